import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { useDetailsLabels } from '../../i18n/use-portal-labels.ts';
import { Card } from '../../ui/controls/card.tsx';
import { DescriptionList } from '../../ui/page/description-list.tsx';
import { DetailsPage } from '../../ui/page/details-page.tsx';
import { TwoColumns } from '../../ui/page/page-body.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ModelActions } from './model-actions.tsx';
import { modelQuery } from './model-queries.ts';
import { ModelState } from './model-state.tsx';
import { PictureCard } from './picture-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { useModelFacts } from './use-model-facts.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { historyOf } from '../shell/history-of.tsx';

type DetailsProps = {
  modelId: string;
};

/** What is known of a device model, which checks its devices are due for, and what can be done with it. */
export function ModelDetailsPage({ modelId }: DetailsProps) {
  const portal = usePortal();
  const { t } = useTranslation('models');
  const { server, permissions, languageNames } = portal;
  const query = useQuery(modelQuery(server, modelId));
  const words = useDetailsLabels();
  const facts = useModelFacts(languageNames);
  const mayWrite = permissions.has('model.write');
  useTitle(query.data?.designation ?? t('list.title'));
  if (isMissing(query.error)) return <NotFound />;
  return (
    <DetailsPage
      portal={portal}
      query={query}
      words={words}
      history={historyOf(portal, {
        customerId: portal.person.customerId,
        entityType: 'deviceModel',
        entityId: modelId,
      })}
    >
      {(model) => ({
        title: model.designation,
        state: model.status !== 'released' && <ModelState status={model.status} />,
        actions: mayWrite && <ModelActions model={model} />,
        edit: mayWrite && t('edit.act'),
        tabs: [
          {
            id: 'details',
            label: t('details.title'),
            content: (
              <TwoColumns side={<PictureCard model={model} mayChange={mayWrite} />}>
                <Card>
                  <DescriptionList facts={facts(model)} />
                </Card>
                <ScheduleCard schedules={model.schedules} server={server} />
              </TwoColumns>
            ),
          },
        ],
      })}
    </DetailsPage>
  );
}
