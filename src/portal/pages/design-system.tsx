import { useEffect, useState, type ComponentType } from 'react';
import type { DesignSystemPage } from '../../tools/design-system/design-system-page.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { usePortalParts } from '../shell/portal-parts.ts';
import { useMetadata } from '../shell/use-metadata.ts';

type Page = ComponentType<Parameters<typeof DesignSystemPage>[0]>;

/** The page of all components is for those who build the portal: elsewhere its address shows nothing. */
export function DesignSystem() {
  const portal = usePortalParts();
  const metadata = useMetadata(portal);
  const [Shown, setShown] = useState<Page>();
  const isLocal = metadata?.env === 'local';
  useEffect(() => {
    if (!isLocal) return;
    import('../../tools/design-system/design-system-page.tsx').then(
      (module) => setShown(() => module.DesignSystemPage),
      reportError,
    );
  }, [isLocal]);
  if (metadata === undefined) return null;
  if (!isLocal) return <NotFound />;
  return Shown ? <Shown goTo={(href: string) => location.assign(href)} /> : null;
}
