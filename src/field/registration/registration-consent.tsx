import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { failedPath } from '../../ui/icon-paths.ts';
import type { FieldErrors } from './registration-errors.ts';
import type { ChangeField } from './registration-group.tsx';

type ConsentProps = { fields: Record<string, string>; version: string; errors: FieldErrors; change: ChangeField };

/** What happens with the data, that it was read, and what is free to choose. */
export function RegistrationConsent({ fields, version, errors, change }: ConsentProps) {
  const { t } = useTranslation('work');
  return (
    <section className="card padded" aria-labelledby="consent">
      <h2 id="consent">{t('registration.consent')}</h2>
      <p className="muted small" id="privacy-text">
        {t('registration.privacyText', { version })}
      </p>
      <div>
        <label className="tick">
          <input
            type="checkbox"
            name="privacy"
            aria-describedby={errors.privacy ? 'privacy-text privacy-error' : 'privacy-text'}
            aria-invalid={Boolean(errors.privacy)}
            checked={fields.privacy === 'yes'}
            onChange={(event) => change('privacy', event.target.checked ? 'yes' : '')}
          />
          <span>{t('registration.privacyRead')}</span>
        </label>
        {errors.privacy && (
          <p className="message bad" id="privacy-error">
            <Icon path={failedPath} />
            {t('fieldError.notAgreed')}
          </p>
        )}
        <label className="tick">
          <input
            type="checkbox"
            name="marketing"
            checked={fields.marketing === 'yes'}
            onChange={(event) => change('marketing', event.target.checked ? 'yes' : '')}
          />
          <span>{t('registration.marketing')}</span>
        </label>
      </div>
    </section>
  );
}
