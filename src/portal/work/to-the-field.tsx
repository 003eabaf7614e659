import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { scanPath } from '../../ui/more-icon-paths.ts';

/** From sign-in to the camera in one press, and what this phone still holds. For those who check devices. */
export function ToTheField({ children }: { children: ReactNode }) {
  const { permissions } = usePortal();
  const { t } = useTranslation('overview');
  if (!permissions.has('check.make')) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 max-md:flex-col max-md:items-stretch">
      <LinkButton variant="primary" icon={scanPath} href="/qr/scan">
        {t('work.scan')}
      </LinkButton>
      {children}
    </div>
  );
}
