import { useTranslation } from 'react-i18next';
import type { ChecksReviewed } from '../../contract/check-review.ts';
import { keyOfCode } from '../../i18n/key-of-code.ts';
import { regional } from '../../i18n/regional.ts';
import { crossPath } from '../../ui/icon-paths.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';

type StayedProps = { customerId: string; stayed: ChecksReviewed['stayed']; onClose: () => void };

const mostNamed = 50;

/** Checks that a decision about many left as they were, each by its name, and why. */
export function StayedChecks({ customerId, stayed, onClose }: StayedProps) {
  const { t, i18n } = useTranslation(['checks']);
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const counted = (count: number) => ({ count, number: numbers.format(count) });
  const more = stayed.length - mostNamed;
  return (
    <div role="alert" className="p-(--pad) text-s">
      <div className="flex items-start justify-between gap-2">
        <p className="font-strong">{t('queue.stayed', counted(stayed.length))}</p>
        <IconButton icon={crossPath} label={t('queue.closeStayed')} onPress={onClose} isSmall />
      </div>
      <ul className="mt-2 grid gap-1">
        {stayed.slice(0, mostNamed).map(({ submissionId, code, check }) => (
          <li key={submissionId}>
            {check ? (
              <TextLink href={`/app/customers/${customerId}/checks/${submissionId}`}>
                <span className="font-mono">{check.protocolNo}</span> {check.device}
              </TextLink>
            ) : (
              t('queue.unknown')
            )}
            : {t(keyOfCode(i18n, 'checks:stayedCode', code))}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-second">{t('queue.stayedMore', counted(more))}</p>}
    </div>
  );
}
