import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { freshOf } from '../../ui/page/fresh-query.ts';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ModelForm } from './model-form.tsx';
import { modelQuery } from './model-queries.ts';

/** A new device model, which begins as a draft. */
export function ModelCreatePage(desk: Desk) {
  const { t } = useTranslation('models');
  useTitle(t('create.title'));
  return (
    <PageBody>
      <PageHeader title={t('create.title')} sub={t('means.draft')} />
      <ModelForm
        {...desk}
        model={null}
        onCancel={() => desk.goTo('/app/models')}
        onSaved={({ id, designation }) => {
          desk.tell({ message: t('create.done', { name: designation }), tone: 'success', isClosable: false });
          desk.goTo(`/app/models/${id}`, 'replace');
        }}
      />
    </PageBody>
  );
}

/** Changes a device model. */
export function ModelEditPage({ modelId, notFound, ...desk }: Desk & { modelId: string; notFound: ReactNode }) {
  const { t } = useTranslation(['models', 'desk']);
  const query = useQuery({ ...modelQuery(desk.server, modelId), refetchOnMount: 'always' });
  const words = useViewWords();
  const back = `/app/models/${modelId}`;
  useTitle(t('edit.title'));
  if (isMissing(query.error)) return notFound;
  return (
    <PageBody>
      <PageHeader title={t('edit.title')} sub={query.data?.designation} />
      <AwaitedView query={freshOf(query)} words={words} isSilence={(error) => error instanceof ServerSilent}>
        {(model) => (
          <ModelForm
            {...desk}
            model={model}
            onCancel={() => desk.goTo(back)}
            onSaved={() => {
              desk.tell({ message: t('desk:edit.saved'), tone: 'success', isClosable: false });
              desk.goTo(back, 'replace');
            }}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}
