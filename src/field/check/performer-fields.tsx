import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftForPerson, withoutPerformer } from '../../domain/draft-for-person.ts';
import type { FieldStorage, StorageOpening } from '../../offline/field-storage.ts';
import { personHere } from '../../session/person-here.ts';
import { ReviewField, type ReviewFieldsProps } from './review-field.tsx';
import { signedInPerformer } from './signed-in-performer.ts';

const fieldOf = {
  name: 'performerName',
  role: 'performerRole',
  company: 'performerCompany',
  email: 'performerEmail',
} as const;
const parts = Object.keys(fieldOf) as (keyof typeof fieldOf)[];

const readPerformer = async (storage: FieldStorage) => (await storage.remembered()).performer.read();

/** Who made the check: whoever is signed in, else as remembered on this phone, until somebody says "not me". */
export function PerformerFields({ opening, ...props }: ReviewFieldsProps & { opening: StorageOpening | null }) {
  const { keeper, fields: shown } = props;
  const { t } = useTranslation('work');
  const [isRemembered, setRemembered] = useState(false);
  const storage = opening?.kind === 'open' ? opening.storage : null;

  useEffect(() => {
    const isEmpty = () => !parts.some((part) => keeper.read().draft.fields[fieldOf[part]]);
    keeper.revise((draft) => draftForPerson(draft, personHere()?.userId));
    const account = isEmpty() && signedInPerformer(personHere());
    if (account) return keeper.change((draft) => ({ ...draft, fields: { ...draft.fields, ...account } }));
    if (!storage) return;
    void readPerformer(storage).then((performer) => {
      if (!performer || !isEmpty()) return;
      setRemembered(true);
      const filled = Object.fromEntries(parts.map((part) => [fieldOf[part], performer[part]]));
      keeper.change((draft) => ({ ...draft, fields: { ...draft.fields, ...filled } }));
    });
  }, [storage, keeper]);

  const forget = () => {
    setRemembered(false);
    void storage?.remembered().then(({ performer }) => performer.forget());
    keeper.change(withoutPerformer);
  };

  if (shown.performerUserId) return <SignedInPerformer fields={shown} leave={forget} />;
  return (
    <section className="card padded" aria-labelledby="performer">
      <h2 id="performer">{t('performer.title')}</h2>
      {isRemembered && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="muted small grow">{t('performer.remembered')}</span>
          <button type="button" className="text-link" onClick={forget}>
            {t('performer.notMe')}
          </button>
        </p>
      )}
      <ReviewField {...props} name="performerName" label={t('performer.name')} autoComplete="name" />
      <ReviewField
        {...props}
        name="performerRole"
        label={t('performer.role')}
        isOptional
        autoComplete="organization-title"
      />
      <ReviewField
        {...props}
        name="performerCompany"
        label={t('performer.company')}
        isOptional
        autoComplete="organization"
      />
      <ReviewField
        {...props}
        name="performerEmail"
        label={t('performer.email')}
        isOptional
        type="email"
        autoComplete="email"
      />
    </section>
  );
}

type SignedInProps = Pick<ReviewFieldsProps, 'fields'> & { leave: () => void };

/** Somebody with an account: named, not typed, because the server takes their session for it. */
function SignedInPerformer({ fields, leave }: SignedInProps) {
  const { t } = useTranslation('work');
  const { performerName: name = '', performerRole, performerCompany } = fields;
  return (
    <section className="card padded" aria-labelledby="performer">
      <h2 id="performer">{t('performer.title')}</h2>
      <p>
        <span className="strong block">{name}</span>
        <span className="muted small">{[performerRole, performerCompany].filter(Boolean).join(', ')}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-4">
        <span className="muted small grow">{t('performer.signedIn')}</span>
        <button type="button" className="text-link" onClick={leave}>
          {t('performer.notSignedIn')}
        </button>
      </p>
    </section>
  );
}
