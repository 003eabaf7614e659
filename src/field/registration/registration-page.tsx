import { useEffect, useState, type ReactNode } from 'react';
import type { DeviceRegistrationDraft, IdentifiedDevice } from '../../contract/draft.ts';
import type { Language } from '../../contract/language.ts';
import { formatDeviceReference } from '../../domain/device-reference.ts';
import { useTranslation } from 'react-i18next';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { Banner } from '../../ui/banner.tsx';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { ExportTyped } from '../../start/unsent/export-typed.tsx';
import { FieldPage } from '../../ui/field-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { checkPath, storedPath } from '../../ui/icon-paths.ts';
import type { PageShell } from '../../ui/page-shell.ts';
import { SendAtOnce } from '../../ui/send-at-once.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';
import type { DraftKeeper } from '../../offline/draft-keeper.ts';
import { formPhotosOf, type FormPhotos, type PickedFile } from '../../offline/photos/form-photos.ts';
import type { PhotoPlace } from '../../offline/photos/photo-place.ts';
import { useWatched } from '../../ui/use-watched.ts';
import { isCarriedOver } from './carried-over.ts';
import { photosOfRegistration } from './photos-of-registration.ts';
import { RegistrationConsent } from './registration-consent.tsx';
import { RegistrationGroup } from './registration-group.tsx';
import { registrationGroups } from './registration-fields.ts';
import { useCarriedOver } from './use-carried-over.ts';
import { useRegistrationDraft } from './use-registration-draft.ts';
import { useSaveRegistration } from './use-save-registration.ts';

export type RegistrationPageProps = {
  device: IdentifiedDevice;
  /** How the device is called; its model may be unknown here. */
  name: string;
  draft: DeviceRegistrationDraft | null;
  privacyNoticeVersion: string;
  language: Language;
  opening: StorageOpening | null;
  shell: PageShell;
  /** What is wrong with the label, if anything. */
  labelNotice: ReactNode;
  saveWords: (save: ReturnType<typeof useRegistrationDraft>['kept']['save']) => ReactNode;
  /** Photos of a form, by the parts that checks have too. */
  photoField: (field: { place: PhotoPlace; label: string }) => ReactNode;
  /** What was picked and does not go with the form yet. */
  photosNotReady: (what: { photos: FormPhotos; picked: readonly PickedFile[]; isWaiting: boolean }) => ReactNode;
  /** Makes this tab the one that owns the draft. */
  owner: (keeper: DraftKeeper<DeviceRegistrationDraft>) => ReactNode;
  now: () => number;
};

/** Tells the maker whose device this is and where it stands. */
export function RegistrationPage(props: RegistrationPageProps) {
  const { device, name, privacyNoticeVersion, language, opening, shell, labelNotice, saveWords } = props;
  const { t } = useTranslation('work');
  const { keeper, kept, change } = useRegistrationDraft(props);
  const [photos] = useState(() => formPhotosOf({ submissionId: kept.draft.submissionId, now: props.now }));
  const picked = useWatched(photos)!;
  const { save, send, state, errors } = useSaveRegistration({ ...props, keeper, photos });
  const startEmpty = useCarriedOver({ ...props, keeper });
  const [photoPlace] = useState(() => photosOfRegistration(keeper));
  const [isFirstVisit] = useState(() => props.draft === null);
  const isBusy = state === 'saving' || state === 'preparing';
  const preparing = picked.filter((entry) => entry.state === 'preparing').length;
  const photosLeft = picked.length + (kept.draft.photos ?? []).length;
  const isSilent = state === 'silent' || (opening?.kind === 'broken' && opening.reason === 'silent');
  useTitle(t('registration.title'));
  useEffect(() => {
    if (isFirstVisit) scrollTo(0, 0);
  }, [isFirstVisit]);

  const exportTyped = async (readMe: string) => {
    const { exportForm } = await import('../../offline/rescue/export-form.ts');
    return exportForm({ draft: keeper.read().draft, readMe, madeAt: props.now(), appVersion: __BUILD_ID__ });
  };

  return (
    <FieldPage
      top={
        <TopBar
          back={{ href: '/qr/function-check', label: t('registration.back') }}
          title={<h1>{t('registration.title')}</h1>}
          end={shell.end}
        />
      }
      strips={shell.strips}
      head={
        <section className="progress-head" aria-label={t('registration.state')}>
          <div className="flex min-h-6 flex-wrap items-center gap-x-4">
            <span className="strong grow">{t('registration.oneForm')}</span>
            <span className="muted flex items-center gap-2">
              {kept.save.kind === 'saved' && <Icon path={storedPath} />}
              {saveWords(kept.save)}
            </span>
          </div>
        </section>
      }
      actions={
        <>
          <p className="note">
            <Icon path={storedPath} />
            {state === 'preparing' && preparing > 0
              ? t('photo.waiting', { count: preparing })
              : t('review.firstOnPhone')}
          </p>
          <button type="submit" form="registration" className="button primary big" aria-disabled={isBusy}>
            <Icon path={checkPath} large />
            {t('registration.save')}
          </button>
        </>
      }
    >
      {props.owner(keeper)}
      {labelNotice}
      {props.photosNotReady({ photos, picked, isWaiting: state === 'preparing' })}
      {(state === 'failed' || state === 'silent' || state === 'noStorage') && (
        <div role="alert" ref={bringIntoView}>
          <Banner tone="bad" title={t(opening === null ? 'review.notYet' : 'registration.failed')}>
            <p>{t(opening === null ? 'review.notYetHelp' : isSilent ? 'review.silentHelp' : 'review.failedHelp')}</p>
            {opening !== null && <SendAtOnce send={send} photos={photosLeft} />}
            {opening !== null && <ExportTyped exportForm={exportTyped} />}
          </Banner>
        </div>
      )}
      <section className="card padded" aria-labelledby="device">
        <div>
          <h2 id="device" className="plate-name">
            {name}
          </h2>
          <p className="code">{device.serialNumber ?? (device.deviceRef && formatDeviceReference(device.deviceRef))}</p>
        </div>
        <a className="text-link" href="/qr/device-registration">
          {t('registration.another')}
        </a>
      </section>
      {isCarriedOver(kept.draft.fields) && (
        <Banner tone="info" title={t('registration.carriedOver')}>
          <p>{t('registration.carriedOverText')}</p>
          <button type="button" className="button mt-2" onClick={startEmpty}>
            {t('registration.startEmpty')}
          </button>
        </Banner>
      )}
      <form
        id="registration"
        className="grid gap-3"
        aria-label={t('registration.title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {registrationGroups.map((group) => (
          <RegistrationGroup
            key={group.group}
            group={group}
            fields={kept.draft.fields}
            {...{ errors, change, language }}
          />
        ))}
        <section className="card padded" aria-labelledby="photos">
          <h2 id="photos">{t('registration.photos')}</h2>
          <p className="muted small">{t('registration.photosText')}</p>
          {props.photoField({ place: photoPlace, label: t('registration.photos') })}
        </section>
        <RegistrationConsent fields={kept.draft.fields} version={privacyNoticeVersion} {...{ errors, change }} />
      </form>
    </FieldPage>
  );
}
