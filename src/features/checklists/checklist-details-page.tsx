import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { localText } from '../../domain/local-text.ts';
import { shownLanguage } from '../../domain/shown-language.ts';
import { AsOf } from '../../i18n/as-of.tsx';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { lockPath, penPath } from '../../ui/more-icon-paths.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { Badge } from '../../ui/portal/badge.tsx';
import { LinkButton } from '../../ui/portal/link-button.tsx';
import { PageBody } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { Tabs } from '../../ui/portal/tabs.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ChecklistActions } from './checklist-actions.tsx';
import { checklistQuery } from './checklist-queries.ts';
import type { Preview } from './preview.ts';
import { ReadBesidePhone } from './read-beside-phone.tsx';
import { VersionList } from './version-list.tsx';

type DetailsProps = Desk & {
  checklistId: string;
  /** What was changed of it; null for those who may not see that. */
  history: ReactNode;
  preview: Preview;
  notFound: ReactNode;
};

/** A checklist as it stands: its draft, else its latest version; all its versions; and what can be done with it. */
export function ChecklistDetailsPage({ checklistId, history, preview, notFound, ...desk }: DetailsProps) {
  const { t, i18n } = useTranslation(['checklists', 'desk']);
  const { server, permissions, isReadOnly, pathname, search, goTo } = desk;
  const query = useQuery(checklistQuery(server, checklistId));
  const words = useViewWords();
  const name = query.data && localText(query.data.content.name, shownLanguage(i18n.language));
  const mayWrite = permissions.has('model.write');
  const wished = new URLSearchParams(search).get('tab');
  const open = wished === 'versions' || (history && wished === 'history') ? wished : 'content';
  useTitle(name ?? t('list.title'));
  if (isMissing(query.error)) return notFound;
  return (
    <PageBody>
      <AwaitedView query={query} words={words} isSilence={(error) => error instanceof ServerSilent}>
        {(checklist) => {
          const { id, status, kind, content, versions } = checklist;
          const [latest] = versions;
          const isDraft = latest?.state === 'draft';
          return (
            <>
              <PageHeader
                title={name ?? ''}
                sub={<AsOf query={query} />}
                state={
                  status === 'retired' && (
                    <Badge tone="idle" icon={lockPath}>
                      {t('status.retired')}
                    </Badge>
                  )
                }
                actions={mayWrite && <ChecklistActions {...desk} checklist={checklist} name={name ?? ''} />}
                primary={
                  mayWrite &&
                  !isReadOnly &&
                  status === 'active' && (
                    <LinkButton variant="primary" icon={penPath} href={`${pathname}/edit`}>
                      {t('edit.act')}
                    </LinkButton>
                  )
                }
              />
              <Tabs
                label={name ?? ''}
                open={open}
                onOpen={(tab) => goTo(tab === 'content' ? pathname : `${pathname}?tab=${tab}`, 'replace')}
                tabs={[
                  {
                    id: 'content',
                    label: t('details.title'),
                    content: (
                      <ReadBesidePhone {...desk} content={content} kind={kind} preview={preview}>
                        {isDraft && <Banner tone="info" title={t('versions.isDraft', { version: latest.version })} />}
                      </ReadBesidePhone>
                    ),
                  },
                  {
                    id: 'versions',
                    label: t('versions.title'),
                    count: versions.length,
                    content: <VersionList id={id} versions={versions} />,
                  },
                  ...(history ? [{ id: 'history', label: t('desk:history.title'), content: history }] : []),
                ]}
              />
            </>
          );
        }}
      </AwaitedView>
    </PageBody>
  );
}
