/** The pages a check leads to, fetched while there is network: on a first visit no worker keeps them yet. */
export const nextPages = {
  receipt: () => import('../features/receipt/receipt-page.tsx'),
  unsent: () => import('../features/outbox/unsent-page.tsx'),
  start: () => import('./start-page.tsx'),
};

export async function fetchNextPages(): Promise<void> {
  await Promise.allSettled(Object.values(nextPages).map((load) => load()));
}
