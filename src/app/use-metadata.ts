import { useEffect, useState } from 'react';
import type { Metadata } from '../contract/metadata.ts';
import type { PortalParts } from './portal-parts.ts';

/** The facts of this installation; null until they are known, and where nobody ever told them. */
export function useMetadata({ metadata }: PortalParts): Metadata | null {
  const [known, setKnown] = useState<Metadata | null>(null);
  useEffect(() => {
    let isOver = false;
    void metadata.then((value) => isOver || setKnown(value));
    return () => {
      isOver = true;
    };
  }, [metadata]);
  return known;
}

/** True where developers work: the specification calls it local or integration (section 2). */
export const isForDevelopers = (metadata: Metadata | null) =>
  metadata?.env === 'local' || metadata?.env === 'integration';
