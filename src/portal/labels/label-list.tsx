import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Device } from '../../contract/device.ts';
import { regional } from '../../i18n/regional.ts';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath, failedPath, okPath } from '../../ui/icon-paths.ts';

export type ListedLabel = Device['labels'][number] & { reason?: string | null };

const looks = {
  current: { path: okPath, tone: 'text-main' },
  superseded: { path: attentionPath, tone: 'text-second' },
  revoked: { path: failedPath, tone: 'text-fail-text' },
} as const;

type ListProps = { labels: readonly ListedLabel[]; actionOf?: (label: ListedLabel) => ReactNode };

/** Every label a device ever had, the latest first: number, day, state, and why it was made. */
export function LabelList({ labels, actionOf }: ListProps) {
  const { t, i18n } = useTranslation('labels');
  const dates = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  if (labels.length === 0) return <p className="p-(--pad) text-second">{t('none')}</p>;
  return (
    <ol>
      {labels.map((label) => {
        const { labelNo, labelDay, state, reason } = label;
        return (
          <li
            key={labelNo}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-(--pad) py-3 last:border-b-0"
          >
            <div className="min-w-0 grow">
              <h3 className="text-m">{t('labelNo', { labelNo })}</h3>
              <p className="flex flex-wrap items-center gap-x-2 text-s text-second">
                <span className={`inline-flex items-center gap-1 ${looks[state].tone} [&_.icon]:size-4`}>
                  <Icon path={looks[state].path} />
                  {t(`state.${state}`)}
                </span>
                <time dateTime={labelDay}>{dates.format(new Date(`${labelDay}T00:00:00Z`))}</time>
              </p>
              {reason && <p className="text-s wrap-anywhere">{reason}</p>}
            </div>
            {actionOf?.(label)}
          </li>
        );
      })}
    </ol>
  );
}
