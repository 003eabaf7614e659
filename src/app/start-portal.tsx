import type { Root } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import '../ui/field.css';
import { emergencyTexts } from '../i18n/emergency-texts.ts';
import { TranslationsProvider } from '../i18n/use-translation.ts';
import { createPortalRouter } from './router.tsx';
import { startParts } from './start-parts.ts';
import type { Started } from './start-field.tsx';

/** Everything that is not a field page. */
export async function startPortal(root: Root): Promise<Started> {
  const start = await startParts();
  if (!(await start.parts.translations.load('portal')))
    root.render(<p className="p-4">{emergencyTexts[start.language]}</p>);
  const router = createPortalRouter(start);
  root.render(
    <TranslationsProvider value={start.parts.translations}>
      <RouterProvider router={router} />
    </TranslationsProvider>,
  );
  return { afterStart: start.strips.start };
}
