import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { localText } from '../../domain/local-text.ts';
import { shownLanguage } from '../../domain/shown-language.ts';
import { useDetailsLabels } from '../../i18n/use-portal-labels.ts';
import { Banner } from '../../ui/banner.tsx';
import { lockPath } from '../../ui/more-icon-paths.ts';
import { Badge } from '../../ui/controls/badge.tsx';
import { DetailsPage } from '../../ui/page/details-page.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ChecklistActions } from './checklist-actions.tsx';
import { checklistQuery } from './checklist-queries.ts';
import type { Preview } from './preview.ts';
import { ReadBesidePhone } from './read-beside-phone.tsx';
import { VersionList } from './version-list.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { historyOf } from '../shell/history-of.tsx';

type DetailsProps = {
  checklistId: string;
  preview: Preview;
};

/** A checklist as it stands: its draft, else its latest version; all its versions; and what can be done with it. */
export function ChecklistDetailsPage({ checklistId, preview }: DetailsProps) {
  const portal = usePortal();
  const { t, i18n } = useTranslation('checklists');
  const { server, permissions } = portal;
  const query = useQuery(checklistQuery(server, checklistId));
  const words = useDetailsLabels();
  const name = query.data && localText(query.data.content.name, shownLanguage(i18n.language));
  const mayWrite = permissions.has('model.write');
  useTitle(name ?? t('list.title'));
  if (isMissing(query.error)) return <NotFound />;
  return (
    <DetailsPage
      portal={portal}
      query={query}
      words={words}
      history={historyOf(portal, {
        customerId: portal.person.customerId,
        entityType: 'checklist',
        entityId: checklistId,
      })}
    >
      {(checklist) => {
        const { id, status, kind, content, versions } = checklist;
        const [latest] = versions;
        const draft = latest?.state === 'draft' && (
          <Banner tone="info" title={t('versions.isDraft', { version: latest.version })} />
        );
        return {
          title: name ?? '',
          state: status === 'retired' && (
            <Badge tone="idle" icon={lockPath}>
              {t('status.retired')}
            </Badge>
          ),
          actions: mayWrite && <ChecklistActions checklist={checklist} name={name ?? ''} />,
          edit: mayWrite && status === 'active' && t('edit.act'),
          tabs: [
            {
              id: 'content',
              label: t('details.title'),
              content: (
                <ReadBesidePhone content={content} kind={kind} preview={preview}>
                  {draft}
                </ReadBesidePhone>
              ),
            },
            {
              id: 'versions',
              label: t('versions.title'),
              count: versions.length,
              content: <VersionList id={id} versions={versions} />,
            },
          ],
        };
      }}
    </DetailsPage>
  );
}
