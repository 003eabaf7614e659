import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf, ServerProblem } from '../../api/ask-server.ts';
import { languages } from '../../contract/language.ts';
import { signInEndpoints } from '../../contract/sign-in-endpoints.ts';
import { salutations, userProfileSchema, type UserProfile } from '../../contract/user-profile.ts';
import { fieldMessage } from '../../i18n/error-messages.ts';
import { useEditLabels } from '../../i18n/use-portal-labels.ts';
import { Banner } from '../../ui/banner.tsx';
import { LeaveQuestion } from '../../ui/form/leave-question.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { ComboBox } from '../../ui/controls/combo-box.tsx';
import { DescriptionList } from '../../ui/page/description-list.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { NotificationChoices } from './notification-choices.tsx';
import { profileChange } from './profile-change.ts';
import type { ProfileParts } from './profile-page.tsx';

const zones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id }));

/** The person's own data. Typed entries stay until they are saved, also over a conflict. */
export function ProfileForm({
  server,
  languageNames,
  isReadOnly,
  tell,
  onSaved,
  profile,
}: ProfileParts & { profile: UserProfile }) {
  const { t, i18n } = useTranslation(['account', 'portal']);
  const queries = useQueryClient();
  const [typed, setTyped] = useState(profile);
  const [version, setVersion] = useState(profile.version);
  const saving = useMutation({
    mutationFn: () => server(signInEndpoints.changeUserProfile, { body: profileChange(typed), version }),
    onSuccess(saved) {
      queries.setQueryData(['profile'], saved);
      setTyped(saved);
      setVersion(saved.version);
      onSaved(saved);
      tell({ message: t('profile.saved'), tone: 'success', isClosable: false });
    },
    onError(error) {
      const current = userProfileSchema.safeParse(error instanceof ServerProblem ? error.problem.current : undefined);
      if (current.success) setVersion(current.data.version);
    },
  });
  const errors = fieldErrorsOf(saving.error);
  const wrong = (field: string) => fieldMessage(i18n, errors, `/${field}`);
  const isConflict = saving.error instanceof ServerProblem && saving.error.problem.code === 'versionConflict';
  const { leave } = useEditLabels();
  // What is only another version of the same is not typed by anybody.
  const isDirty = JSON.stringify(profileChange(typed)) !== JSON.stringify(profileChange(profile));
  const set = (change: Partial<UserProfile>) => setTyped({ ...typed, ...change });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!saving.isPending && !isReadOnly) saving.mutate();
  }
  return (
    <Card title={t('profile.person')}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <LeaveQuestion isNeeded={isDirty && !saving.isPending} words={leave} />
        <div role="alert" className="empty:hidden">
          {isConflict && <Banner tone="soon" title={t('profile.conflict')} />}
          {saving.error && !isConflict && (
            <Banner tone="bad" title={errors.length > 0 ? t('errors.title') : t('portal:commonErrors.unknownError')} />
          )}
        </div>
        <DescriptionList
          facts={[
            { term: t('login.email'), value: profile.email },
            { term: t('profile.organisation'), value: profile.customerName },
            { term: t('profile.group'), value: t(`profile.groups.${profile.group}`) },
          ]}
        />
        <Select
          label={t('profile.salutation')}
          choose={t('activate.choose')}
          options={salutations.map((id) => ({ id, label: t(`profile.salutations.${id}`) }))}
          value={typed.salutation}
          onChange={(id) => set({ salutation: salutations.find((each) => each === id) ?? null })}
        />
        <TextField
          label={t('profile.degree')}
          value={typed.title ?? ''}
          onChange={(title) => set({ title })}
          error={wrong('title')}
        />
        <TextField
          label={t('activate.firstName')}
          autoComplete="given-name"
          value={typed.firstName}
          onChange={(firstName) => set({ firstName })}
          error={wrong('firstName')}
        />
        <TextField
          label={t('activate.lastName')}
          autoComplete="family-name"
          value={typed.lastName}
          onChange={(lastName) => set({ lastName })}
          error={wrong('lastName')}
        />
        <TextField
          label={t('profile.phone')}
          type="tel"
          autoComplete="tel"
          value={typed.phone ?? ''}
          onChange={(phone) => set({ phone })}
          error={wrong('phone')}
        />
        <TextField
          label={t('profile.jobTitle')}
          value={typed.jobTitle ?? ''}
          onChange={(jobTitle) => set({ jobTitle })}
          error={wrong('jobTitle')}
        />
        <Select
          label={t('activate.language')}
          choose={t('activate.choose')}
          options={languages.map((id) => ({ id, label: languageNames[id] }))}
          value={typed.language}
          onChange={(id) => set({ language: languages.find((each) => each === id) ?? typed.language })}
        />
        <ComboBox
          label={t('profile.timeZone')}
          none={t('errors.notATimeZone')}
          options={zones}
          value={typed.timeZone}
          onChange={(timeZone) => timeZone && set({ timeZone })}
          error={wrong('timeZone')}
        />
        <NotificationChoices
          notifications={typed.notifications}
          group={profile.group}
          onChange={(notifications) => set({ notifications })}
        />
        <Button
          type="submit"
          variant="primary"
          isDisabled={isReadOnly}
          busy={saving.isPending ? t('profile.save') : undefined}
        >
          {t('profile.save')}
        </Button>
        {isReadOnly && <p className="text-xs text-second">{t('profile.needsServer')}</p>}
      </form>
    </Card>
  );
}
