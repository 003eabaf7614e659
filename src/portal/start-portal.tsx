import type { Root } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import '../ui/field.css';
import '../ui/portal.css';
import { holdPlaceOfPressStyle } from '../ui/controls/press-style.ts';
import { NotStarted } from '../start/not-started.tsx';
import { I18nextProvider } from 'react-i18next';
import { PortalFrame } from './shell/portal-frame.tsx';
import { createPortalParts } from './shell/portal-parts.ts';
import { createPortalRouter } from './router.tsx';
import { startParts, type Started } from '../start/start-parts.ts';

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
  const router = createPortalRouter(portal);
  // Public pages never wait for it.
  portal.session.start().catch(reportError);
  root.render(
    <I18nextProvider i18n={translations.i18n}>
      <PortalFrame portal={portal}>
        <RouterProvider router={router} />
      </PortalFrame>
    </I18nextProvider>,
  );
  return { afterStart: start.strips.start };
}
