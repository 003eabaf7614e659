import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Database } from '../database/connect.ts';
import { route } from '../http/endpoint-route.ts';
import { refuseOtherVersion, tellVersion } from '../http/if-match.ts';
import { HttpProblem } from '../http/problems.ts';
import { setPassword } from './set-password.ts';
import { forgetLoginFailures, tryPassword } from '../access/login-failures.ts';
import { isCommonPassword } from '../access/passwords.ts';
import { endSessions, liveSessions } from '../access/session-store.ts';
import { changeProfile, readProfile } from './user-profile.ts';
import { readUser } from './user-store.ts';

type Parts = { database: Database; now: () => number };

/** What people see and change of themselves. */
export function profileRoutes(app: FastifyInstance, { database, now }: Parts): void {
  const { db } = database;

  route(app, { endpoint: endpoints.readUserProfile }, async ({ caller, reply }) => {
    const profile = await readProfile(db, caller.userId);
    tellVersion(reply, profile.version);
    return profile;
  });

  route(app, { endpoint: endpoints.changeUserProfile }, async ({ caller, body, request, reply }) => {
    const before = await readProfile(db, caller.userId);
    const conflict = refuseOtherVersion(request, before);
    if (conflict) return conflict;
    const isDone = await changeProfile(db, { caller, before, change: body, now: now() });
    const after = await readProfile(db, caller.userId);
    if (!isDone) return new HttpProblem('versionConflict', { current: after });
    tellVersion(reply, after.version);
    return after;
  });

  route(app, { endpoint: endpoints.changePassword }, async ({ caller, body }) => {
    const user = (await readUser(db, caller.userId))!;
    // Whoever found an unlocked phone gets no more tries than at the door.
    const { email, passwordHash: kept } = user;
    const isRight = await tryPassword(database, { email, password: body.currentPassword, kept, now: now() });
    if (!isRight) return wrongAt('/currentPassword', 'passwordWrong');
    await forgetLoginFailures(db, user.email);
    if (isCommonPassword(body.newPassword, user.email)) return wrongAt('/newPassword', 'passwordTooCommon');
    await setPassword(db, { user, password: body.newPassword, keepSessionId: caller.sessionId, now: now() });
    return undefined;
  });

  route(app, { endpoint: endpoints.readSessions }, async ({ caller }) => ({
    items: (await liveSessions(db, caller.userId, now())).map(({ id, createdAt, lastUsedAt, userAgent }) => ({
      id,
      createdAt,
      lastUsedAt,
      userAgent,
      isCurrent: id === caller.sessionId,
    })),
  }));

  route(app, { endpoint: endpoints.endSession }, async ({ caller, parameters: { sessionId } }) => {
    const ended = await endSessions(db, { sessionId, userId: caller.userId, why: 'endedByUser', now: now() });
    return ended > 0 ? undefined : new HttpProblem('notFound');
  });
}

const wrongAt = (pointer: string, code: string) => new HttpProblem('validationFailed', { errors: [{ pointer, code }] });
