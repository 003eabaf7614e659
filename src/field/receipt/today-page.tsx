import { useEffect, useState } from 'react';
import type { IdentifiedDevice } from '../../contract/draft.ts';
import type { Language } from '../../contract/language.ts';
import { regional } from '../../i18n/regional.ts';
import { wallTime } from '../../i18n/wall-time.ts';
import { useTranslation } from 'react-i18next';
import type { FieldStorage, StorageOpening } from '../../offline/field-storage.ts';
import { personHere } from '../../session/person-here.ts';
import { FieldPage } from '../../ui/field-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { copyPath, printerPath, sendingPath } from '../../ui/more-icon-paths.ts';
import type { PageShell } from '../../ui/page-shell.ts';
import { isNone, StoreSilent } from '../../ui/store-silent.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useWatched } from '../../ui/use-watched.ts';
import { startOfDay, todaysWork, type DoneToday } from './todays-work.ts';
import { useUnsentResults } from './use-unsent-results.ts';
import './today.css';
import '../../ui/work.css';

type TodayPageProps = {
  opening: StorageOpening | null;
  language: Language;
  shell: PageShell;
  nameOf: (device: IdentifiedDevice) => string;
  now: () => number;
};

/** What was done today with this phone, to be handed over before leaving: shared as text, or printed. */
export function TodayPage({ opening, language, shell, nameOf, now }: TodayPageProps) {
  const { t } = useTranslation('work');
  const storage = opening && opening.kind !== 'broken' ? opening.storage : null;
  const work = useWatched(storage?.work ?? null);
  const results = useUnsentResults(storage, work?.outbox);
  const [here] = useState(personHere);
  const remembered = usePerformer(storage);
  const performer = here ? `${here.profile.firstName} ${here.profile.lastName}` : remembered;
  const [today] = useState(now);
  const [isCopied, setCopied] = useState(false);
  useTitle(t('today.title'));

  const day = new Intl.DateTimeFormat(regional(language), { dateStyle: 'full' }).format(today);
  const list = work ? todaysWork({ work, since: startOfDay(today), here, results }) : [];
  const lines = list.map(lineOf);
  const text = [t('today.heading', { day }), performer, '', ...lines.map(({ device, what }) => `${device}: ${what}`)]
    .filter((line) => line !== null)
    .join('\n');

  return (
    <FieldPage
      top={
        <TopBar
          back={{ href: '/qr/function-check', label: t('receipt.back') }}
          title={<h1>{t('today.title')}</h1>}
          end={shell.end}
        />
      }
      strips={shell.strips}
      actions={
        lines.length > 0 && (
          <div className="halves">
            <button
              type="button"
              className="button"
              onClick={() => void handOver(text).then((how) => setCopied(how === 'copied'))}
            >
              <Icon path={'share' in navigator ? sendingPath : copyPath} />
              <span role="status">
                {t(isCopied ? 'receipt.copied' : 'share' in navigator ? 'today.share' : 'today.copy')}
              </span>
            </button>
            <button type="button" className="button" onClick={() => print()}>
              <Icon path={printerPath} />
              {t('today.print')}
            </button>
          </div>
        )
      }
    >
      {work && lines.length === 0 && <p className="empty">{t('today.nothing')}</p>}
      <StoreSilent isKnown={work !== undefined || isNone(opening)} />
      {lines.length > 0 && (
        <section className="today card" aria-labelledby="today">
          <header>
            <h2 id="today">{t('today.heading', { day })}</h2>
          </header>
          {performer && <p className="px-4 pb-2">{performer}</p>}
          <ol className="list ruled">
            {lines.map(({ id, device, what }) => (
              <li key={id} className="grid gap-1 px-4 py-3">
                <span className="strong">{device}</span>
                <span>{what}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </FieldPage>
  );

  function lineOf({ id, device, kind, performedAt, receivedAt, result, protocolNo, correction }: DoneToday) {
    const time = new Intl.DateTimeFormat(regional(language), { timeStyle: 'short' });
    const isToday = performedAt !== null && Date.parse(performedAt) >= startOfDay(today);
    const styles = { timeStyle: 'short', dateStyle: isToday ? undefined : 'medium' } as const;
    const parts = [
      performedAt === null
        ? t(`today.${kind}`)
        : t(`today.done.${kind}`, { at: wallTime(performedAt, language, styles) }),
      ...(correction ? [t(`today.${correction}`)] : []),
      ...(result ? [t(`result.${result}`)] : []),
      protocolNo === null || receivedAt === null
        ? t('today.unsent')
        : t('today.received', { protocolNo, at: time.format(receivedAt) }),
    ];
    return { id, device: [nameOf(device), device.serialNumber].filter(Boolean).join(' '), what: parts.join('; ') };
  }
}

function usePerformer(storage: FieldStorage | null): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    void storage
      ?.remembered()
      .then(({ performer }) => performer.read())
      .then(
        (performer) => setName(performer?.name ?? null),
        () => undefined, // a store that is only read remembers nobody
      );
  }, [storage]);
  return name;
}

/** By the share sheet of the phone, else by the clipboard. */
async function handOver(text: string): Promise<'shared' | 'copied' | 'neither'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ text });
      return 'shared';
    }
    await (navigator as Navigator).clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'neither'; // the sheet was closed again, or the browser allows neither
  }
}
