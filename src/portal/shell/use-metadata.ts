import { useEffect, useState } from 'react';
import type { Metadata } from '../../contract/metadata.ts';
import type { PortalParts } from './portal-parts.ts';

/** The facts of this installation: undefined until there is an answer, null where nobody ever told them. */
export function useMetadata({ metadata }: PortalParts): Metadata | null | undefined {
  const [known, setKnown] = useState<Metadata | null>();
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
export const isForDevelopers = (metadata: Metadata | null | undefined) =>
  metadata?.env === 'local' || metadata?.env === 'integration';
