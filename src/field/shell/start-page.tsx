import { useEffect, useState } from 'react';
import type { Pack } from '../../contract/pack.ts';
import { DeviceEntry } from '../device-entry/device-entry.tsx';
import { InstallHint } from '../../start/install/install-hint.tsx';
import { DraftList } from '../outbox/draft-list.tsx';
import { UnsentSummary } from '../outbox/unsent-summary.tsx';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { FieldPage } from '../../ui/field-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Mark } from '../../ui/mark.tsx';
import { plusPath, scanPath } from '../../ui/more-icon-paths.ts';
import { isNone, StoreSilent } from '../../ui/store-silent.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useWatched } from '../../ui/use-watched.ts';
import { deviceQuery } from './field-address.ts';
import type { Surroundings } from './field-view.tsx';
import type { Parts } from '../../start/parts.ts';
import { packForEntry } from './pack-for-entry.ts';
import '../../ui/work.css';

type StartPageProps = Surroundings & {
  parts: Parts;
  /** The code that brought somebody here and could not be read. */
  unreadable: string | null;
};

/** Where the installed app starts: unsent work, drafts to go on with, and naming the next device. */
export function StartPage({ parts, unreadable, language, opening, shell, nameOf }: StartPageProps) {
  const { t } = useTranslation(['work', 'field']);
  const [pack, setPack] = useState<Pack | null>(null);
  const storage = opening && opening.kind !== 'broken' ? opening.storage : null;
  const work = useWatched(storage?.work ?? null);
  useTitle(t('field:brand'));
  useEffect(() => void packForEntry({ parts, language }).then(setPack), [parts, language]);

  return (
    <FieldPage
      top={
        <TopBar
          title={
            <h1 className="flex! items-center gap-3 ps-1">
              <Mark size={30} />
              {t('field:brand')}
            </h1>
          }
          end={shell.end}
        />
      }
      strips={shell.strips}
      actions={
        <>
          <a className="button primary big" href="/qr/scan">
            <Icon path={scanPath} large />
            {t('work:start.scan')}
          </a>
          <a className="button" href="/qr/device-registration">
            <Icon path={plusPath} />
            {t('work:start.register')}
          </a>
        </>
      }
    >
      {unreadable !== null && (
        <Banner tone="over" title={t('work:label.damaged.title')}>
          <p>{t('work:start.unreadable')}</p>
        </Banner>
      )}
      <StoreSilent isKnown={work !== undefined || isNone(opening)} />
      {work && <UnsentSummary outbox={work.outbox} nameOf={nameOf} />}
      {work && storage && (
        <DraftList {...{ storage, nameOf }} drafts={work.drafts} unreadable={work.unreadableDrafts} />
      )}
      <DeviceEntry
        submit={t('work:start.check')}
        pack={pack}
        heardOfServer={parts.heardOfServer}
        onDevice={(device) =>
          shell.goTo(`/qr/function-check${deviceQuery({ ...(unreadable && { token: unreadable }), ...device })}`)
        }
      />
      <InstallHint />
      <p className="muted small px-1">{t('work:start.version', { version: __BUILD_ID__ })}</p>
    </FieldPage>
  );
}
