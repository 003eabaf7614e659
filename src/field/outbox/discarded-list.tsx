import { useTranslation } from 'react-i18next';
import type { IdentifiedDevice } from '../../contract/draft.ts';
import type { FieldStorage } from '../../offline/field-storage.ts';
import type { DiscardedItem } from '../../offline/outbox/discarded-items.ts';
import { useUnsent } from './use-unsent.ts';

type DiscardedProps = {
  discarded: DiscardedItem[];
  storage: FieldStorage;
  nameOf: (device: IdentifiedDevice) => string;
};

/** What was thrown away a moment ago, and the way back. */
export function DiscardedList({ discarded, storage, nameOf }: DiscardedProps) {
  const { t } = useTranslation('work');
  const { run, hasFailed } = useUnsent(storage);
  if (discarded.length === 0) return null;
  return (
    <section className="card" aria-labelledby="discarded">
      <header>
        <h2 id="discarded">{t('unsent.discardedTitle')}</h2>
        <span className="count">{discarded.length}</span>
      </header>
      {hasFailed && <p role="alert">{t('unsent.actionFailed')}</p>}
      <ul className="list">
        {discarded.map(({ item }) => (
          <li key={item.id} className="flex flex-wrap items-center gap-3 p-4">
            <span className="min-w-0 grow">
              <span className="strong block">
                {nameOf(item.device)} <span className="code light">{item.device.serialNumber}</span>
              </span>
              <span className="muted small">{t('unsent.discardedText')}</span>
            </span>
            <button type="button" className="button" onClick={() => run((unsent) => unsent.undoDiscard(item.id))}>
              {t('unsent.undo')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
