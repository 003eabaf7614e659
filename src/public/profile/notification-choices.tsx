import { useTranslation } from 'react-i18next';
import type { UserProfile } from '../../contract/user-profile.ts';
import { Select } from '../../ui/controls/select.tsx';

type Notifications = UserProfile['notifications'];
type ChoicesProps = {
  notifications: Notifications;
  group: UserProfile['group'];
  onChange: (notifications: Notifications) => void;
};

const dueChecks = ['off', 'daily', 'weekly'] as const;
const news = ['immediate', 'daily', 'off'] as const;

/** Which e-mails somebody wants. New registrations concern the maker's people only. */
export function NotificationChoices({ notifications, group, onChange }: ChoicesProps) {
  const { t } = useTranslation('account');
  const options = (rhythms: readonly ('off' | 'daily' | 'weekly' | 'immediate')[]) =>
    rhythms.map((id) => ({ id, label: t(`profile.rhythm.${id}`) }));
  const isProvider = group === 'providerAdministrator' || group === 'providerService';
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-t border-line pt-4">
      <legend className="font-strong">{t('profile.notifications')}</legend>
      <Select
        label={t('profile.dueChecks')}
        choose={t('activate.choose')}
        options={options(dueChecks)}
        value={notifications.dueChecks}
        onChange={(id) => onChange({ ...notifications, dueChecks: dueChecks.find((each) => each === id) ?? 'off' })}
      />
      <Select
        label={t('profile.failedChecks')}
        choose={t('activate.choose')}
        options={options(news)}
        value={notifications.failedChecks}
        onChange={(id) => onChange({ ...notifications, failedChecks: news.find((each) => each === id) ?? 'off' })}
      />
      {isProvider && (
        <Select
          label={t('profile.registrations')}
          choose={t('activate.choose')}
          options={options(news)}
          value={notifications.registrations}
          onChange={(id) => onChange({ ...notifications, registrations: news.find((each) => each === id) ?? 'off' })}
        />
      )}
    </fieldset>
  );
}
