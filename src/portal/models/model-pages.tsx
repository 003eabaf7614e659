import type { ReactNode } from 'react';
import type { Desk } from '../../api/desk.ts';
import { ModelDetailsPage } from './model-details-page.tsx';
import { ModelCreatePage, ModelEditPage } from './model-edit-pages.tsx';
import { ModelListPage } from './model-list-page.tsx';

export type ModelPart = { area: 'models' | 'newModel' } | { area: 'model' | 'editModel'; modelId: string };

export type ModelPagesProps = {
  desk: Desk;
  part: ModelPart;
  /** What was changed of one; null for those who may not see that. */
  historyOf: (modelId: string) => ReactNode;
  notFound: ReactNode;
};

/** The pages of the device models. What the group may not do is not there. */
export function ModelPages({ desk, part, historyOf, notFound }: ModelPagesProps) {
  const mayWrite = desk.permissions.has('model.write');
  switch (part.area) {
    case 'models':
      return <ModelListPage {...desk} />;
    case 'newModel':
      return mayWrite ? <ModelCreatePage {...desk} /> : notFound;
    case 'model': {
      const { modelId } = part;
      return <ModelDetailsPage {...desk} {...{ modelId, notFound }} history={historyOf(modelId)} key={modelId} />;
    }
    case 'editModel':
      return mayWrite ? <ModelEditPage {...desk} modelId={part.modelId} notFound={notFound} /> : notFound;
  }
}
