import type { PackModel } from '../../contract/pack.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Field } from '../../ui/field.tsx';
import type { LookUp } from './look-up-reference.ts';
import { ModelSelect } from './model-select.tsx';
import type { EntryError, TypedEntry } from './typed-entry.ts';

export type EntryFieldsProps = {
  typed: TypedEntry;
  type: (change: Partial<TypedEntry>) => void;
  error: EntryError | null;
  models: PackModel[];
};

/** The reference printed beside the code, with its check symbol; the model too, where the server cannot tell it. */
export function ReferenceField({ typed, type, error, lookUp, models }: EntryFieldsProps & { lookUp: LookUp | null }) {
  const { t } = useTranslation('work');
  return (
    <>
      <Field
        label={t('entry.reference')}
        hint={t('entry.referenceHelp')}
        error={error?.field === 'reference' ? t(`entry.error.${error.code}`, { ...error }) : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="input code"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={typed.reference}
            onChange={(event) => type({ reference: event.target.value })}
          />
        )}
      </Field>
      <div role="status" className="grid gap-4">
        {lookUp && lookUp.kind !== 'found' && (
          <>
            <Banner tone="soon" title={t(`entry.lookUp.${lookUp.kind}.title`)}>
              <p>{t(`entry.lookUp.${lookUp.kind}.text`)}</p>
            </Banner>
            <ModelSelect {...{ typed, type, error, models }} isOptional />
          </>
        )}
      </div>
    </>
  );
}
