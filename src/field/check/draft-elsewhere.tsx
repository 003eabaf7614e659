import type { FunctionCheckDraft } from '../../contract/draft.ts';
import type { Language } from '../../contract/language.ts';
import { localText } from '../../domain/local-text.ts';
import { useTranslation } from 'react-i18next';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { Banner } from '../../ui/banner.tsx';
import { FieldPage } from '../../ui/field-page.tsx';
import type { PageShell } from '../../ui/page-shell.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { CheckForm } from './check-form.tsx';
import { DevicePlate, deviceName } from './device-plate.tsx';
import { shownSteps } from './missing-answers.ts';
import type { OpenedCheck } from './opened-check.ts';
import { useDraftOnDisk, useTakeOver } from './use-take-over.ts';
import '../../ui/work.css';

type ElsewhereProps = {
  opened: OpenedCheck & { draft: FunctionCheckDraft };
  language: Language;
  opening: StorageOpening | null;
  shell: PageShell;
};

const readOnly = { change: () => undefined };

/** A check that another tab has open: read here as it is on disk, until that tab lets go of it or somebody takes it over. */
export function DraftElsewhere({ opened, language, opening, shell }: ElsewhereProps) {
  const { t } = useTranslation(['work', 'field']);
  const draft = useDraftOnDisk(opened.draft, opening);
  const takeOver = useTakeOver(draft.submissionId, shell);
  const { checklist, device, model } = opened;
  const name = deviceName({ model, modelNo: device.modelNo, unknown: t('field:device.unknownModel') });
  const steps = shownSteps(checklist.items, draft.answers);
  const kept = { draft, onDisk: draft, save: { kind: 'saved', at: Date.parse(draft.savedAt) } } as const;
  useTitle(`${t('field:check.title')}: ${name}`);

  return (
    <FieldPage
      top={
        <TopBar
          back={{ href: '/qr/function-check', label: t('field:back') }}
          title={
            <>
              <h1>{name}</h1>
              <span className="code">{device.serialNumber}</span>
            </>
          }
          end={shell.end}
        />
      }
      strips={shell.strips}
      actions={
        <button type="button" className="button primary big" onClick={() => void takeOver()}>
          {t('elsewhere.takeOver')}
        </button>
      }
    >
      <Banner tone="info" title={t('elsewhere.title')}>
        <p>{t('elsewhere.text')}</p>
      </Banner>
      <DevicePlate device={device} model={model} language={language}>
        {null}
      </DevicePlate>
      <h2 className="px-1">{localText(checklist.name, language)}</h2>
      <fieldset disabled className="min-w-0">
        <legend className="unseen">{t('elsewhere.title')}</legend>
        <CheckForm {...{ checklist, language, steps, kept }} keeper={readOnly} current={undefined} isAskedFor={false} />
      </fieldset>
    </FieldPage>
  );
}
