import type { Root } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import '../ui/field.css';
import '../ui/portal.css';
import { holdPlaceOfPressStyle } from '../ui/portal/press-style.ts';
import { NotStarted } from './not-started.tsx';
import { I18nextProvider } from 'react-i18next';
import { PortalFrame } from './portal-frame.tsx';
import { createPortalParts } from './portal-parts.ts';
import { createPortalRouter } from './router.tsx';
import { startParts } from './start-parts.ts';
import type { Started } from './start-field.tsx';

/** Everything that is not a field page. */
export async function startPortal(root: Root): Promise<Started> {
  holdPlaceOfPressStyle(document);
  const start = await startParts();
  const { translations } = start.parts;
  const hasTexts = await Promise.all([translations.load('portal'), translations.load('field')]);
  if (hasTexts.includes(false)) {
    root.render(<NotStarted />);
    return { afterStart: start.strips.start };
  }
  // As it is written: what stands in a query is not put into another form on its way.
  const goTo = (href: string, how?: 'replace') =>
    how === 'replace' ? router.history.replace(href) : router.history.push(href);
  const portal = createPortalParts(start, goTo);
  const router = createPortalRouter(portal, goTo);
  // Public pages never wait for it.
  portal.session.start().catch(reportError);
  root.render(
    <I18nextProvider i18n={translations.i18n}>
      <PortalFrame portal={portal} goTo={goTo}>
        <RouterProvider router={router} />
      </PortalFrame>
    </I18nextProvider>,
  );
  return { afterStart: start.strips.start };
}
