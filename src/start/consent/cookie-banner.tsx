import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { giveConsent, isConsentGiven } from './cookie-consent.ts';

/** The note about cookies, until it is read. It stands under the bar and not over the page: it covers no action. */
export function CookieBanner() {
  const { t } = useTranslation('work');
  const [isRead, setRead] = useState(isConsentGiven);
  if (isRead) return null;
  function consent() {
    giveConsent(new Date());
    setRead(true);
  }
  return (
    <section aria-label={t('cookies.label')} className="strip info">
      <span className="grow">
        {t('cookies.text')} <a href="/privacy-policy">{t('cookies.policy')}</a>
      </span>
      <button type="button" className="text-link" onClick={consent}>
        {t('cookies.consent')}
      </button>
    </section>
  );
}
