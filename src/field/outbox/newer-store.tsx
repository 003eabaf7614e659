import { useTranslation } from 'react-i18next';
import type { IdentifiedDevice } from '../../contract/draft.ts';
import type { FieldStorage, FieldWork } from '../../offline/field-storage.ts';
import { missingPhotos, unsentItems } from '../../start/unsent/unsent-items.ts';
import { Banner } from '../../ui/banner.tsx';
import { ItemTitle } from './item-title.tsx';
import { RescueCard } from './rescue-card.tsx';

type NewerProps = { work: FieldWork; storage: FieldStorage; nameOf: (device: IdentifiedDevice) => string };

/** What waits in a store that a newer build has written: this one shows and exports it, and changes nothing of it. */
export function NewerStore({ work, storage, nameOf }: NewerProps) {
  const { t } = useTranslation('work');
  const waiting = unsentItems(work.outbox);
  const drafts = work.drafts.length + work.unreadableDrafts.length;
  const photos = missingPhotos(work).length;
  const isEmpty = waiting.length + drafts + photos === 0;
  return (
    <>
      <Banner tone="soon" title={t('newerStore.title')}>
        <p>{t(isEmpty ? 'newerStore.nothing' : 'newerStore.text')}</p>
        {!isEmpty && (
          <ul className="list-disc ps-5">
            {waiting.length > 0 && <li>{t('newerStore.items', { count: waiting.length })}</li>}
            {drafts > 0 && <li>{t('newerStore.drafts', { count: drafts })}</li>}
            {photos > 0 && <li>{t('photo.following', { count: photos })}</li>}
          </ul>
        )}
      </Banner>
      {waiting.length > 0 && (
        <section className="card" aria-labelledby="waits">
          <header>
            <h2 id="waits">{t('unsent.onTheWay')}</h2>
            <span className="count">{waiting.length}</span>
          </header>
          <ul className="list">
            {waiting.map((item) => (
              <li key={item.id} className="p-4">
                <ItemTitle item={item} nameOf={nameOf} state={t(`state.${item.status}`)} tone="idle" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isEmpty && <RescueCard storage={storage} hasWork isReadOnly />}
    </>
  );
}
