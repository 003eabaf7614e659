import type { ReactNode } from 'react';
import type { IdentifiedDevice } from '../../contract/draft.ts';
import type { Language } from '../../contract/language.ts';
import type { StorageOpening } from '../../offline/field-storage.ts';
import type { PageShell } from '../../ui/page-shell.ts';
import type { Parts } from '../../start/parts.ts';
import { checkView } from './check-view.tsx';
import type { FieldAddress } from './field-address.ts';
import { lazyPage } from './lazy-page.tsx';
import { receiptView } from './receipt-view.tsx';

/** What a page is prepared with. */
export type ViewParts = { parts: Parts; language: Language };

/** What changes while a page is shown. */
export type Surroundings = {
  language: Language;
  opening: StorageOpening | null;
  shell: PageShell;
  /** How a device is called in lists: by the name of its model, where the phone knows it. */
  nameOf: (device: IdentifiedDevice) => string;
};

/** A page with everything it needs in hand: it can be painted at once. */
export type FieldView = (surroundings: Surroundings) => ReactNode;

/** Loads what an address needs, then answers the page: awaited before it is rendered, so that nothing flickers. */
export async function prepareView(address: FieldAddress, view: ViewParts): Promise<FieldView> {
  const { parts } = view;
  switch (address.page) {
    case 'check':
      return checkView(address, view);
    case 'registration':
    case 'scan':
    case 'unsent':
    case 'today':
      return lazyPage(parts, (views) => views.lateView(address, view));
    case 'receipt':
      return receiptView(address, parts);
  }
}
