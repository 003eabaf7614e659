import type { ReactNode } from 'react';

/** What the app gives every page: what stands at the end of its bar, what stands under it, and the way to other pages. */
export type PageShell = { end: ReactNode; strips: ReactNode; goTo: (href: string, how?: 'replace') => void };
