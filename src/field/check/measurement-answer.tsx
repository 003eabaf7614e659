import type { MeasurementItem } from '../../contract/checklist.ts';
import { useTranslation } from 'react-i18next';
import type { AnswerProps } from './answer-props.ts';
import { evaluatedMeasurement, type EvaluatedMeasurement } from './evaluated-measurement.ts';
import { MeasurementBand } from './measurement-band.tsx';
import { toneOf } from './measurement-tone.ts';
import { MeasurementVerdict } from './measurement-verdict.tsx';

/** A measured value with its unit in one frame, the limits as a band, and the verdict in words. */
export function MeasurementAnswer({ item, label, language, draft, change }: AnswerProps<MeasurementItem>) {
  const { t } = useTranslation('field');
  const typed = draft?.typed ?? [];
  const evaluated = evaluatedMeasurement(item, typed);
  const verdictId = `${item.itemId}-verdict`;
  return (
    <>
      {Array.from({ length: item.repeat }, (_, place) => (
        <div key={place} className={`reading ${toneOf[evaluated.kind]}`}>
          <input
            aria-label={item.repeat === 1 ? label : t('reading.label', { label, nr: place + 1, total: item.repeat })}
            aria-describedby={verdictId}
            aria-invalid={evaluated.kind === 'notANumber' || evaluated.kind === 'fail'}
            // The number pads of some phones have no minus.
            inputMode={isNegativePossible(item) ? 'text' : 'decimal'}
            autoComplete="off"
            value={typed[place] ?? ''}
            onChange={(event) => change({ typed: withReading(item, typed, [place, event.target.value]), result: null })}
          />
          <span className="unit">{item.unit.shown}</span>
        </div>
      ))}
      <MeasurementBand item={item} value={valueOf(evaluated)} tone={toneOf[evaluated.kind]} language={language} />
      <MeasurementVerdict id={verdictId} item={item} evaluated={evaluated} language={language} />
    </>
  );
}

const valueOf = (evaluated: EvaluatedMeasurement) => ('value' in evaluated ? evaluated.value : null);

const isNegativePossible = ({ lower, warnLower, plausMin }: MeasurementItem) =>
  [lower, warnLower, plausMin].some((limit) => limit !== undefined && limit < 0);

const withReading = ({ repeat }: MeasurementItem, typed: readonly string[], [place, text]: [number, string]) =>
  Array.from({ length: repeat }, (_, at) => (at === place ? text : (typed[at] ?? '')));
