import type { MeasurementItem } from '../../contract/checklist.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath, failedPath, infoPath, okPath } from '../../ui/icon-paths.ts';
import type { EvaluatedMeasurement } from './evaluated-measurement.ts';
import { toneOf } from './measurement-tone.ts';
import { shownValue } from './shown-value.ts';
import { usualRange } from './usual-range.ts';

const paths = { notANumber: failedPath, noted: infoPath, pass: okPath, remark: attentionPath, fail: failedPath };

type VerdictProps = { id: string; item: MeasurementItem; evaluated: EvaluatedMeasurement; language: string };

/** What a measured value means: the verdict, the value as it was understood, and how far it is from the limit. */
export function MeasurementVerdict({ id, item, evaluated, language }: VerdictProps) {
  const { t } = useTranslation('field');
  const shown = (value: number) => `${shownValue(value, item, language)} ${item.unit.shown}`;
  return (
    <div id={id} role="status">
      {evaluated.kind === 'open' && evaluated.typed > 0 && (
        <p className="hint">{t('reading.more', { typed: evaluated.typed, total: evaluated.wanted })}</p>
      )}
      {evaluated.kind !== 'open' && (
        <div className={`verdict ${toneOf[evaluated.kind]}`}>
          <Icon path={paths[evaluated.kind]} />
          <div>
            <strong>{t(`measured.${evaluated.kind}`)}</strong>
            {words(evaluated)}
            {'isImplausible' in evaluated && evaluated.isImplausible && (
              <p>{t('measured.implausible', { value: shown(evaluated.value), usual: usualRange(item, shown) })}</p>
            )}
          </div>
        </div>
      )}
    </div>
  );

  function words(it: Exclude<EvaluatedMeasurement, { kind: 'open' }>): string {
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
