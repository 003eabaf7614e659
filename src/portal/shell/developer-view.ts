import { developerViews, showDeveloperView, type DeveloperView } from '../../i18n/developer-texts.ts';
import type { Translations } from '../../i18n/translations.ts';

/** Dev and Debug of the language menu (SHELL-10), of this tab alone; a reload ends them. */
export type DeveloperTexts = {
  read: () => DeveloperView | null;
  subscribe: (listener: () => void) => () => void;
  show: (view: DeveloperView | null) => Promise<void>;
};

export const isDeveloperView = (id: string): id is DeveloperView => developerViews.some((view) => view === id);

/** Keeps which of them is shown. */
export function createDeveloperTexts({ i18n, change }: Translations): DeveloperTexts {
  const listeners = new Set<() => void>();
  let shown: DeveloperView | null = null;
  let stop = () => {};
  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async show(view) {
      stop();
      stop = () => {};
      shown = view;
      if (view !== null && (await change('en'))) stop = showDeveloperView(i18n, view);
      for (const listener of listeners) listener();
    },
  };
}
