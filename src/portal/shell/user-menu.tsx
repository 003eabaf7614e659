import { useTranslation } from 'react-i18next';
import { manualAddress, ownManuals } from '../../contract/manual.ts';
import type { KnownPerson } from '../../session/session-state.ts';
import { Avatar } from '../../ui/controls/avatar.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { MenuButton } from '../../ui/controls/menu-button.tsx';
import type { PortalParts } from './portal-parts.ts';
import { useMetadata } from './use-metadata.ts';
import {
  filePath,
  helpPath,
  organisationPath,
  personPath,
  shieldPath,
  signOutPath,
} from '../../ui/controls/portal-icon-paths.ts';

type UserMenuProps = { portal: PortalParts; person: KnownPerson; signOut: () => void };

/** Who is signed in, and what goes with a person: the order is the specification's (section 2). */
export function UserMenu({ portal, person: { profile }, signOut }: UserMenuProps) {
  const { t, i18n } = useTranslation('portal');
  const manualUrl = useMetadata(portal)?.manualUrl ?? ownManuals;
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <Menu
      label={t('nav.userMenu', { name })}
      trigger={
        <MenuButton>
          <Avatar name={name} />
          <span className="sr-only">{t('nav.userMenu', { name })}</span>
          <span className="max-md:hidden" aria-hidden="true">
            {name}
          </span>
        </MenuButton>
      }
      entries={[
        { kind: 'item', id: 'profile', label: t('nav.profile'), icon: personPath, href: '/app/profile' },
        { kind: 'item', id: 'legal', label: t('nav.legal'), icon: filePath, href: '/legal' },
        { kind: 'item', id: 'privacy', label: t('nav.privacy'), icon: shieldPath, href: '/privacy-policy' },
        {
          kind: 'item',
          id: 'processing',
          label: t('nav.processing'),
          icon: organisationPath,
          href: '/data-processing',
        },
        {
          kind: 'item',
          id: 'help',
          label: t('nav.help'),
          icon: helpPath,
          href: manualAddress(manualUrl, i18n.language),
          target: '_blank',
        },
        { kind: 'line', id: 'line' },
        { kind: 'item', id: 'logout', label: t('nav.logout'), icon: signOutPath },
      ]}
      onAction={(id) => id === 'logout' && signOut()}
    />
  );
}
