import { createElement, type ReactNode } from 'react';
import type { Parts } from '../../start/parts.ts';
import { NotFound } from '../shell/not-found.tsx';
import { readMetadata } from '../../start/read-metadata.ts';

/** The page of all components is for those who build the portal: elsewhere its address shows nothing. */
export async function loadDesignSystem(parts: Parts): Promise<ReactNode> {
  const metadata = await readMetadata(parts);
  if (metadata?.env !== 'local') return createElement(NotFound);
  const { DesignSystemPage } = await import('../../tools/design-system/design-system-page.tsx');
  return createElement(DesignSystemPage, { goTo: (href) => location.assign(href) });
}
