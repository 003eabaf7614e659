import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { freshOf } from '../../ui/page/fresh-query.ts';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ModelForm } from './model-form.tsx';
import { modelQuery } from './model-queries.ts';
import { NotFound } from '../shell/not-found.tsx';

/** A new device model, which begins as a draft. */
export function ModelCreatePage() {
  const portal = usePortal();
  const { t } = useTranslation('models');
  useTitle(t('create.title'));
  return (
    <PageBody>
      <PageHeader title={t('create.title')} sub={t('means.draft')} />
      <ModelForm
        model={null}
        onCancel={() => portal.goTo('/app/models')}
        onSaved={({ id, designation }) => {
          portal.notify({ message: t('create.done', { name: designation }), tone: 'success', isClosable: false });
          portal.goTo(`/app/models/${id}`, 'replace');
        }}
      />
    </PageBody>
  );
}

/** Changes a device model. */
export function ModelEditPage({ modelId }: { modelId: string }) {
  const portal = usePortal();
  const { t } = useTranslation(['models', 'pages']);
  const query = useQuery({ ...modelQuery(portal.server, modelId), refetchOnMount: 'always' });
  const words = useViewLabels();
  const back = `/app/models/${modelId}`;
  useTitle(t('edit.title'));
  if (isMissing(query.error)) return <NotFound />;
  return (
    <PageBody>
      <PageHeader title={t('edit.title')} sub={query.data?.designation} />
      <AwaitedView query={freshOf(query)} words={words}>
        {(model) => (
          <ModelForm
            model={model}
            onCancel={() => portal.goTo(back)}
            onSaved={() => {
              portal.notify({ message: t('pages:edit.saved'), tone: 'success', isClosable: false });
              portal.goTo(back, 'replace');
            }}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}
