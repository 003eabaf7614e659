import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf } from '../../api/ask-server.ts';
import { signInEndpoints } from '../../contract/sign-in-endpoints.ts';
import { fieldMessage } from '../../i18n/error-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import type { ProfileParts } from './profile-page.tsx';

/** A new password, by the old one. Every other session ends with it. */
export function PasswordChange({ server, isReadOnly, tell }: ProfileParts) {
  const { t, i18n } = useTranslation(['account', 'portal']);
  const queries = useQueryClient();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const changing = useMutation({
    mutationFn: () => server(signInEndpoints.changePassword, { body: { currentPassword, newPassword } }),
    onSuccess() {
      setCurrent('');
      setNew('');
      tell({ message: t('profile.passwordSaved'), tone: 'success', isClosable: false });
      return queries.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
  const errors = fieldErrorsOf(changing.error);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!changing.isPending && !isReadOnly) changing.mutate();
  }
  return (
    <Card title={t('profile.passwordTitle')}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <div role="alert" className="empty:hidden">
          {changing.error && errors.length === 0 && <Banner tone="bad" title={t('portal:commonErrors.unknownError')} />}
        </div>
        <PasswordField
          label={t('profile.currentPassword')}
          show={t('login.show')}
          autoComplete="current-password"
          value={currentPassword}
          onChange={setCurrent}
          error={
            currentPassword === '' && errors.length > 0
              ? t('login.passwordMissing')
              : fieldMessage(i18n, errors, '/currentPassword')
          }
        />
        <PasswordField
          label={t('reset.newPassword')}
          hint={t('reset.hint')}
          show={t('login.show')}
          autoComplete="new-password"
          value={newPassword}
          onChange={setNew}
          error={fieldMessage(i18n, errors, '/newPassword')}
        />
        <Button type="submit" isDisabled={isReadOnly} busy={changing.isPending ? t('profile.passwordSave') : undefined}>
          {t('profile.passwordSave')}
        </Button>
        {isReadOnly && <p className="text-xs text-second">{t('profile.needsServer')}</p>}
      </form>
    </Card>
  );
}
