import { useEffect } from 'react';
import { ProfilePage } from '../../public/profile/profile-page.tsx';
import { languageNames } from '../../start/chosen-language.ts';
import { usePortal } from '../shell/portal-context.ts';
import { usePortalParts } from '../shell/portal-parts.ts';

/** `/app` leads to the customers. */
export function Start() {
  return <GoOn href="/app/customers" />;
}

/** Leads on, so that Back does not lead here again. */
export function GoOn({ href }: { href: string }) {
  const { goTo } = usePortalParts();
  useEffect(() => goTo(href, 'replace'), [goTo, href]);
  return null;
}

export function Profile() {
  const { session } = usePortalParts();
  const { server, isReadOnly, notify } = usePortal();
  return <ProfilePage {...{ server, languageNames, isReadOnly }} tell={notify} onSaved={session.keepProfile} />;
}
