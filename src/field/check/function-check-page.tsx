import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../contract/language.ts';
import { localText } from '../../domain/local-text.ts';
import { useTranslation } from 'react-i18next';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { FieldPage } from '../../ui/field-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { downPath } from '../../ui/icon-paths.ts';
import type { PageShell } from '../../ui/page-shell.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { CheckForm } from './check-form.tsx';
import { CheckProgress } from './check-progress.tsx';
import { DevicePlate, deviceName } from './device-plate.tsx';
import { goToStep, stepOf } from './focused-step.ts';
import type { AfterTheForm } from './after-the-form.tsx';
import { nextOpenStep, shownSteps } from './missing-answers.ts';
import { labelConditionOf, type OpenedCheck } from './opened-check.ts';
import { useCheckDraft } from './use-check-draft.ts';
import { useReviewStep } from './use-review-step.ts';

export type FunctionCheckPageProps = {
  opened: OpenedCheck;
  language: Language;
  /** Null while the store of this phone is being opened. */
  opening: StorageOpening | null;
  shell: PageShell;
  now: () => number;
  /** Tells the page whether the server could be reached. */
  heardOfServer: (isThere: boolean) => void;
  /** What the form does not need to be filled in; undefined until it has arrived. */
  afterTheForm: AfterTheForm | undefined;
};

/** A check that is being made: the answers, then the review. */
export function FunctionCheckPage(props: FunctionCheckPageProps) {
  const { opened, language, opening, shell, now, afterTheForm } = props;
  const { checklist } = opened;
  const { t } = useTranslation('field');
  const { keeper, kept } = useCheckDraft({ opened, opening, now });
  const { isReview, openReview } = useReviewStep();
  const [isAskedFor, askFor] = useState(false);
  const lastStep = useRef<string | null>(null);
  useEffect(() => void performance.mark('form-usable'), []);

  const { device } = kept.draft;
  const name = deviceName({ model: opened.model, modelNo: device.modelNo, unknown: t('device.unknownModel') });
  const steps = shownSteps(checklist.items, kept.draft.answers);
  const isComplete = steps.every(({ missing }) => missing === null);
  const current = nextOpenStep(steps, null)?.item.itemId;
  useTitle(`${t('check.title')}: ${name}`);

  if (isReview && isComplete && afterTheForm)
    return <afterTheForm.CheckReview {...props} keeper={keeper} kept={kept} steps={steps} name={name} />;

  const goOn = () => {
    if (isComplete) return openReview();
    const next = nextOpenStep(steps, lastStep.current);
    if (!next) return undefined;
    const last = steps.find(({ item }) => item.itemId === lastStep.current);
    // Come round with something left behind: from here on the page says what each step still needs.
    if (last && next.nr <= last.nr) askFor(true);
    return goToStep(next.item.itemId);
  };

  return (
    <FieldPage
      top={
        <TopBar
          back={{ href: '/qr/function-check', label: t('back') }}
          title={
            <>
              <h1>{name}</h1>
              <span>
                <span className="code">{device.serialNumber}</span> {t(`label.${labelConditionOf(device)}`)}
              </span>
            </>
          }
          end={shell.end}
        />
      }
      strips={shell.strips}
      head={
        <CheckProgress {...{ steps, current, kept }}>
          {afterTheForm && <afterTheForm.SectionOverview {...{ checklist, steps, language, keeper }} />}
        </CheckProgress>
      }
      actions={
        <button type="button" className="button primary big" onClick={goOn}>
          {isComplete ? t('check.review') : t('check.nextOpen')}
          {!isComplete && <Icon path={downPath} large />}
        </button>
      }
    >
      {afterTheForm && <afterTheForm.DeviceNews {...props} keeper={keeper} />}
      <DevicePlate device={opened.device} model={opened.model} language={language}>
        {afterTheForm && opened.model?.picture && (
          <afterTheForm.DevicePicture picture={opened.model.picture} opening={opening} />
        )}
      </DevicePlate>
      <div className="px-1">
        <h2>{localText(checklist.name, language)}</h2>
        <p className="muted">
          {t(`kind.${checklist.kind}`)}
          {checklist.intro && `. ${localText(checklist.intro, language)}`}
        </p>
      </div>
      <div
        id="steps"
        onFocus={({ target }) => {
          lastStep.current = stepOf(target);
        }}
      >
        <CheckForm
          {...{ checklist, language, steps, kept, keeper, current, isAskedFor }}
          photoAnswer={(item, label) =>
            afterTheForm && <afterTheForm.PhotoAnswer {...{ item, label, keeper, opening, now }} />
          }
        />
      </div>
    </FieldPage>
  );
}
