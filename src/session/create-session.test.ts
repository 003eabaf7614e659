import { expect, test } from 'vitest';
import {
  aBrowserOfSessions,
  aProfile,
  answered,
  foreign,
  refused,
  settle,
  unreachable,
} from '../../tests/support/servers/a-session.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const ada = { email: 'ada@praxis.example', password: 'fern violin quartz' };

test('[AUTH-2] sign-in asks for the session, then profile and configuration, and says so meanwhile', async () => {
  const { server, aTab } = aBrowserOfSessions();
  const session = aTab();
  expect(session.read()).toEqual({ kind: 'initializing' });
  const signingIn = session.signIn(ada);
  expect(session.read()).toEqual({ kind: 'signingIn' });
  await signingIn;
  expect(session.read()).toMatchObject({ kind: 'signedIn', person: { profile: { firstName: 'Ada' } } });
  expect(server.asked).toEqual(['login', 'profile', 'config']);
});

test.each([
  ['a wrong password', refused(401, 'loginFailed'), 'loginError'],
  ['a request nobody reads', refused(400, 'badRequest'), 'loginError'],
  ['too many tries', refused(429, 'tooManyRequests'), 'unknownError'],
  ['a server in trouble', refused(500, 'internalError'), 'unknownError'],
  ['a captive portal', foreign, 'unknownError'],
  ['no answer', unreachable, 'unknownError'],
])('[AUTH-2] %s at sign-in ends in its own state', async (_what, outcome, kind) => {
  const { server, aTab } = aBrowserOfSessions();
  const session = aTab();
  server.answers('login', outcome);
  await session.signIn(ada);
  expect(session.read()).toEqual({ kind });
});

test.each([
  ['refused', refused(401)],
  ['without an answer', unreachable],
])(
  '[AUTH-1, AUTH-2] a person who signs in while the first refresh is still under way stays signed in when it ends %s',
  async (_how, outcome) => {
    const { server, aTab, items } = aBrowserOfSessions();
    const { promise, resolve } = Promise.withResolvers<typeof outcome>();
    server.calls.refresh = () => promise;
    const session = aTab();
    const starting = session.start();
    const signingIn = session.signIn(ada);
    resolve(outcome);
    await Promise.all([starting, signingIn]);
    expect(session.read()).toMatchObject({ kind: 'signedIn', isConfirmed: true });
    expect(items.has('session')).toBe(true);
  },
);

test.each(['profile', 'config'] as const)(
  '[AUTH-2] a sign-in whose %s does not come is an unknown error',
  async (call) => {
    const { server, aTab, items } = aBrowserOfSessions();
    const session = aTab();
    server.answers(call, refused(500, 'internalError'));
    await session.signIn(ada);
    expect(session.read()).toEqual({ kind: 'unknownError' });
    expect(items.has('session')).toBe(false);
  },
);

test('[AUTH-1] a start goes on with the session of the cookie', async () => {
  const { server, aTab } = aBrowserOfSessions();
  const session = aTab();
  await session.start();
  expect(session.read()).toMatchObject({ kind: 'signedIn', isConfirmed: true });
  expect(server.asked).toEqual(['refresh', 'profile', 'config']);
});

test.each([
  ['no answer', unreachable],
  ['a server in trouble', refused(500, 'internalError')],
  ['a server that is busy', refused(429, 'tooManyRequests')],
  ['a captive portal', foreign],
])('[AUTH-1, OFF-6] %s at start: a known person reads on, a new one signs in', async (_what, outcome) => {
  const { server, aTab, clock } = aBrowserOfSessions();
  await aTab().start();
  clock.wall += 20 * minute; // so that no other tab has a token to share
  server.answers('refresh', outcome);
  const known = aTab();
  await known.start();
  expect(known.read()).toMatchObject({
    kind: 'signedIn',
    isConfirmed: false,
    person: { profile: { firstName: 'Ada' } },
  });

  const other = aBrowserOfSessions();
  other.server.answers('refresh', outcome);
  const stranger = other.aTab();
  await stranger.start();
  expect(stranger.read()).toEqual({ kind: 'signedOut' });
});

test('[AUTH-1, AUTH-4] a refusal ends the session as sign-out does, and is not told to the server', async () => {
  const { server, aTab, items, forgottenViews, clock, pass } = aBrowserOfSessions();
  const session = aTab();
  await session.start();
  clock.wall += 20 * minute; // long enough that no other tab is asked
  server.answers('refresh', refused(401));
  const before = forgottenViews();
  await pass(13 * minute);
  expect(session.read()).toEqual({ kind: 'signedOut' });
  expect(items.has('session')).toBe(false);
  expect(forgottenViews()).toBe(before + 1);
  expect(server.count('logout')).toBe(0);
  expect(await session.token()).toBeUndefined();
});

test('[AUTH-4] the next token is asked for two minutes before the end, never sooner than in half a minute', async () => {
  const usual = aBrowserOfSessions();
  await usual.aTab().start();
  expect(usual.timers()).toEqual([13 * minute]);
  const short = aBrowserOfSessions({ life: 60_000 });
  await short.aTab().start();
  expect(short.timers()).toEqual([30_000]);
});

test('[AUTH-4] an end sixty days away makes no storm of refreshes', async () => {
  const { server, aTab, pass, timers } = aBrowserOfSessions({ life: 60 * day });
  await aTab().start();
  expect(Math.max(...timers())).toBeLessThan(2 ** 31);
  await pass(59 * day);
  expect(server.count('refresh')).toBe(1);
  await pass(day);
  expect(server.count('refresh')).toBe(2);
});

test('[AUTH-4] a phone that slept past the end asks for a token when it wakes, and requests wait for it', async () => {
  const { server, aTab, clock } = aBrowserOfSessions();
  const session = aTab();
  await session.start();
  clock.wall += 60 * minute; // asleep: timers and the steady clock stood still
  expect(await session.token()).toBe('token 2');
  session.wake();
  await settle();
  expect(server.count('refresh')).toBe(2);
});

test('[AUTH-4] a clock that is set a day forward or back costs a refresh at most, and nobody is signed out', async () => {
  for (const jump of [day, -day]) {
    const { server, aTab, clock, pass } = aBrowserOfSessions();
    const session = aTab();
    await session.start();
    clock.wall += jump;
    session.wake();
    await settle();
    await pass(12 * minute);
    expect(session.read()).toMatchObject({ kind: 'signedIn', isConfirmed: true });
    expect(server.count('refresh')).toBeLessThanOrEqual(2);
  }
});

test('[AUTH-10, P66] five tabs that wake at once with a token at its end refresh once', async () => {
  const { server, aTab, clock } = aBrowserOfSessions();
  const tabs = [aTab(), aTab(), aTab(), aTab(), aTab()];
  for (const tab of tabs) await tab.start();
  expect(server.count('refresh')).toBe(1);
  clock.wall += 14 * minute;
  for (const tab of tabs) tab.wake();
  await settle();
  expect(server.count('refresh')).toBe(2);
  const tokens = await Promise.all(tabs.map((tab) => tab.token()));
  expect(new Set(tokens)).toEqual(new Set(['token 2']));
  for (const tab of tabs) expect(tab.read()).toMatchObject({ kind: 'signedIn', isConfirmed: true });
});

test('[AUTH-10] a tab that is opened later takes the token of another one, and refreshes itself when that one is gone', async () => {
  const { server, aTab, items } = aBrowserOfSessions();
  await aTab().start();
  const later = aTab();
  await later.start();
  expect(server.count('refresh')).toBe(1);
  expect(later.read()).toMatchObject({ kind: 'signedIn', isConfirmed: true });

  const other = aBrowserOfSessions();
  for (const [key, text] of items) other.items.set(key, text);
  const alone = other.aTab();
  void alone.start();
  await other.pass(1_000);
  expect(alone.read()).toMatchObject({ kind: 'signedIn', isConfirmed: true });
  expect(other.server.count('refresh')).toBe(1);
});

test('[AUTH-2, AUTH-10] signing in or out in one tab does so in the others', async () => {
  const { server, aTab } = aBrowserOfSessions();
  const [here, there] = [aTab(), aTab()];
  server.answers('refresh', refused(401), refused(401));
  await here.start();
  await there.start();
  await here.signIn(ada);
  await settle();
  expect(there.read()).toMatchObject({ kind: 'signedIn' });
  await there.signOut();
  await settle();
  expect(here.read()).toEqual({ kind: 'signedOut' });
  expect(await here.token()).toBeUndefined();
});

test('[AUTH-3] a sign-out without network is owed: the next start pays it and never refreshes', async () => {
  const { server, aTab, items } = aBrowserOfSessions();
  const session = aTab();
  await session.start();
  server.answers('logout', unreachable);
  await session.signOut();
  expect(session.read()).toEqual({ kind: 'signedOut' });
  expect([...items.keys()]).toContain('logoutOwed');

  server.asked.length = 0;
  server.answers('logout', unreachable);
  const offline = aTab();
  await offline.start();
  expect(server.asked).toEqual(['logout']);
  const online = aTab();
  await online.start();
  expect(server.asked).toEqual(['logout', 'logout']);
  expect(online.read()).toEqual({ kind: 'signedOut' });
  expect([...items.keys()]).not.toContain('logoutOwed');
});

test.each([answered(undefined), refused(401), refused(500), foreign, unreachable])(
  '[AUTH-3] sign-out clears the session whatever the call comes to',
  async (outcome) => {
    const { server, aTab, items } = aBrowserOfSessions();
    const session = aTab();
    await session.start();
    server.answers('logout', outcome);
    await session.signOut();
    expect(session.read()).toEqual({ kind: 'signedOut' });
    expect(items.has('session')).toBe(false);
  },
);

test('[AUTH-3, F93] an answer that comes after sign-out writes nothing back', async () => {
  const { server, aTab, items } = aBrowserOfSessions();
  const session = aTab();
  let answer = (_profile: ReturnType<typeof answered<ReturnType<typeof aProfile>>>) => {};
  server.calls.profile = () => new Promise((resolve) => (answer = resolve));
  const starting = session.start();
  await settle();
  await session.signOut();
  answer(answered(aProfile()));
  await starting;
  expect(session.read()).toEqual({ kind: 'signedOut' });
  expect(items.has('session')).toBe(false);
});

test('[F93] another person at the same browser: what the last one saw is cleared before anything is shown', async () => {
  const { server, aTab, forgottenViews } = aBrowserOfSessions();
  await aTab().signIn(ada);
  const before = forgottenViews();
  server.answers('profile', answered(aProfile('01940000-0000-7000-8000-00000000000b')));
  await aTab().signIn(ada);
  expect(forgottenViews()).toBe(before + 1);
});

test('[OFF-5] a store that is switched off or broken stops nobody from signing in', async () => {
  const { aTab, breakStore } = aBrowserOfSessions();
  breakStore();
  const session = aTab();
  await session.signIn(ada);
  expect(session.read()).toMatchObject({ kind: 'signedIn' });
  await session.signOut();
  expect(session.read()).toEqual({ kind: 'signedOut' });
});

test('[OFF-5] what an older or newer version kept of a session is not trusted', async () => {
  const { server, aTab, items } = aBrowserOfSessions();
  items.set('session', '{"userId":"somebody"}');
  server.answers('refresh', unreachable);
  const session = aTab();
  await session.start();
  expect(session.read()).toEqual({ kind: 'signedOut' });
});

test('[OFF-6] read on without network, the session is confirmed by itself once the server answers', async () => {
  const { server, aTab, pass, clock } = aBrowserOfSessions();
  const first = aTab();
  await first.start();
  clock.wall += day;
  server.answers('refresh', unreachable, unreachable);
  void first.token();
  await settle();
  expect(first.read()).toMatchObject({ kind: 'signedIn', isConfirmed: false });
  await pass(2 * minute);
  expect(first.read()).toMatchObject({ kind: 'signedIn', isConfirmed: true });
});
