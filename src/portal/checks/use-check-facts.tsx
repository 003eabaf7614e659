import { useTranslation } from 'react-i18next';
import type { CheckDetails } from '../../contract/check-details.ts';
import { regional } from '../../i18n/regional.ts';
import type { Fact } from '../../ui/page/description-list.tsx';

/** Who made a check, when and where, and what it was made with. */
export function useCheckFacts() {
  const { t, i18n } = useTranslation(['checks', 'work']);
  const locale = regional(i18n.language);
  const times = (timeZone?: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (check: CheckDetails): Fact[] => {
    const { performer, instruments, signature, site } = check;
    const facts: [string, React.ReactNode][] = [
      [t('performedAt'), `${times(check.timeZone).format(new Date(check.performedAt))} (${check.timeZone})`],
      [t('receivedAt'), times().format(new Date(check.receivedAt))],
      [t('performer'), [performer.name, performer.role, performer.company].filter(Boolean).join(', ')],
      [t('signedIn'), t(check.isSignedIn ? 'yes' : 'no')],
      [t('site'), site?.name ?? ''],
      [t('label'), t(`labels.${check.labelVerification}`)],
      [
        t('instruments'),
        instruments
          .map(({ name, serialNumber, calibratedUntil }) =>
            [
              name,
              serialNumber,
              calibratedUntil && t('calibrated', { date: days.format(new Date(`${calibratedUntil}T00:00:00Z`)) }),
            ]
              .filter(Boolean)
              .join(', '),
          )
          .join('; '),
      ],
      [t('comment'), check.overallComment],
      [t('state'), t(`work:submissionState.${check.state}`)],
      [t('signature'), signature && <Signature signature={signature} />],
    ];
    return facts.flatMap(([term, value]) => (value === null || value === '' ? [] : [{ term, value }]));
  };
}

function Signature({ signature }: { signature: NonNullable<CheckDetails['signature']> }) {
  const { t } = useTranslation('checks');
  if (signature.kind === 'typed') return signature.name;
  return (
    <svg viewBox="0 0 600 200" role="img" aria-label={t('drawn')} className="w-full rounded-control border border-line">
      <path d={signature.path} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
