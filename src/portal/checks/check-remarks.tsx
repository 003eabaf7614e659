import { useTranslation } from 'react-i18next';
import type { CheckDetails } from '../../contract/check-details.ts';
import { Banner } from '../../ui/banner.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';

type RemarksProps = { check: CheckDetails; hrefOf: (submissionId: string) => string };

/** What has to be known before anything else of it is read. */
export function CheckRemarks({ check, hrefOf }: RemarksProps) {
  const { t } = useTranslation(['checks', 'work']);
  const { state, flags, closedReason, correctedBySubmissionId, correctsSubmissionId, correctionReason, counts } = check;
  return (
    <>
      {state === 'voided' && (
        <Banner tone="bad" title={t('work:submissionState.voided')}>
          <p>{closedReason}</p>
        </Banner>
      )}
      {correctedBySubmissionId && (
        <Banner tone="soon" title={t('work:submissionState.corrected')}>
          <TextLink href={hrefOf(correctedBySubmissionId)}>{t('toCorrection')}</TextLink>
        </Banner>
      )}
      {correctsSubmissionId && (
        <Banner tone="info" title={t('isCorrection')}>
          <p>{correctionReason}</p>
          <TextLink href={hrefOf(correctsSubmissionId)}>{t('toCorrected')}</TextLink>
        </Banner>
      )}
      {flags.length > 0 && (
        <Banner tone="soon" title={t('work:receipt.marked')}>
          <ul>
            {flags.map((flag) => (
              <li key={flag}>{t(`work:flag.${flag}`)}</li>
            ))}
          </ul>
          {!counts && state !== 'voided' && <p>{t('doesNotCount')}</p>}
        </Banner>
      )}
    </>
  );
}
