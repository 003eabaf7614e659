import { createElement, type ReactNode } from 'react';
import type { FieldParts } from './field-view.tsx';
import { NotFound } from './not-found.tsx';
import { readMetadata } from './read-metadata.ts';

/** The page of all components is for those who build the portal: elsewhere its address shows nothing. */
export async function loadDesignSystem(parts: FieldParts): Promise<ReactNode> {
  const metadata = await readMetadata(parts);
  if (metadata?.env !== 'local') return createElement(NotFound);
  const { DesignSystemPage } = await import('../features/design-system/design-system-page.tsx');
  return createElement(DesignSystemPage, { goTo: (href) => location.assign(href) });
}
