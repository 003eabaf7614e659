import { UnsentChip } from '../../start/unsent/unsent-chip.tsx';
import type { PortalParts } from './portal-parts.ts';
import { storageOf, useStorageOpening } from '../../start/use-storage-opening.ts';

/** The unsent work of this browser, in the bar of every page of the portal too. */
export function PortalUnsent({ portal }: { portal: PortalParts }) {
  return <UnsentChip storage={storageOf(useStorageOpening(portal.start.parts))} />;
}
