import { ModelDetailsPage } from '../models/model-details-page.tsx';
import { ModelCreatePage, ModelEditPage } from '../models/model-edit-pages.tsx';
import { ModelListPage } from '../models/model-list-page.tsx';

export const Models = ModelListPage;
export const NewModel = ModelCreatePage;
export const EditModel = ModelEditPage;

export function Model({ modelId }: { modelId: string }) {
  return <ModelDetailsPage key={modelId} modelId={modelId} />;
}
