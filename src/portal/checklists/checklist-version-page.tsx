import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { localText } from '../../domain/local-text.ts';
import { shownLanguage } from '../../domain/shown-language.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { Banner } from '../../ui/banner.tsx';
import { lockPath } from '../../ui/more-icon-paths.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { versionQuery } from './checklist-queries.ts';
import type { Preview } from './preview.ts';
import { ReadBesidePhone } from './read-beside-phone.tsx';
import { NotFound } from '../shell/not-found.tsx';

type VersionProps = { checklistId: string; version: number; preview: Preview };

/** One published version, as checks were made with it. */
export function ChecklistVersionPage({ checklistId, version, preview }: VersionProps) {
  const portal = usePortal();
  const { t, i18n } = useTranslation('checklists');
  const query = useQuery(versionQuery(portal.server, { checklistId, version }));
  const words = useViewLabels();
  const title = t('versions.nth', { version });
  useTitle(title);
  if (isMissing(query.error)) return <NotFound />;
  return (
    <PageBody>
      <PageHeader
        title={title}
        sub={query.data && localText(query.data.name, shownLanguage(i18n.language))}
        actions={<LinkButton href={`/app/checklists/${checklistId}?tab=versions`}>{t('versions.all')}</LinkButton>}
      />
      <AwaitedView query={query} words={words}>
        {(content) => (
          <ReadBesidePhone content={content} kind={content.kind} preview={preview}>
            <Banner tone="info" icon={lockPath} title={t('versions.neverChanges')} />
          </ReadBesidePhone>
        )}
      </AwaitedView>
    </PageBody>
  );
}
