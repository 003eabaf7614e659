import { useTranslation } from 'react-i18next';
import type { DeviceRegistrationDraft } from '../../contract/draft.ts';
import { registrationGroups } from '../registration/registration-fields.ts';
import { RegistrationGroup } from '../registration/registration-group.tsx';
import { useDraftOnDisk, useTakeOver } from '../check/use-take-over.ts';
import { Banner } from '../../ui/banner.tsx';
import { FieldPage } from '../../ui/field-page.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';
import type { Surroundings } from './field-view.tsx';

type ElsewhereProps = Surroundings & { draft: DeviceRegistrationDraft };

/** A registration that another tab has open: read here as it is on disk, until somebody takes it over. */
export function RegistrationElsewherePage({ draft: opened, language, opening, shell, nameOf }: ElsewhereProps) {
  const { t } = useTranslation(['work', 'field']);
  const draft = useDraftOnDisk(opened, opening);
  const takeOver = useTakeOver(draft.submissionId, shell);
  useTitle(t('work:registration.title'));
  return (
    <FieldPage
      top={
        <TopBar
          back={{ href: '/qr/function-check', label: t('field:back') }}
          title={
            <>
              <h1>{t('work:registration.title')}</h1>
              <span>
                {nameOf(draft.device)} <span className="code">{draft.device.serialNumber}</span>
              </span>
            </>
          }
          end={shell.end}
        />
      }
      strips={shell.strips}
      actions={
        <button type="button" className="button primary big" onClick={() => void takeOver()}>
          {t('work:elsewhere.takeOver')}
        </button>
      }
    >
      <Banner tone="info" title={t('work:elsewhere.registration')}>
        <p>{t('work:elsewhere.text')}</p>
      </Banner>
      <fieldset disabled className="grid min-w-0 gap-3">
        <legend className="unseen">{t('work:elsewhere.registration')}</legend>
        {registrationGroups.map((group) => (
          <RegistrationGroup
            key={group.group}
            {...{ group, language }}
            fields={draft.fields}
            errors={{}}
            change={() => undefined}
          />
        ))}
      </fieldset>
    </FieldPage>
  );
}
