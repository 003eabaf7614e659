import type { Checklist } from '../../contract/checklist.ts';
import type { Language } from '../../contract/language.ts';
import { localText } from '../../domain/local-text.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { FieldPage } from '../../ui/field-page.tsx';
import type { PageShell } from '../../ui/page-shell.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DevicePicture } from './device-picture.tsx';
import { DevicePlate } from './device-plate.tsx';
import { LabelNotice } from './label-notice.tsx';
import { labelConditionOf, type OpenedCheck } from './opened-check.ts';
import '../../ui/work.css';

type ChoiceProps = Pick<OpenedCheck, 'device' | 'model'> & {
  checklists: Checklist[];
  language: Language;
  opening: StorageOpening | null;
  shell: PageShell;
};

/** Several checks exist for this model, or none: which one is to be made? */
export function ChecklistChoice({ device, model, checklists, language, opening, shell }: ChoiceProps) {
  const { t } = useTranslation(['work', 'field']);
  useTitle(t('field:check.title'));
  return (
    <FieldPage
      top={
        <TopBar
          back={{ href: '/qr/function-check', label: t('field:back') }}
          title={<h1>{t('field:check.title')}</h1>}
          end={shell.end}
        />
      }
      strips={shell.strips}
    >
      <LabelNotice condition={labelConditionOf(device)} />
      <DevicePlate device={device} model={model} language={language}>
        {model?.picture && <DevicePicture picture={model.picture} opening={opening} />}
      </DevicePlate>
      {checklists.length === 0 ? (
        <Banner tone="soon" title={t('work:choice.none')}>
          <p>{t('work:choice.noneHelp')}</p>
        </Banner>
      ) : (
        <section className="card" aria-labelledby="which">
          <header>
            <h2 id="which">{t('work:choice.which')}</h2>
          </header>
          <ul className="list">
            {checklists.map((checklist) => (
              <li key={checklist.checklistId}>
                <a className="entry" href={hrefOf(checklist)}>
                  <span className="min-w-0 grow">
                    <span className="strong block">{localText(checklist.name, language)}</span>
                    <span className="muted small">{t(`field:kind.${checklist.kind}`)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </FieldPage>
  );
}

/** The same address, with the checklist that was chosen. */
function hrefOf({ checklistId }: Checklist): string {
  const parameters = new URLSearchParams(location.search);
  parameters.set('checklist', checklistId);
  return `${location.pathname}?${parameters.toString()}`;
}
