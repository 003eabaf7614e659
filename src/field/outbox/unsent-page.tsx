import { useState } from 'react';
import type { IdentifiedDevice } from '../../contract/draft.ts';
import { isOfOthers } from '../../domain/is-of-others.ts';
import type { Language } from '../../contract/language.ts';
import { useTranslation } from 'react-i18next';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { performerIdOf } from '../../offline/outbox/outbox-row.ts';
import { personHere } from '../../session/person-here.ts';
import { Banner } from '../../ui/banner.tsx';
import { FieldPage } from '../../ui/field-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { receivedPath } from '../../ui/icon-paths.ts';
import { sendingPath } from '../../ui/more-icon-paths.ts';
import type { PageShell } from '../../ui/page-shell.ts';
import { isNone, StoreSilent } from '../../ui/store-silent.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useWatched } from '../../ui/use-watched.ts';
import { DiscardedList } from './discarded-list.tsx';
import { DraftList } from './draft-list.tsx';
import { ItemInNeed } from './item-in-need.tsx';
import { ItemOnTheWay } from './item-on-the-way.tsx';
import { NewerStore } from './newer-store.tsx';
import { PhotosOnTheWay } from './photos-on-the-way.tsx';
import { ReceivedList } from './received-list.tsx';
import { RescueCard } from './rescue-card.tsx';
import { SpaceUsed } from './space-used.tsx';
import { itemsInNeed, missingPhotos, unsentItems } from '../../start/unsent/unsent-items.ts';
import { useSendNow } from './use-send-now.ts';
import { WaitsLong } from './waits-long.tsx';
import '../../ui/work.css';

export type UnsentPageProps = {
  opening: StorageOpening | null;
  shell: PageShell;
  language: Language;
  nameOf: (device: IdentifiedDevice) => string;
};

/** All work on this phone: what needs a person first, then what is on its way, then drafts, then what was received. */
export function UnsentPage({ opening, shell, language, nameOf }: UnsentPageProps) {
  const { t } = useTranslation('work');
  const readable = opening && opening.kind !== 'broken' ? opening.storage : null;
  const work = useWatched(readable?.work ?? null);
  // What a newer build wrote is shown and exported, and nothing is done with it.
  const storage = opening?.kind === 'newer' ? null : readable;
  const { sendNow, outcome } = useSendNow(storage);
  useTitle(t('unsent.title'));

  const [here] = useState(personHere);
  const ofOthers = work?.outbox.filter((item) => isOfOthers(performerIdOf(item), here)) ?? [];
  const shown = work?.outbox.filter((item) => !ofOthers.includes(item)) ?? [];
  const inNeed = itemsInNeed(shown);
  const onTheWay = shown.filter((item) => !inNeed.includes(item));
  const drafts = work?.drafts.filter(({ fields }) => !isOfOthers(fields.performerUserId, here)) ?? [];
  const discarded = work?.discarded.filter(({ item }) => !isOfOthers(performerIdOf(item), here)) ?? [];
  const count = work ? unsentItems(work.outbox).length + missingPhotos(work).length : 0;

  return (
    <FieldPage
      top={
        <TopBar
          back={{ href: '/qr/function-check', label: t('unsent.back') }}
          title={
            <>
              <h1>{t('unsent.title')}</h1>
              {work && <span>{t('unsent.count', { count })}</span>}
            </>
          }
          end={shell.end}
        />
      }
      strips={shell.strips}
      actions={
        storage &&
        count > inNeed.length && (
          <button type="button" className="button primary big" aria-disabled={outcome === 'sending'} onClick={sendNow}>
            <Icon path={sendingPath} large />
            {t('unsent.sendNow')}
          </button>
        )
      }
    >
      <p role="status" className={outcome === 'idle' ? 'unseen' : 'strong'}>
        {outcome !== 'idle' && t(`unsent.outcome.${outcome}`, { count })}
      </p>
      {opening?.kind === 'broken' && opening.reason !== 'silent' && (
        <Banner tone="bad" title={t('storage.title')}>
          <p>{t(`storage.${opening.reason}`)}</p>
        </Banner>
      )}
      <StoreSilent isKnown={work !== undefined || isNone(opening)} />
      {opening?.kind === 'newer' && work && <NewerStore work={work} storage={opening.storage} nameOf={nameOf} />}
      {work && <WaitsLong outbox={work.outbox} />}
      {storage && work && <DiscardedList discarded={discarded} storage={storage} nameOf={nameOf} />}
      {storage && work && work.outbox.length === 0 && count === 0 && (
        <div className="empty">
          <Icon path={receivedPath} large />
          <p className="strong">{t('unsent.nothing')}</p>
          <p className="muted">{t('unsent.nothingText')}</p>
        </div>
      )}
      {storage && inNeed.length > 0 && (
        <section className="card" aria-labelledby="in-need">
          <header>
            <h2 id="in-need">{t('unsent.inNeed')}</h2>
            <span className="count">{inNeed.length}</span>
          </header>
          <ul className="list">
            {inNeed.map((item) => (
              <ItemInNeed key={item.id} {...{ item, storage, nameOf, shell, language }} />
            ))}
          </ul>
        </section>
      )}
      {storage && onTheWay.length > 0 && (
        <section className="card" aria-labelledby="on-the-way">
          <header>
            <h2 id="on-the-way">{t('unsent.onTheWay')}</h2>
            <span className="count">{onTheWay.length}</span>
          </header>
          <ul className="list">
            {onTheWay.map((item) => (
              <ItemOnTheWay key={item.id} {...{ item, storage, nameOf, shell, language }} />
            ))}
          </ul>
        </section>
      )}
      {ofOthers.length > 0 && (
        <section className="card padded" aria-labelledby="of-others">
          <h2 id="of-others">{t('unsent.ofOthers', { count: ofOthers.length })}</h2>
          <p className="muted">{t('unsent.ofOthersText')}</p>
        </section>
      )}
      {storage && work && <PhotosOnTheWay work={work} storage={storage} />}
      {storage && work && <DraftList {...{ drafts, storage, nameOf }} unreadable={work.unreadableDrafts} />}
      {storage && work && <ReceivedList received={work.received} {...{ storage, shell, nameOf }} />}
      {work && work.outbox.length + work.received.length > 0 && (
        <a className="button" href="/qr/today">
          {t('today.title')}
        </a>
      )}
      {opening?.kind === 'open' && work && (
        <RescueCard storage={opening.storage} hasWork={count + work.drafts.length + work.unreadableDrafts.length > 0} />
      )}
      <SpaceUsed hasUnsent={count > 0} />
    </FieldPage>
  );
}
