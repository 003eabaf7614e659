import type { DemoLabels } from '../../contract/demo-label.ts';
import { keyOfCode } from '../../i18n/key-of-code.ts';
import { useTranslation } from 'react-i18next';
import { CodePicture } from '../../ui/controls/code-picture.tsx';
import { withQuietZone } from '../../ui/controls/quiet-zone.ts';

/** A code that sticks on devices besides our labels, with what it says in print. There is nothing to open behind it. */
export function OtherCode({ code }: { code: DemoLabels['otherCodes'][number] }) {
  const { t, i18n } = useTranslation(['demo']);
  const { designation, serialNumber, text, modules } = code;
  return (
    <li>
      <div className="device-label">
        <CodePicture modules={withQuietZone(modules)} title={t('demo:codeOf', { serialNumber })} />
        <div>
          <strong>{designation}</strong>
          {printedLines(text).map((line) => (
            <span key={line} className="code printed">
              {line}
            </span>
          ))}
        </div>
      </div>
      <p className="small">{t(keyOfCode(i18n, 'demo:case', code.case))}</p>
    </li>
  );
}

/** An element string of GS1 in one line for each of its parts, as it is printed beside a mark. */
const printedLines = (text: string) => text.split(/(?=\(\d{2,4}\))/);
