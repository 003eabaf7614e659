import { useState, useSyncExternalStore } from 'react';
import { z } from '../../contract/zod.ts';
import { quietly } from '../../ui/quietly.ts';

const stateSchema = z.strictObject({ isExpanded: z.boolean() });

/**
 * Whether a sidebar is open, kept under `{name}State`. Open by itself from 1024 px on; below that it closes when one
 * goes to another page, which is not kept: it says nothing about what somebody wants.
 */
export function useSidebar(name: string, pathname: string) {
  const key = `${name}State`;
  const isWide = useSyncExternalStore(subscribe, readIsWide);
  const [isExpandedWhenWide, setExpandedWhenWide] = useState(() => readState(key) ?? true);
  const [openOn, setOpenOn] = useState<string>();
  const isExpanded = isWide ? isExpandedWhenWide : openOn === pathname;
  return {
    isExpanded,
    fold: () => setOpenOn(undefined),
    toggle() {
      if (!isWide) return setOpenOn(isExpanded ? undefined : pathname);
      setExpandedWhenWide(!isExpanded);
      keepState(key, !isExpanded);
    },
  };
}

// Specification, section 9: lg.
const wide = window.matchMedia('(min-width: 1024px)');
const readIsWide = () => wide.matches;
function subscribe(listener: () => void) {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

function readState(key: string): boolean | undefined {
  const kept = quietly(() => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown);
  return stateSchema.safeParse(kept).data?.isExpanded;
}

function keepState(key: string, isExpanded: boolean): void {
  quietly(() => localStorage.setItem(key, JSON.stringify({ isExpanded })));
}
