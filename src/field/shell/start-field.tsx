import type { Root } from 'react-dom/client';
import '../../ui/field.css';
import { NotStarted } from '../../start/not-started.tsx';
import type { FieldAddress } from './field-address.ts';
import { FieldApp } from './field-app.tsx';
import { prepareView } from './field-view.tsx';
import { startParts, type Started } from '../../start/start-parts.ts';

/** The field pages: texts and data in parallel, then the form, then everything else. */
export async function startField(root: Root, address: FieldAddress): Promise<Started> {
  const { language, connection, parts, strips } = await startParts();
  const [hasTexts, first] = await Promise.all([
    parts.translations.load('field'),
    prepareView(address, { parts, language }),
  ]);
  if (hasTexts) root.render(<FieldApp {...{ first, language, parts, connection, strips }} />);
  else root.render(<NotStarted />);
  return { afterStart: strips.start };
}
