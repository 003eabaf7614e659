import type { MeasurementItem } from '../../contract/checklist.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath, failedPath, infoPath, okPath } from '../../ui/icon-paths.ts';
import type { JudgedMeasurement } from './judged-measurement.ts';
import { toneOf } from './measurement-tone.ts';
import { shownValue } from './shown-value.ts';
import { usualRange } from './usual-range.ts';

const paths = { notANumber: failedPath, noted: infoPath, pass: okPath, remark: attentionPath, fail: failedPath };

type VerdictProps = { id: string; item: MeasurementItem; judged: JudgedMeasurement; language: string };

/** What a measured value means: the verdict, the value as it was understood, and how far it is from the limit. */
export function MeasurementVerdict({ id, item, judged, language }: VerdictProps) {
  const { t } = useTranslation('field');
  const shown = (value: number) => `${shownValue(value, item, language)} ${item.unit.shown}`;
  return (
    <div id={id} role="status">
      {judged.kind === 'open' && judged.typed > 0 && (
        <p className="hint">{t('reading.more', { typed: judged.typed, total: judged.wanted })}</p>
      )}
      {judged.kind !== 'open' && (
        <div className={`verdict ${toneOf[judged.kind]}`}>
          <Icon path={paths[judged.kind]} />
          <div>
            <strong>{t(`measured.${judged.kind}`)}</strong>
            {words(judged)}
            {'isImplausible' in judged && judged.isImplausible && (
              <p>{t('measured.implausible', { value: shown(judged.value), usual: usualRange(item, shown) })}</p>
            )}
          </div>
        </div>
      )}
    </div>
  );

  function words(it: Exclude<JudgedMeasurement, { kind: 'open' }>): string {
    switch (it.kind) {
      case 'notANumber':
        return t('measured.notANumberHelp', { typed: it.typed, example: shownValue(10.5, { decimals: 1 }, language) });
      case 'noted':
      case 'pass':
        return t(item.repeat > 1 ? `measured.of.${item.aggregate}` : 'measured.value', { value: shown(it.value) });
      case 'remark':
      case 'fail':
        return t(`measured.${it.kind === 'fail' ? 'limit' : 'warning'}.${it.side}`, {
          value: shown(it.value),
          distance: shown(it.distance),
          limit: shown(it.limit),
        });
    }
  }
}
