import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetWhatWasSeen } from '../../start/forget-what-was-seen.ts';
import { persistViews } from './persist-views.ts';

const hour = 3_600_000; // milliseconds
const person = { userId: 'somebody', maxAgeDays: 7 };
let kept: Record<string, string>;
let roomLeft: number;
let isInSight: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 8) });
  kept = {};
  roomLeft = Infinity;
  isInSight = true;
  const localStorage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, text: string) {
      if (text.length > roomLeft) throw new DOMException('full', 'QuotaExceededError');
      Object.assign(localStorage, { [key]: text });
      kept[key] = text;
    },
    removeItem(key: string) {
      delete kept[key];
    },
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', {
    get visibilityState() {
      return isInSight ? 'visible' : 'hidden';
    },
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('reportError', (error: unknown) => console.error(error));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of somebody that keeps what it shows. */
async function aPage() {
  const queries = new QueryClient();
  const stop = await persistViews(queries, person);
  return {
    stop,
    see(name: string, data: unknown, meta = { offline: true }) {
      queries
        .getQueryCache()
        .build(queries, { queryKey: [name], meta, gcTime: Infinity })
        .setData(data);
    },
    read: (name: string) => queries.getQueryData([name]),
  };
}
const written = () => vi.advanceTimersByTimeAsync(1_500);

test('[OFF-5, F62] twice as many views as may be kept are kept within their limit, the oldest left out', async () => {
  const page = await aPage();
  for (let nr = 1; nr <= 300; nr += 1) {
    vi.setSystemTime(Date.now() + 10);
    page.see(`page ${nr}`, 'x'.repeat(10_000));
  }
  await written();
  const text = kept['views:somebody']!;
  expect(text.length).toBeGreaterThan(1_400_000);
  expect(text.length).toBeLessThan(1_510_000);
  const later = await aPage();
  expect(later.read('page 300')).toBeDefined();
  expect(later.read('page 1')).toBeUndefined();
});

test('[OFF-5, F62] a store that is full for other reasons keeps the latest views that fit, or none, and nothing fails', async () => {
  roomLeft = 30_000;
  const page = await aPage();
  for (let nr = 1; nr <= 40; nr += 1) {
    vi.setSystemTime(Date.now() + 10);
    page.see(`page ${nr}`, 'x'.repeat(2_000));
  }
  await written();
  expect((await aPage()).read('page 40')).toBeDefined();
  kept = {};
  roomLeft = 10;
  page.see('one more', 'seen');
  await written();
  expect(kept).toEqual({});
});

test('[OFF-6, F100] what was seen is there again after a restart 25 hours later, with its age, and gone after eight days', async () => {
  const page = await aPage();
  const seenAt = Date.now();
  page.see('devices', 'three pumps');
  page.see('secret', 'not for offline', { offline: false });
  await written();
  vi.setSystemTime(seenAt + 25 * hour);
  const nextDay = await aPage();
  expect([nextDay.read('devices'), nextDay.read('secret')]).toEqual(['three pumps', undefined]);
  nextDay.stop();
  vi.setSystemTime(seenAt + 8 * 24 * hour);
  expect((await aPage()).read('devices')).toBeUndefined();
});

test('[OFF-5, F93] a write that was under way when somebody left is not done, and a tab out of sight writes nothing', async () => {
  const page = await aPage();
  page.see('devices', 'three pumps');
  page.stop();
  await written();
  expect(kept).toEqual({});
  const hidden = await aPage();
  isInSight = false;
  hidden.see('devices', 'three pumps');
  await written();
  expect(kept).toEqual({});
  isInSight = true;
  hidden.see('devices', 'four pumps');
  await written();
  expect(Object.keys(kept)).toEqual(['views:somebody']);
  forgetWhatWasSeen(undefined);
  expect(kept).toEqual({});
});
