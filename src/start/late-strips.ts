import type { ReactNode } from 'react';
import type { ConnectionWatch } from './connection/connection.ts';
import type { AppUpdate } from './app-update.ts';
import type { Parts } from './parts.ts';
import { onceHere } from './once-here.ts';

type Late = { parts: Parts; connection: ConnectionWatch };

/** What stands under the bar of every page once the app knows it: demo data, a new version. Empty until then. */
export function createLateStrips({ parts, connection }: Late) {
  let shown: ReactNode = null;
  const listeners = new Set<() => void>();

  async function load(update: AppUpdate | null) {
    const [{ FieldStrips }, { watchConnection }] = await onceHere(() =>
      Promise.all([import('./page-strips.tsx'), import('./watch-connection.ts')]),
    );
    await parts.translations.load('work');
    const { metadata } = watchConnection({ parts, connection });
    shown = FieldStrips({ update, metadata });
    for (const listener of listeners) listener();
    await parts.translations.refresh();
  }

  return {
    read: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: (update: AppUpdate | null) => void load(update).catch(reportError),
  };
}
export type LateStrips = ReturnType<typeof createLateStrips>;
