import { LoadFailedPage } from './load-failed-page.tsx';
import type { FieldView } from './field-view.tsx';
import type { Parts } from '../../start/parts.ts';
import type * as LateViews from './late-views.tsx';

export const loadLateViews = () => import('./late-views.tsx');

/** A page that is not part of the first load, and its texts. Without network and without worker it says that it is missing. */
export async function lazyPage(
  parts: Parts,
  choose: (views: typeof LateViews) => Promise<FieldView>,
): Promise<FieldView> {
  try {
    const [view, hasTexts] = await Promise.all([loadLateViews().then(choose), parts.translations.load('work')]);
    if (hasTexts) return view;
  } catch {
    // A chunk that did not arrive: said below, in the words the form came with.
  }
  return ({ shell }) => <LoadFailedPage shell={shell} />;
}
