import { expect, test } from 'vitest';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { ensureLabelKey, readSigningKey, rotateLabelKeys } from '../../server/label-keys/label-key-store.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aSetting } from '../support/servers/a-setting.ts';
import { onEachDatabase, openedDatabase } from '../support/servers/each-database.ts';

onEachDatabase(({ place }) => {
  test('[OPS-2] the label key is made once', async () => {
    const database = openedDatabase(await place());
    const before = await database.db.selectFrom('labelKey').selectAll().execute();
    await ensureLabelKey(database, checkTime);
    expect(await database.db.selectFrom('labelKey').selectAll().execute()).toEqual(before);
    expect(before).toMatchObject([{ keyId: 1, state: 'signing' }]);
  });

  test('[OPS-2] labels without the key they were signed with keep the server from starting', async () => {
    const home = await place();
    const database = openedDatabase(home);
    await database.db.updateTable('labelKey').set({ privateJwkJson: null }).execute();
    await expect(prepareDatabase(aSetting({ ...home, demoAllowed: false }), checkTime)).rejects.toThrow(
      /not the key they were signed with/,
    );
    await expect(readSigningKey(database.db)).rejects.toThrow(/not the key they were signed with/);
  });

  test('[OPS-3] after a rotation the earlier private key is gone and only verifies', async () => {
    const database = openedDatabase(await place());
    expect(await rotateLabelKeys(database, checkTime)).toBe(2);
    const rows = await database.db.selectFrom('labelKey').selectAll().orderBy('keyId').execute();
    expect(rows).toMatchObject([
      { keyId: 1, state: 'verifying', privateJwkJson: null },
      { keyId: 2, state: 'signing' },
    ]);
    expect((await readSigningKey(database.db)).keyId).toBe(2);
  });

  test('[OPS-3] there are no more than 255 keys, and the last one stays in use', async () => {
    const database = openedDatabase(await place());
    await database.db
      .insertInto('labelKey')
      .values({ keyId: 255, publicKey: 'x', state: 'verifying', createdAt: '2026-11-27T09:30:00Z' })
      .execute();
    await expect(rotateLabelKeys(database, checkTime)).rejects.toThrow(/255/);
    expect((await readSigningKey(database.db)).keyId).toBe(1);
  });
});
