import { expect, test } from 'vitest';
import { sqliteCopy } from '../support/servers/each-database.ts';
import { killWhileItReceives } from '../support/drivers/kill-while-it-receives.ts';

test('[OPS-2, OFF-3] a server killed twice while checks and photos stream to it has lost none and none twice', async () => {
  const { dataDir } = await sqliteCopy();
  const result = await killWhileItReceives({ dataDir, submissions: 60, photos: 9, kills: 2 });
  expect(result).toMatchObject({
    kills: 2,
    acknowledged: { submissions: 60, photos: 9 },
    kept: { submissions: 60, photos: 9 },
    lost: [],
    doubled: [],
  });
});
