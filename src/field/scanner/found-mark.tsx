import { useState } from 'react';
import { readingsOfModel, type UdiMark } from '../../domain/udi-mark.ts';
import { regional } from '../../i18n/regional.ts';
import { useTranslation } from 'react-i18next';
import { FoundDevice } from './found-device.tsx';
import type { FoundProps } from './found-sheet.tsx';
import type { ScannedDevice } from './scanned-device.ts';
import type { UdiSeen } from './seen-codes.ts';
import { SerialQuestion } from './serial-question.tsx';

const longestKept = 500; // characters of a mark that a registration may carry

/** A device found by its UDI mark. What the mark leaves open, its serial number above all, is asked. */
export function FoundMark(props: FoundProps & { found: UdiSeen }) {
  const { found, pack } = props;
  const [told, setTold] = useState<string | null>(null);
  const { udiDi } = found.readings[0];
  const model = pack?.models.find((it) => it.udiDi === udiDi);
  const readings = readingsOfModel(found.readings, model?.serialPattern);
  const serials = [...new Set(readings.flatMap(({ serialNumber }) => serialNumber ?? []))];
  const isClear = readings.length === 1 && serials.length === 1;
  const serialNumber = isClear ? serials[0] : (told ?? undefined);
  const device: ScannedDevice | null =
    serialNumber === undefined
      ? null
      : {
          udiDi,
          modelNo: model?.modelNo,
          serialNumber,
          ...(isClear && found.text.length <= longestKept && { udiRaw: found.text }),
        };
  const mark = readings.find((it) => it.serialNumber === serialNumber) ?? readings[0]!;
  return (
    <FoundDevice key={serialNumber} {...props} {...{ device, serialNumber }} modelNo={model?.modelNo}>
      <MarkFacts mark={mark} />
      {serialNumber === undefined && <SerialQuestion serials={serials} onSerial={setTold} />}
    </FoundDevice>
  );
}

function MarkFacts({ mark }: { mark: UdiMark }) {
  const { t, i18n } = useTranslation('scan');
  const day = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  const facts = [
    [t('mark.udiDi'), mark.udiDi],
    [t('mark.lot'), mark.lotNumber],
    [t('mark.madeOn'), mark.manufacturedOn && day.format(Date.parse(mark.manufacturedOn))],
    [t('mark.expiresOn'), mark.expiresOn && day.format(Date.parse(mark.expiresOn))],
  ];
  return (
    <dl className="facts">
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="code">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
