import type { Root } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import '../ui/field.css';
import '../ui/portal.css';
import { holdPlaceOfPressStyle } from '../ui/portal/press-style.ts';
import { NotStarted } from './not-started.tsx';
import { I18nextProvider } from 'react-i18next';
import { createPortalRouter } from './router.tsx';
import { startParts } from './start-parts.ts';
import type { Started } from './start-field.tsx';

/** Everything that is not a field page. */
export async function startPortal(root: Root): Promise<Started> {
  holdPlaceOfPressStyle(document);
  const start = await startParts();
  if (!(await start.parts.translations.load('portal'))) root.render(<NotStarted />);
  const router = createPortalRouter(start);
  root.render(
    <I18nextProvider i18n={start.parts.translations.i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { afterStart: start.strips.start };
}
