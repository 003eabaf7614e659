import type { CallOutcome } from '../../../src/api/call-endpoint.ts';
import { createKeptSession } from '../../../src/session/kept-session.ts';
import type { Granted, SessionCalls } from '../../../src/session/session-calls.ts';
import { createSession } from '../../../src/session/create-session.ts';
import type { TabMessage } from '../../../src/session/tabs.ts';

const ada = '01940000-0000-7000-8000-00000000000a';
const customerId = '01940000-0000-7000-8000-0000000000c1';
const minute = 60_000;

export const answered = <T>(answer: T): CallOutcome<T> => ({ kind: 'answered', answer, date: null, etag: null });
export const refused = (status: number, code = 'sessionEnded'): CallOutcome<never> => ({
  kind: 'refused',
  problem: { type: 'about:blank', title: code, status, code },
});
export const unreachable = { kind: 'unreachable' } as const;
export const foreign = { kind: 'foreign' } as const;

export const aProfile = (userId = ada) => ({
  userId,
  email: 'ada@praxis.example',
  salutation: null,
  title: null,
  firstName: 'Ada',
  lastName: 'Brun',
  phone: null,
  jobTitle: null,
  language: 'fr' as const,
  timeZone: 'Europe/Paris',
  notifications: { dueChecks: 'off' as const, failedChecks: 'off' as const, registrations: 'off' as const },
  customerId,
  customerName: 'Praxis',
  group: 'technician' as const,
  version: 1,
});
const aConfig = { permittedPages: [], customerSidebarNavLinks: [], permissions: [], viewsMaxAgeDays: 7 };

/** A server that grants sessions, in memory; each call can be given another answer for its next time. */
function aGrantingServer(life: number) {
  const asked: (keyof SessionCalls)[] = [];
  const next: { [Name in keyof SessionCalls]?: Awaited<ReturnType<SessionCalls[Name]>>[] } = {};
  let granted = 0;
  const grant = (): CallOutcome<Granted> => {
    granted += 1;
    return answered({
      answer: { tokenResponse: { token: `token ${granted}`, expiration: '2026-11-28T12:00:00Z' }, customerId },
      life,
    });
  };
  const take = <Name extends keyof SessionCalls>(name: Name, usual: () => Awaited<ReturnType<SessionCalls[Name]>>) => {
    asked.push(name);
    return next[name]?.shift() ?? usual();
  };
  const calls: SessionCalls = {
    login: async () => take('login', grant),
    refresh: async () => take('refresh', grant),
    logout: async () => take('logout', () => answered(undefined)),
    profile: async () => take('profile', () => answered(aProfile())),
    config: async () => take('config', () => answered(aConfig)),
  };
  return {
    asked,
    calls,
    /** What the next calls of a kind come to. */
    answers<Name extends keyof SessionCalls>(name: Name, ...outcomes: Awaited<ReturnType<SessionCalls[Name]>>[]) {
      next[name] = outcomes as never;
    },
    count: (name: keyof SessionCalls) => asked.filter((each) => each === name).length,
  };
}

/** One browser: tabs that share a store, a lock and a channel, and clocks that a test turns. */
export function aBrowserOfSessions({ life = 15 * minute }: { life?: number } = {}) {
  const server = aGrantingServer(life);
  const items = new Map<string, string>();
  const clock = { wall: Date.UTC(2026, 10, 28, 9), steady: 0 };
  let timers: { at: number; delay: number; act: () => void }[] = [];
  const listeners: ((from: number, message: TabMessage) => void)[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let forgottenViews = 0;
  let isBroken = false;

  function aTab() {
    const number = listeners.length;
    let heard: (message: TabMessage) => void = () => {};
    listeners.push((from, message) => {
      if (from !== number) queueMicrotask(() => heard(structuredClone(message)));
    });
    return createSession({
      calls: server.calls,
      kept: createKeptSession(() => {
        if (isBroken) throw new Error('The store is switched off.');
        return {
          getItem: (key) => items.get(key) ?? null,
          setItem: (key, text) => void items.set(key, text),
          removeItem: (key) => void items.delete(key),
        };
      }),
      tabs: {
        tell: (message) => listeners.forEach((listener) => listener(number, message)),
        listen: (listener) => void (heard = listener),
      },
      alone: async (work) => {
        const mine = last.then(work, work);
        last = mine.catch(() => undefined);
        return mine;
      },
      clocks: { wall: () => clock.wall, steady: () => clock.steady },
      later(delay, act) {
        const timer = { at: clock.steady + delay, delay, act };
        timers.push(timer);
        return () => void (timers = timers.filter((each) => each !== timer));
      },
      forgetViews: () => void (forgottenViews += 1),
    });
  }

  /** Lets time go by: what was due is done, in order, and everything that follows from it. */
  async function pass(milliseconds: number) {
    const until = clock.steady + milliseconds;
    for (;;) {
      await settle();
      const [soonest] = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
      if (!soonest) break;
      clock.wall += soonest.at - clock.steady;
      clock.steady = soonest.at;
      timers = timers.filter((each) => each !== soonest);
      soonest.act();
    }
    clock.wall += until - clock.steady;
    clock.steady = until;
    await settle();
  }

  return {
    server,
    items,
    clock,
    aTab,
    pass,
    timers: () => timers.map(({ delay }) => delay),
    forgottenViews: () => forgottenViews,
    breakStore: () => void (isBroken = true),
  };
}

/** Everything that can go on without time passing has gone on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}
