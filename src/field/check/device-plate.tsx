import type { ReactNode } from 'react';
import type { Language } from '../../contract/language.ts';
import { formatDeviceReference } from '../../domain/device-reference.ts';
import { localText } from '../../domain/local-text.ts';
import { useTranslation } from 'react-i18next';
import type { OpenedCheck } from './opened-check.ts';

type PlateProps = Pick<OpenedCheck, 'device' | 'model'> & {
  language: Language;
  /** The picture of the model, once it is here. */
  children: ReactNode;
};

/** The device as its plate names it, big enough to be held against the plate. */
export function DevicePlate({ device, model, language, children }: PlateProps) {
  const { t } = useTranslation('field');
  const reference = device.deviceRef && formatDeviceReference(device.deviceRef);
  return (
    <section className="card padded" aria-labelledby="plate">
      <div>
        {children}
        <h2 id="plate" className="plate-name">
          {deviceName({ model, modelNo: device.modelNo, unknown: t('device.unknownModel') })}
        </h2>
        {model && (
          <p className="muted small">
            {t('device.kindAndMaker', { kind: localText(model.kind, language), maker: model.manufacturerName })}
          </p>
        )}
      </div>
      {device.serialNumber !== undefined && (
        <p>
          <span className="muted small block">{t('device.serial')}</span>
          <strong className="code plate-number">{device.serialNumber}</strong>
        </p>
      )}
      {device.serialNumber === undefined && reference && (
        <p>
          <span className="muted small block">{t('device.reference')}</span>
          <strong className="code plate-number">{reference}</strong>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4">
        <span className="grow">{t('device.matches')}</span>
        <a className="text-link" href="/qr/function-check">
          {t('device.another')}
        </a>
      </p>
    </section>
  );
}

/** How a device is called on the page: the name of its model, else its number. */
export function deviceName({
  model,
  modelNo,
  unknown,
}: {
  model: OpenedCheck['model'];
  modelNo: number | undefined;
  unknown: string;
}) {
  if (model) return model.designation;
  return modelNo === undefined ? unknown : `${unknown} (${modelNo})`;
}
