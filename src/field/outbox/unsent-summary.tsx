import { useState } from 'react';
import type { IdentifiedDevice } from '../../contract/draft.ts';
import { useTranslation } from 'react-i18next';
import type { OutboxItem } from '../../offline/outbox/outbox-item.ts';
import { performerIdOf } from '../../offline/outbox/outbox-row.ts';
import { isOfOthers } from '../../domain/is-of-others.ts';
import { personHere } from '../../session/person-here.ts';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath, waitingPath } from '../../ui/icon-paths.ts';
import { rightPath } from '../../ui/more-icon-paths.ts';
import { itemsInNeed, unsentItems } from '../../start/unsent/unsent-items.ts';
import { WaitsLong } from './waits-long.tsx';

type SummaryProps = { outbox: OutboxItem[]; nameOf: (device: IdentifiedDevice) => string };

const mostShown = 3;

/** The first of what is not sent yet: what needs a person leads. */
export function UnsentSummary({ outbox, nameOf }: SummaryProps) {
  const { t } = useTranslation('work');
  const [here] = useState(personHere);
  const own = outbox.filter((item) => !isOfOthers(performerIdOf(item), here));
  const inNeed = itemsInNeed(own);
  const shown = [...inNeed, ...unsentItems(own).filter((item) => !inNeed.includes(item))].slice(0, mostShown);
  if (shown.length === 0) return null;
  return (
    <>
      <WaitsLong outbox={outbox} />
      <section className="card" aria-labelledby="unsent-summary">
        <header>
          <h2 id="unsent-summary">{t('unsent.title')}</h2>
          <a className="text-link" href="/qr/unsent">
            {t('unsent.showAll')}
            <Icon path={rightPath} />
          </a>
        </header>
        <ul className="list">
          {shown.map((item) => (
            <li key={item.id} className="entry">
              <span className={`glyph ${inNeed.includes(item) ? 'over' : 'idle'}`}>
                <Icon path={inNeed.includes(item) ? attentionPath : waitingPath} />
              </span>
              <span className="min-w-0 grow">
                <span className="strong block">
                  {nameOf(item.device)} <span className="code light">{item.device.serialNumber}</span>
                </span>
                <span className={`state-word small ${inNeed.includes(item) ? 'over' : 'idle'}`}>
                  {t(`state.${item.status}`)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
