/** Whether a write failed for want of space. Dexie hands the error of the browser on inside its own. */
export const isStoreFull = (error: unknown): boolean =>
  /QuotaExceeded/.test(String((error as { inner?: unknown }).inner ?? error));
