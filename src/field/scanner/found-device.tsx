import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { nextPath } from '../../ui/more-icon-paths.ts';
import type { FoundProps } from './found-sheet.tsx';
import type { ScannedDevice } from './scanned-device.ts';

type FoundDeviceProps = FoundProps & {
  /** Null while something is still to be asked. */
  device: ScannedDevice | null;
  modelNo: number | undefined;
  serialNumber: string | undefined;
  children: ReactNode;
};

/** A device that was found, its serial number big enough to be held against the plate, and the way on. */
export function FoundDevice(props: FoundDeviceProps) {
  const { device, modelNo, serialNumber, pack, purpose, hrefOf, again, children } = props;
  const { t } = useTranslation('scan');
  const model = pack?.models.find((it) => it.modelNo === modelNo);
  const onward = useRef<HTMLAnchorElement>(null);
  useEffect(() => onward.current?.focus({ preventScroll: true }), []);
  const other = purpose === 'check' ? 'registration' : 'check';
  return (
    <div className="scanner-sheet">
      <div>
        <h2>{model?.designation ?? t('found.unknownModel')}</h2>
        {serialNumber !== undefined && (
          <p>
            <span className="muted small block">{t('found.serial')}</span>
            <strong className="code scanner-serial">{serialNumber}</strong>
          </p>
        )}
      </div>
      {children}
      {device && (
        <a ref={onward} className="button primary big" href={hrefOf(device, purpose)}>
          {t(`found.${purpose}`)}
          <Icon path={nextPath} large />
        </a>
      )}
      <div className="halves">
        <button type="button" className="button" onClick={again}>
          {t('found.again')}
        </button>
        {device && (
          <a className="button" href={hrefOf(device, other)}>
            {t(`found.${other}`)}
          </a>
        )}
      </div>
    </div>
  );
}
