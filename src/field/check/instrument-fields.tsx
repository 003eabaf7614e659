import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { Banner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { plusPath } from '../../ui/more-icon-paths.ts';
import { isCalibrationOver } from './is-calibration-over.ts';
import { ReviewField, type ReviewFieldsProps } from './review-field.tsx';
import { instrumentPlaces, usedInstrumentPlaces } from './submission-from-draft.ts';
import { useRememberedInstruments } from './use-remembered-instruments.ts';

type InstrumentProps = ReviewFieldsProps & {
  opening: StorageOpening | null;
  isRequired: boolean;
  /** The day it is on this phone, YYYY-MM-DD. */
  today: string;
};

/** The measuring instruments that were used: those of the check before to begin with, asked for one by one. */
export function InstrumentFields({ isRequired, today, opening, ...props }: InstrumentProps) {
  const { t } = useTranslation('work');
  const { isRemembered, empty } = useRememberedInstruments({ keeper: props.keeper, opening });
  const [added, setAdded] = useState(1);
  const shown = Math.max(added, ...usedInstrumentPlaces(props.fields).map((place) => place + 1));
  return (
    <section className="card padded" aria-labelledby="instruments">
      <h2 id="instruments">{t('instrument.title')}</h2>
      {isRemembered && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="muted small grow">{t('instrument.remembered')}</span>
          <button type="button" className="text-link" onClick={empty}>
            {t('instrument.others')}
          </button>
        </p>
      )}
      {Array.from({ length: shown }, (_, place) => (
        <fieldset key={place} className="grid gap-4">
          <legend className={shown > 1 ? 'strong pb-2' : 'unseen'}>{t('instrument.nr', { nr: place + 1 })}</legend>
          <ReviewField
            {...props}
            name={`instrument${place}Name`}
            label={t('instrument.name')}
            isOptional={!isRequired || place > 0}
            hint={t('instrument.nameHelp')}
          />
          <ReviewField {...props} name={`instrument${place}Serial`} label={t('instrument.serial')} isOptional />
          <ReviewField
            {...props}
            name={`instrument${place}CalibratedUntil`}
            label={t('instrument.calibratedUntil')}
            isOptional
            type="date"
          />
          <div role="status">
            {isCalibrationOver(props.fields[`instrument${place}CalibratedUntil`], today) && (
              <Banner tone="soon" title={t('instrument.expired')}>
                <p>{t('instrument.expiredHelp')}</p>
              </Banner>
            )}
          </div>
        </fieldset>
      ))}
      {shown < instrumentPlaces && (
        <button type="button" className="button" onClick={() => setAdded(shown + 1)}>
          <Icon path={plusPath} />
          {t('instrument.another')}
        </button>
      )}
    </section>
  );
}
