import type { IdentifiedDevice } from '../../contract/draft.ts';
import type { Language } from '../../contract/language.ts';
import type { FieldStorage } from '../../offline/field-storage.ts';
import type { OutboxItem } from '../../offline/outbox/outbox-item.ts';
import type { PageShell } from '../../ui/page-shell.ts';

export type ItemProps = {
  item: OutboxItem;
  storage: FieldStorage;
  nameOf: (device: IdentifiedDevice) => string;
  shell: PageShell;
  language: Language;
};
