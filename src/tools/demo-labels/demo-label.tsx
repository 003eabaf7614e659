import type { DemoLabels } from '../../contract/demo-label.ts';
import { formatDeviceReference } from '../../domain/device-reference.ts';
import { keyOfCode } from '../../i18n/key-of-code.ts';
import { useTranslation } from 'react-i18next';
import { LabelCode } from './label-code.tsx';

/** One label as it would stick on a device, and under it what it shows when it is opened. */
export function DemoLabel({ label }: { label: DemoLabels['labels'][number] }) {
  const { t, i18n } = useTranslation(['demo', 'field']);
  const { designation, modelNo, serialNumber, deviceRef, labelNo, url } = label;
  const caption = t(keyOfCode(i18n, 'demo:case', label.case));
  return (
    <li>
      <div className="device-label">
        <LabelCode text={url} title={t('demo:codeOf', { serialNumber })} />
        <div>
          <strong>{designation}</strong>
          <span>{t('demo:modelNo', { modelNo })}</span>
          <span>
            SN <span className="code">{serialNumber}</span>
          </span>
          <span className="code reference">{formatDeviceReference(deviceRef)}</span>
          <span>{new URL(url).host.toLowerCase()}</span>
          <span>{t('demo:labelNo', { labelNo })}</span>
        </div>
      </div>
      <p className="small">{caption}</p>
      <a className="text-link no-print" href={pathOf(url)}>
        {t('demo:open', { serialNumber })}
      </a>
    </li>
  );
}

/** The same label on this very host, whatever the host it was printed for. */
const pathOf = (url: string) => new URL(url).pathname;
