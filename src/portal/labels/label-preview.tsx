import { useTranslation } from 'react-i18next';
import type { LabelPreview as Preview } from '../../contract/label.ts';
import { CodePicture } from '../../ui/controls/code-picture.tsx';
import { withQuietZone } from '../../ui/controls/quiet-zone.ts';
import './labels.css';

/** A label as it is printed: black on white in every theme, so that it can be scanned from the screen too. */
export function LabelPreview({ preview }: { preview: Preview }) {
  const { t } = useTranslation('labels');
  const { designation, serialNumber, reference, host, labelNo, modules } = preview;
  return (
    <div className="label-paper flex flex-wrap items-center gap-3 rounded-control border border-line p-3">
      <CodePicture
        modules={withQuietZone(modules)}
        title={t('codeOf', { serialNumber })}
        className="size-48 max-w-full shrink-0"
      />
      <div className="grid min-w-0 gap-1 leading-close">
        <strong className="text-l">{designation}</strong>
        {/* The sign for a serial number on medical devices (ISO 15223-1), in every language. */}
        <strong className="wrap-anywhere">SN {serialNumber}</strong>
        <span className="font-mono text-s wrap-anywhere">{reference}</span>
        <span className="text-s wrap-anywhere">{host}</span>
        <span className="text-s">{t('labelNo', { labelNo })}</span>
      </div>
    </div>
  );
}
