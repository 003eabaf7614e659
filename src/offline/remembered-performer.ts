import type { FieldDatabase } from './database.ts';
import type { RememberedPerformer } from './field-storage.ts';

const days = 86_400_000;
const keptFor = 30 * days;

type Row = { id: string; performer: RememberedPerformer; keptUntil: number };

/** Who makes the checks on this phone, for 30 days from the latest check. */
export function createRememberedPerformer({ kept }: FieldDatabase, now: () => number) {
  return {
    async read(): Promise<RememberedPerformer | null> {
      const row = (await kept.get('performer')) as Row | undefined;
      if (!row || !isPerformer(row.performer) || row.keptUntil < now()) return null;
      return row.performer;
    },
    async keep(performer: RememberedPerformer): Promise<void> {
      await kept.put({ id: 'performer', performer, keptUntil: now() + keptFor } satisfies Row);
    },
    async forget(): Promise<void> {
      await kept.delete('performer');
    },
  };
}

function isPerformer(value: unknown): value is RememberedPerformer {
  const fields: (keyof RememberedPerformer)[] = ['name', 'role', 'company', 'email'];
  return fields.every((field) => typeof (value as Partial<RememberedPerformer> | null)?.[field] === 'string');
}
