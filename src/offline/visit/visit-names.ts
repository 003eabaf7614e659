export const visitPrefix = 'visit:';

/** Whether this person has prepared anything on this phone; asking makes no database. */
export const hasVisits = async (userId: string): Promise<boolean> =>
  (await visitNames()).includes(visitPrefix + userId);

export const forgetVisitsOf = (userId: string): Promise<void> => remove(visitPrefix + userId);

/** Nothing of any person's visits is left, but for somebody who is still signed in. */
export async function forgetVisits(but?: string): Promise<void> {
  await Promise.all((await visitNames()).filter((name) => name !== visitPrefix + but).map(remove));
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
