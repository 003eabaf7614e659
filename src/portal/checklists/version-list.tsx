import { useTranslation } from 'react-i18next';
import type { ChecklistDetails } from '../../contract/checklist-details.ts';
import { regional } from '../../i18n/regional.ts';
import { penPath } from '../../ui/more-icon-paths.ts';
import { Badge } from '../../ui/controls/badge.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { RowLink } from '../../ui/list/row-link.tsx';

/** Every version there was, the latest first. What was published can be read for ever. */
export function VersionList({ id, versions }: Pick<ChecklistDetails, 'id' | 'versions'>) {
  const { t, i18n } = useTranslation('checklists');
  const times = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card isFlush>
      <ul>
        {versions.map(({ version, state, publishedAt }) => (
          <li
            key={version}
            className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-line px-(--pad) py-2 last:border-b-0"
          >
            {state === 'draft' ? (
              <>
                <span className="grow font-strong">{t('versions.nth', { version })}</span>
                <Badge tone="info" icon={penPath}>
                  {t('versions.draft')}
                </Badge>
              </>
            ) : (
              <>
                <span className="grow">
                  <RowLink href={`/app/checklists/${id}/versions/${version}`}>{t('versions.nth', { version })}</RowLink>
                </span>
                <span className="text-second">
                  {publishedAt && t('versions.publishedAt', { when: times.format(new Date(publishedAt)) })}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
