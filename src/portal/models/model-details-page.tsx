import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, isSilence } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { useDetailsWords } from '../../i18n/use-desk-words.ts';
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

type DetailsProps = Desk & {
  modelId: string;
  /** What was changed of it; null for those who may not see that. */
  history: ReactNode;
  notFound: ReactNode;
};

/** What is known of a device model, which checks its devices are due for, and what can be done with it. */
export function ModelDetailsPage({ modelId, history, notFound, ...desk }: DetailsProps) {
  const { t } = useTranslation('models');
  const { server, permissions, languageNames } = desk;
  const query = useQuery(modelQuery(server, modelId));
  const words = useDetailsWords();
  const facts = useModelFacts(languageNames);
  const mayWrite = permissions.has('model.write');
  useTitle(query.data?.designation ?? t('list.title'));
  if (isMissing(query.error)) return notFound;
  return (
    <DetailsPage desk={desk} query={query} words={words} isSilence={isSilence} history={history}>
      {(model) => ({
        title: model.designation,
        state: model.status !== 'released' && <ModelState status={model.status} />,
        actions: mayWrite && <ModelActions {...desk} model={model} />,
        edit: mayWrite && t('edit.act'),
        tabs: [
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
        ],
      })}
    </DetailsPage>
  );
}
