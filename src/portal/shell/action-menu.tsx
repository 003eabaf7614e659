import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { morePath } from '../../ui/controls/portal-icon-paths.ts';
import { usePortal } from './portal-context.ts';

export type MenuAction<Action extends string> = { action: Action; label: string; isDanger?: boolean };

type ActionMenuProps<Action extends string> = {
  /** What can be done now; a dangerous one stands below a line. */
  actions: readonly MenuAction<Action>[];
  onAction: (action: Action) => void;
};

/** What can be done with one thing and is rarely needed: behind one button, not to be had without the server. */
export function ActionMenu<Action extends string>({ actions, onAction }: ActionMenuProps<Action>) {
  const { isReadOnly } = usePortal();
  const { t } = useTranslation('customers');
  const label = t('actions.label');
  const entryOf = ({ action, ...words }: MenuAction<Action>) => ({ kind: 'item' as const, id: action, ...words });
  const safe = actions.filter(({ isDanger }) => !isDanger);
  const dangerous = actions.filter(({ isDanger }) => isDanger);
  const line = safe.length > 0 && dangerous.length > 0 ? [{ kind: 'line' as const, id: 'line' }] : [];
  return (
    <Menu
      label={label}
      trigger={<IconButton variant="secondary" icon={morePath} label={label} isDisabled={isReadOnly} />}
      entries={[...safe.map(entryOf), ...line, ...dangerous.map(entryOf)]}
      onAction={(id) => {
        const chosen = actions.find(({ action }) => action === id);
        if (chosen) onAction(chosen.action);
      }}
    />
  );
}
