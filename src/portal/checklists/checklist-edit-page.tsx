import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { localText } from '../../domain/local-text.ts';
import { shownLanguage } from '../../domain/shown-language.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { freshOf } from '../../ui/page/fresh-query.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ChecklistEditor } from './checklist-editor.tsx';
import { checklistQuery } from './checklist-queries.ts';
import type { Preview } from './preview.ts';
import { NotFound } from '../shell/not-found.tsx';

type EditProps = { checklistId: string; preview: Preview };

/** The editor of a checklist. One that is out of use is only read. */
export function ChecklistEditPage({ checklistId, preview }: EditProps) {
  const portal = usePortal();
  const { t, i18n } = useTranslation(['checklists', 'field']);
  const query = useQuery({ ...checklistQuery(portal.server, checklistId), refetchOnMount: 'always' });
  const words = useViewLabels();
  const back = `/app/checklists/${checklistId}`;
  const name = query.data && localText(query.data.content.name, shownLanguage(i18n.language));
  useTitle(t('edit.title'));
  if (isMissing(query.error) || query.data?.status === 'retired') return <NotFound />;
  return (
    <PageBody>
      <PageHeader
        title={t('edit.title')}
        sub={query.data && `${name}, ${t(`field:kind.${query.data.kind}`)}`}
        actions={<LinkButton href={back}>{t('edit.back')}</LinkButton>}
      />
      <AwaitedView query={freshOf(query)} words={words}>
        {(checklist) => (
          <ChecklistEditor
            checklist={checklist}
            preview={preview}
            onPublished={({ versions: [latest] }) => {
              const message = t('publish.done', { version: latest?.version });
              portal.notify({ message, tone: 'success', isClosable: false });
              portal.goTo(back, 'replace');
            }}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}
