import { randomInt } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import { ensureDemoPassword } from '../database/installation.ts';
import type { AppUserRow } from '../database/tables.ts';
import { hashPassword } from '../access/passwords.ts';
import { demoId } from './demo-id.ts';

export type DemoSignIns = { password: string; people: Pick<AppUserRow, 'email' | 'userGroup'>[] };

const groups = ['providerAdministrator', 'providerService', 'customerAdministrator', 'technician', 'viewer'] as const;
const words = 'amber birch cedar delta ember fjord grove heron inlet larch maple north ocean pearl quartz ridge'.split(
  ' ',
);

/** Lets the people of the demo data sign in, with a password that is made at the first start and stays. */
export async function giveDemoSignIns({ db }: Database): Promise<DemoSignIns> {
  const word = () => words[randomInt(words.length)]!;
  const password = await ensureDemoPassword(db, `${word()}-${word()}-${word()}-${randomInt(1000, 10_000)}`);
  const ids = groups.map((group) => demoId(`user ${group}`));
  const people = await db.selectFrom('appUser').selectAll().where('id', 'in', ids).orderBy('id').execute();
  const passwordHash = await hashPassword(password);
  await db
    .updateTable('appUser')
    .set({ passwordHash, status: 'active' })
    .where('id', 'in', ids)
    .where('passwordHash', 'is', null)
    .execute();
  return { password, people: groups.flatMap((group) => people.filter(({ userGroup }) => userGroup === group)) };
}
