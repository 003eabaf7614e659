import { expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { groups, type Group } from '../../src/contract/group.ts';
import type { Problem } from '../../src/contract/problem.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { sqliteCopy } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';
import { whoMayCall } from '../support/builders/who-may-call.ts';

const guarded = Object.entries(endpoints).filter(([, { access }]) => access !== 'public' && access !== 'signedIn');

/** What a group is answered by every call, at its own customer and about things nobody has: status and code of refusals. */
async function answersTo(portal: Portal, userGroup: Group) {
  const { hospital, maker } = await customerIds(portal);
  const customerId = userGroup.startsWith('provider') ? maker : hospital;
  const person = await signedIn(portal, { customerId, userGroup });
  const answers = new Map<string, { status: number; code?: string }>();
  for (const [name, { method, path }] of guarded) {
    const at = path
      .replace('{customerId}', hospital)
      .replaceAll(/\{(version|labelNo)\}/g, '1')
      .replaceAll(/\{\w+\}/g, '01940000-0000-7000-8000-000000000000');
    const answer = await person.ask(`${method} ${at}`, method === 'POST' || method === 'PUT' ? {} : undefined);
    const { code } = answer.statusCode < 400 ? {} : answer.json<Partial<Problem>>();
    answers.set(name, { status: answer.statusCode, ...(code && { code }) });
  }
  return answers;
}

test('[SEC-1] each group is refused every call that is not for it, and no other; a new call has to say for whom it is', async () => {
  expect(guarded.map(([name]) => name).toSorted()).toEqual(Object.keys(whoMayCall).toSorted());
  const portal = await aPortal(await sqliteCopy());
  for (const group of groups) {
    const answers = await answersTo(portal, group);
    for (const [name, { status, code }] of answers) {
      const isRefused = !whoMayCall[name]!.includes(group);
      expect([group, name, status === 403 && code === 'notPermitted']).toEqual([group, name, isRefused]);
      expect([group, name, status === 401 || status >= 500]).toEqual([group, name, false]);
    }
  }
});
