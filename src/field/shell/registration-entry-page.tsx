import { useEffect, useState } from 'react';
import type { Pack } from '../../contract/pack.ts';
import { DeviceEntry } from '../device-entry/device-entry.tsx';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { FieldPage } from '../../ui/field-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { scanPath } from '../../ui/more-icon-paths.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { deviceQuery } from './field-address.ts';
import type { Surroundings } from './field-view.tsx';
import type { Parts } from '../../start/parts.ts';
import { packForEntry } from './pack-for-entry.ts';

type EntryPageProps = Surroundings & { parts: Parts; unreadable: string | null };

/** Which device is to be registered? */
export function RegistrationEntryPage({ parts, unreadable, language, shell }: EntryPageProps) {
  const { t } = useTranslation(['work', 'field']);
  const [pack, setPack] = useState<Pack | null>(null);
  useTitle(t('work:registration.title'));
  useEffect(() => void packForEntry({ parts, language }).then(setPack), [parts, language]);
  return (
    <FieldPage
      top={
        <TopBar
          back={{ href: '/qr/function-check', label: t('field:back') }}
          title={<h1>{t('work:registration.title')}</h1>}
          end={shell.end}
        />
      }
      strips={shell.strips}
      actions={
        <a className="button primary big" href="/qr/scan?register">
          <Icon path={scanPath} large />
          {t('work:start.scan')}
        </a>
      }
    >
      {unreadable !== null && (
        <Banner tone="over" title={t('work:label.damaged.title')}>
          <p>{t('work:registration.unreadable')}</p>
        </Banner>
      )}
      <DeviceEntry
        submit={t('work:registration.start')}
        pack={pack}
        heardOfServer={parts.heardOfServer}
        onDevice={(device) =>
          shell.goTo(`/qr/device-registration${deviceQuery({ ...(unreadable && { token: unreadable }), ...device })}`)
        }
      />
    </FieldPage>
  );
}
