/** Spread into a query: what it answers stays readable without network, a week long (persist-views.ts). */
export const offlineView = { meta: { offline: true }, gcTime: 7 * 86_400_000 } as const; // milliseconds
