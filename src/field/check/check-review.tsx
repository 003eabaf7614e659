import { useState } from 'react';
import type { FunctionCheckDraft } from '../../contract/draft.ts';
import { answersFromDraft } from '../../domain/answer-from-draft.ts';
import { verdict } from '../../domain/verdict.ts';
import { zonedTime } from '../../domain/zoned-time.ts';
import { useTranslation } from 'react-i18next';
import type { DraftKeeper, KeptDraft } from '../../offline/draft-keeper.ts';
import { Banner } from '../../ui/banner.tsx';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { ExportTyped } from '../../start/unsent/export-typed.tsx';
import { FieldPage } from '../../ui/field-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { checkPath, storedPath } from '../../ui/icon-paths.ts';
import { SendAtOnce } from '../../ui/send-at-once.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { CheckVerdict } from './check-verdict.tsx';
import { Deviations } from './deviations.tsx';
import type { FunctionCheckPageProps } from './function-check-page.tsx';
import { InstrumentFields } from './instrument-fields.tsx';
import type { ShownStep } from './missing-answers.ts';
import { PerformerFields } from './performer-fields.tsx';
import { photosOfCheck } from './photos-of-check.ts';
import { PhotosNotReady } from './photos-not-ready.tsx';
import { ReviewField } from './review-field.tsx';
import { SignatureField } from './signature-field.tsx';
import { useFormPhotos } from './use-form-photos.ts';
import { useOwnedDraft } from './use-owned-draft.ts';
import { useSaveCheck } from './use-save-check.ts';

export type ReviewProps = FunctionCheckPageProps & {
  keeper: DraftKeeper<FunctionCheckDraft>;
  kept: KeptDraft<FunctionCheckDraft>;
  steps: ShownStep[];
  name: string;
};

/** The whole check before it is saved: what it comes to, what deviates, who made it. */
export function CheckReview(props: ReviewProps) {
  const { kept, keeper, steps, name, language, opening, opened, shell } = props;
  const { checklist } = opened;
  const { t } = useTranslation('work');
  useOwnedDraft(keeper, shell);
  const [placeOf] = useState(() => photosOfCheck(keeper));
  const { photos, picked } = useFormPhotos({ ...props, submissionId: kept.draft.submissionId, placeOf });
  const { save, send, state, errors } = useSaveCheck({ ...props, photos });
  // Photos that lie on this phone can only follow a record that does too.
  const photosLeft = picked.length + kept.draft.answers.flatMap((answer) => answer.photos ?? []).length;
  const preparing = picked.filter((entry) => entry.state === 'preparing').length;
  // What somebody made signed in goes under their session only.
  const isSendable = !kept.draft.fields.performerUserId;
  const isSilent = state === 'silent' || (opening?.kind === 'broken' && opening.reason === 'silent');
  useTitle(`${t('review.title')}: ${name}`);

  const exportTyped = async (readMe: string) => {
    const { exportForm } = await import('../../offline/rescue/export-form.ts');
    const making = { readMe, madeAt: props.now(), appVersion: __BUILD_ID__ };
    return exportForm({ draft: keeper.read().draft, checklist, ...making });
  };
  const fieldProps = { fields: kept.draft.fields, errors, keeper };
  return (
    <FieldPage
      top={
        <TopBar
          back={{ href: '#steps', label: t('review.back') }}
          title={
            <>
              <h1>{t('review.title')}</h1>
              <span>
                {name}, <span className="code">{kept.draft.device.serialNumber}</span>
              </span>
            </>
          }
          end={shell.end}
        />
      }
      strips={shell.strips}
      actions={
        <>
          <p className="note">
            <Icon path={storedPath} />
            {state === 'preparing' && preparing > 0
              ? t('photo.waiting', { count: preparing })
              : t('review.firstOnPhone')}
          </p>
          <button
            type="button"
            className="button primary big"
            aria-disabled={state === 'saving' || state === 'preparing'}
            onClick={() => void save()}
          >
            <Icon path={checkPath} large />
            {t('review.save')}
          </button>
        </>
      }
    >
      {(state === 'failed' || state === 'silent' || state === 'noStorage') && (
        <div role="alert" ref={bringIntoView}>
          {opening === null ? (
            <Banner tone="bad" title={t('review.notYet')}>
              <p>{t('review.notYetHelp')}</p>
            </Banner>
          ) : (
            <Banner tone="bad" title={t('review.failed')}>
              <p>{t(isSilent ? 'review.silentHelp' : 'review.failedHelp')}</p>
              {isSendable && <SendAtOnce send={send} photos={photosLeft} />}
              <ExportTyped exportForm={exportTyped} />
            </Banner>
          )}
        </div>
      )}
      <PhotosNotReady {...{ photos, picked }} isWaiting={state === 'preparing'} />
      <CheckVerdict result={verdict(checklist, answersFromDraft(checklist.items, kept.draft.answers))} steps={steps} />
      <Deviations steps={steps} language={language} />
      <PerformerFields {...fieldProps} opening={opening} />
      {checklist.instruments !== 'none' && (
        <InstrumentFields
          {...fieldProps}
          opening={opening}
          isRequired={checklist.instruments === 'required'}
          today={dayOf(props.now())}
        />
      )}
      <section className="card padded" aria-labelledby="closing">
        <h2 id="closing">{t('review.closing')}</h2>
        <ReviewField {...fieldProps} name="overallComment" label={t('review.comment')} isOptional lines />
        {checklist.signature !== 'none' && <SignatureField {...fieldProps} isDrawn={checklist.signature === 'drawn'} />}
        <details>
          <summary>
            <span className="text-link">{t('review.privacy')}</span>
          </summary>
          <p className="muted small">{t('review.privacyText', { version: opened.privacyNoticeVersion })}</p>
        </details>
      </section>
    </FieldPage>
  );
}

/** The day by the clock on the wall where the phone is. */
const dayOf = (instant: number) => zonedTime(instant, -new Date(instant).getTimezoneOffset()).slice(0, 10);
