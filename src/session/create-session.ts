import type { CallOutcome } from '../api/call-endpoint.ts';
import type { KeptSession } from './kept-session.ts';
import { isProblemAnswer, type Granted, type SessionCalls } from './session-calls.ts';
import type { KnownPerson, SessionState } from './session-state.ts';
import type { TabMessage, Tabs } from './tabs.ts';
import { isRefreshDue, lifeLeft, longestTimer, refreshDelay, type Clocks, type HeldToken } from './token-life.ts';

export type SessionParts = {
  calls: SessionCalls;
  kept: KeptSession;
  tabs: Tabs;
  /** Runs one at a time over all tabs. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  clocks: Clocks;
  /** Does something later; answers how to call it off. */
  later: (milliseconds: number, act: () => void) => () => void;
  /** Clears what a person left on this device besides the session: persisted views, visits. */
  forgetViews: (userId: string | undefined) => void;
};

const askingTabs = 300; // milliseconds another tab has to hand over its token
const freshFor = 10 * 60_000; // milliseconds after which no other tab is asked any more

export type Session = ReturnType<typeof createSession>;

/** The session of this browser: sign-in, one refresh for all tabs, sign-out that is never forgotten. */
export function createSession({ calls, kept, tabs, alone, clocks, later, forgetViews }: SessionParts) {
  let state: SessionState = { kind: 'initializing' };
  let held: HeldToken | undefined;
  let renewing: Promise<void> | undefined;
  let callOff = () => {};
  /** Counts sign-ins and sign-outs: what was asked before one is not written down after it. */
  let era = 0;
  const listeners = new Set<() => void>();
  const waitingForTabs = new Set<() => void>();

  tabs.listen(hear);

  function become(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function start(): Promise<void> {
    if (kept.isLogoutOwed()) {
      await payLogout();
      if (state.kind === 'initializing') become({ kind: 'signedOut' });
      return;
    }
    return renew();
  }

  /** One refresh at a time, in one tab at a time. */
  function renew(): Promise<void> {
    renewing ??= alone(renewAlone).finally(() => (renewing = undefined));
    return renewing;
  }

  async function renewAlone(): Promise<void> {
    if (held && !isRefreshDue(lifeLeft(held, clocks))) return; // another tab was faster
    const asked = era;
    if (await takeFromOtherTab()) return;
    // Who signs in gets a session of their own; the one before has nothing to say any more.
    if (asked !== era || state.kind === 'signingIn') return;
    const outcome = await calls.refresh();
    if (asked !== era) return;
    if (isProblemAnswer(outcome)) return leave();
    if (outcome.kind === 'answered') await enter(outcome.answer);
    else goOnWithout();
  }

  /** A tab that renewed a moment ago has a token to share; the stamp says whether asking is worth the wait. */
  async function takeFromOtherTab(): Promise<boolean> {
    const sinceRenewed = clocks.wall() - kept.readRenewedAt();
    if (sinceRenewed < 0 || sinceRenewed > freshFor) return false;
    const before = held;
    await new Promise<void>((resolve) => {
      waitingForTabs.add(resolve);
      later(askingTabs, resolve);
      tabs.tell({ kind: 'whoHasToken' });
    });
    waitingForTabs.clear();
    return held !== undefined && held !== before && !isRefreshDue(lifeLeft(held, clocks));
  }

  function hold(token: string, life: number) {
    held = { token, life, wall: clocks.wall(), steady: clocks.steady() };
    arm();
  }

  /** The next refresh; a delay longer than a timer can be is armed again on its way. */
  function arm() {
    callOff();
    if (!held) return;
    callOff = later(Math.min(refreshDelay(lifeLeft(held, clocks)), longestTimer), () => {
      if (held && !isRefreshDue(lifeLeft(held, clocks))) arm();
      else void renew();
    });
  }

  async function enter({ answer: { tokenResponse, customerId }, life }: Granted): Promise<void> {
    share(tokenResponse.token, { life, customerId });
    if (state.kind === 'signedIn' && state.isConfirmed) return;
    await confirm(tokenResponse.token, customerId);
  }

  function share(token: string, { life, customerId }: { life: number; customerId: string }) {
    hold(token, life);
    kept.keepRenewedAt(clocks.wall());
    tabs.tell({ kind: 'renewed', token, life, customerId });
  }

  /** A token is here; profile and configuration make it a session. */
  async function confirm(token: string, customerId: string): Promise<void> {
    const asked = era;
    const learned = await learn(token, customerId);
    if (asked !== era) return;
    if (learned === 'refused') leave();
    else if (learned === 'unanswered') goOnWithout();
    else welcome(learned);
  }

  async function learn(token: string, customerId: string): Promise<KnownPerson | 'refused' | 'unanswered'> {
    const [profile, config] = await Promise.all([calls.profile(token), calls.config(token)]);
    if (profile.kind === 'answered' && config.kind === 'answered')
      return { userId: profile.answer.userId, customerId, profile: profile.answer, config: config.answer };
    return isProblemAnswer(profile) || isProblemAnswer(config) ? 'refused' : 'unanswered';
  }

  function welcome(person: KnownPerson) {
    const before = kept.readPerson()?.userId;
    if (before !== person.userId) forgetViews(before);
    kept.keepPerson(person);
    become({ kind: 'signedIn', person, isConfirmed: true });
  }

  /** No answer is not a refusal: what is known of the person may be read on. */
  function goOnWithout() {
    const person = state.kind === 'signedIn' ? state.person : kept.readPerson();
    if (!person) return become({ kind: 'signedOut' });
    become({ kind: 'signedIn', person, isConfirmed: false });
    callOff();
    callOff = later(refreshDelay(0), () => void renew());
  }

  async function signIn(credentials: { email: string; password: string }): Promise<void> {
    become({ kind: 'signingIn' });
    era += 1; // a refresh that is under way ends for the session before
    const asked = era;
    // A sign-out that is owed would end the session that begins now.
    if (kept.isLogoutOwed()) await payLogout();
    const outcome = await calls.login(credentials);
    if (asked !== era) return;
    if (outcome.kind !== 'answered') return become({ kind: isWrongPassword(outcome) ? 'loginError' : 'unknownError' });
    kept.payLogout();
    const { tokenResponse, customerId } = outcome.answer.answer;
    const learned = await learn(tokenResponse.token, customerId);
    if (asked !== era) return;
    if (learned === 'refused' || learned === 'unanswered') return become({ kind: 'unknownError' });
    welcome(learned);
    share(tokenResponse.token, { life: outcome.answer.life, customerId });
  }

  /** Owed first, then cleared, then told: cut off anywhere, nobody is signed in again by the cookie. */
  async function signOut(): Promise<void> {
    kept.oweLogout();
    const told = payLogout();
    leave();
    await told;
  }

  async function payLogout(): Promise<void> {
    const outcome = await calls.logout();
    if (outcome.kind === 'answered' || isProblemAnswer(outcome)) kept.payLogout();
  }

  function leave() {
    forget();
    tabs.tell({ kind: 'signedOut' });
  }

  function forget() {
    era += 1;
    callOff();
    held = undefined;
    const userId = kept.readPerson()?.userId;
    kept.forgetPerson();
    forgetViews(userId);
    become({ kind: 'signedOut' });
  }

  function hear(message: TabMessage) {
    switch (message.kind) {
      case 'signedOut':
        return forget();
      case 'whoHasToken': {
        const left = held ? lifeLeft(held, clocks) : 0;
        if (held && state.kind === 'signedIn' && !isRefreshDue(left))
          tabs.tell({ kind: 'renewed', token: held.token, life: left, customerId: state.person.customerId });
        return undefined;
      }
      case 'renewed': {
        if (kept.isLogoutOwed()) return undefined;
        hold(message.token, message.life);
        for (const goOn of waitingForTabs) goOn();
        if (state.kind === 'signedIn' && state.isConfirmed) return undefined;
        return void confirm(message.token, message.customerId);
      }
    }
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    signIn,
    signOut,
    /** The person changed their profile: what is shown and kept is the new one. */
    keepProfile(profile: KnownPerson['profile']) {
      if (state.kind !== 'signedIn') return;
      const person = { ...state.person, profile };
      kept.keepPerson(person);
      become({ ...state, person });
    },
    /** A token that is good now. Waits for the refresh where the last one has run out meanwhile; undefined without a session. */
    async token(): Promise<string | undefined> {
      if (state.kind === 'signedIn' && (!held || lifeLeft(held, clocks) <= 0)) await renew();
      return held && lifeLeft(held, clocks) > 0 ? held.token : undefined;
    },
    /** The device woke up, or the network came back: timers slept, so what is due is done now. */
    wake(): void {
      if (state.kind !== 'signedIn') return;
      if (!state.isConfirmed || !held || isRefreshDue(lifeLeft(held, clocks))) void renew();
      else arm();
    },
  };
}

/** 400 and 401 of sign-in itself (specification, section 8); only in our words. */
function isWrongPassword<T>(outcome: CallOutcome<T>): boolean {
  return outcome.kind === 'refused' && [400, 401].includes(outcome.problem.status);
}
