export const visitPrefix = 'visit:';

/** Whether this person has prepared anything on this phone; asking makes no database. */
export const hasVisits = async (userId: string): Promise<boolean> =>
  (await visitNames()).includes(visitPrefix + userId);

/** Nothing of any person's visits is left. */
export async function forgetVisits(): Promise<void> {
  await Promise.all((await visitNames()).map(remove));
}

async function visitNames(): Promise<string[]> {
  const { indexedDB: store } = globalThis as { indexedDB?: Partial<IDBFactory> };
  const databases = (await store?.databases?.().catch(() => [])) ?? [];
  return databases.flatMap(({ name }) => (name?.startsWith(visitPrefix) ? [name] : []));
}

/** Whoever has it open lets go of it (visit-database.ts). */
function remove(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.deleteDatabase(name);
    asked.addEventListener('success', () => resolve());
    asked.addEventListener('error', () => reject(asked.error ?? new Error(`${name} stays`)));
  });
}
