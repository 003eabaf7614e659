import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { AsOf } from '../../i18n/as-of.tsx';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { penPath } from '../../ui/more-icon-paths.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { Card } from '../../ui/portal/card.tsx';
import { DescriptionList } from '../../ui/portal/description-list.tsx';
import { LinkButton } from '../../ui/portal/link-button.tsx';
import { PageBody, TwoColumns } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { Tabs } from '../../ui/portal/tabs.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ModelActions } from './model-actions.tsx';
import { modelQuery } from './model-queries.ts';
import { ModelState } from './model-state.tsx';
import { PictureCard } from './picture-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { useModelFacts } from './use-model-facts.tsx';

type DetailsProps = Desk & {
  modelId: string;
  /** What was changed of it; null for those who may not see that. */
  history: ReactNode;
  notFound: ReactNode;
};

/** What is known of a device model, which checks its devices are due for, and what can be done with it. */
export function ModelDetailsPage({ modelId, history, notFound, ...desk }: DetailsProps) {
  const { t } = useTranslation(['models', 'desk']);
  const { server, permissions, isReadOnly, languageNames, pathname, search, goTo } = desk;
  const query = useQuery(modelQuery(server, modelId));
  const words = useViewWords();
  const facts = useModelFacts(languageNames);
  const mayWrite = permissions.has('model.write');
  const open = history && new URLSearchParams(search).get('tab') === 'history' ? 'history' : 'details';
  useTitle(query.data?.designation ?? t('list.title'));
  if (isMissing(query.error)) return notFound;
  return (
    <PageBody>
      <AwaitedView query={query} words={words} isSilence={(error) => error instanceof ServerSilent}>
        {(model) => (
          <>
            <PageHeader
              title={model.designation}
              sub={<AsOf query={query} />}
              state={model.status !== 'released' && <ModelState status={model.status} />}
              actions={mayWrite && <ModelActions {...desk} model={model} />}
              primary={
                mayWrite &&
                !isReadOnly && (
                  <LinkButton variant="primary" icon={penPath} href={`${pathname}/edit`}>
                    {t('edit.act')}
                  </LinkButton>
                )
              }
            />
            <Tabs
              label={model.designation}
              open={open}
              onOpen={(id) => goTo(id === 'details' ? pathname : `${pathname}?tab=${id}`, 'replace')}
              tabs={[
                {
                  id: 'details',
                  label: t('details.title'),
                  content: (
                    <TwoColumns side={<PictureCard {...desk} model={model} mayChange={mayWrite} />}>
                      <Card>
                        <DescriptionList facts={facts(model)} />
                      </Card>
                      <ScheduleCard schedules={model.schedules} server={server} />
                    </TwoColumns>
                  ),
                },
                ...(history ? [{ id: 'history', label: t('desk:history.title'), content: history }] : []),
              ]}
            />
          </>
        )}
      </AwaitedView>
    </PageBody>
  );
}
