import { expect, test } from 'vitest';
import { delivered } from '../support/builders/a-function-check.ts';
import { aBuiltApp } from '../support/builders/a-built-app.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';
import { plantTrigger } from '../support/builders/plant-trigger.ts';

onOneDatabase(({ place }) => {
  test('[OPS-2] the log has one JSON line for each answer, without persons, addresses, tokens and codes', async () => {
    const portal = await aPortal(await place(), { builtApp: aBuiltApp() });
    const check = await portal.scannedCheck('inOrder', { overallComment: 'Schraube fehlt' });
    const [result] = await portal.deliver(delivered(check));
    const { receiptCode } = result!.receipt!;
    const token = check.labelText!.split('/Q/')[1]!;
    const options = { remoteAddress: '192.0.2.77', headers: { accept: 'text/html' } };
    await portal.call(`GET /q/${token}`, undefined, options);
    await portal.call(`GET /qr/function-check?d=${token}`, undefined, options);
    await portal.call(`GET /unknown/${token}`, undefined, options);
    await portal.call(
      `GET /api/public/qr/submissions/${check.submissionId}?receiptCode=${receiptCode}`,
      undefined,
      options,
    );
    await portal.call('POST /api/public/qr/submissions', '{"name": "Jonas Feldmann", oops', {
      headers: { 'content-type': 'application/json' },
    });
    const text = portal.log.join('');
    for (const secret of [
      token,
      receiptCode,
      check.submissionId,
      check.deviceRef!,
      'Feldmann',
      'Schraube',
      '192.0.2.77',
    ])
      expect(text).not.toContain(secret);
    const lines = portal.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.at(-1)).toMatchObject({ method: 'POST', route: '/api/public/qr/submissions', status: 400 });
    expect(lines.every(({ traceId }) => typeof traceId === 'string')).toBe(true);
  });

  test('[OPS-2] what the database quotes when it fails does not reach the log', async () => {
    const portal = await aPortal(await place());
    const check = await portal.scannedCheck('inOrder');
    const fail = 'no place for "Feldmann", (id)=(4711)';
    await plantTrigger(portal.database, { table: 'submission', doing: { fail } });
    const [result] = await portal.deliver(delivered(check));
    expect(result!.problem).toMatchObject({ status: 500, code: 'internalError' });
    const failure = portal.log.find((line) => line.includes('could not be kept'))!;
    expect(failure).toContain('no place for');
    expect(failure).not.toMatch(/Feldmann|4711/);
  });
});
