/** Asks the browser not to throw this phone's work away when space runs short. Whatever it answers, work goes on. */
export async function askToKeep(): Promise<void> {
  // A worker cannot ask, and old or private browsers have nothing to ask.
  const storage = globalThis.navigator.storage as { persist?: () => Promise<boolean> } | undefined;
  await storage?.persist?.().catch(() => false);
}
