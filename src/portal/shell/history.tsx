import { lazyComponent } from './lazy-component.tsx';

/** The record of changes to a thing, loaded when it is looked at. */
export const History = lazyComponent(
  ['history', 'account', 'customers', 'sites', 'users', 'devices', 'models', 'field'],
  async () => (await import('./history/history-list.tsx')).HistoryList,
);
