import { expect, test } from 'vitest';
import type { FieldWork } from '../../offline/field-storage.ts';
import { startOfDay, todaysWork } from './todays-work.ts';

const now = new Date(2026, 10, 28, 16, 0).getTime();
const at = (hour: number, day = 28) => new Date(2026, 10, day, hour).getTime();
const device = { labelText: null, labelVerification: 'manual', modelNo: 4711, serialNumber: 'AB-1' } as const;

const unsent = (id: string, queuedAt: number, kindOfSubmission = 'functionCheck') =>
  ({
    id,
    device,
    queuedAt,
    status: 'waiting',
    submission: { submissionId: id, kindOfSubmission },
  }) as unknown as FieldWork['outbox'][number];
const received = (id: string, receivedAt: number) =>
  ({
    id,
    device,
    receivedAt,
    receipt: { kindOfSubmission: 'functionCheck', protocolNo: 'FC-2026-0000007', result: 'failed' },
  }) as unknown as FieldWork['received'][number];

test('[QR-9] the list of the day holds what was made today, sent or not, in its order, with what it came to', () => {
  const list = todaysWork({
    work: {
      outbox: [unsent('late', at(15)), unsent('yesterday', at(23, 27)), unsent('desk', at(9), 'deviceRegistration')],
      received: [received('noon', at(12)), received('old', at(12, 27))],
    },
    since: startOfDay(now),
    here: null,
    results: new Map([['late', 'passed']]),
  });
  expect(list.map(({ id, kind, result, protocolNo }) => [id, kind, result, protocolNo])).toEqual([
    ['desk', 'deviceRegistration', null, null],
    ['noon', 'functionCheck', 'failed', 'FC-2026-0000007'],
    ['late', 'functionCheck', 'passed', null],
  ]);
});

test('[QR-9, OFF-14] a check delivered hours later stands at the time it was done, with its offset, and says when it was received', () => {
  const performedAt = '2026-11-28T09:12:00.000+02:00';
  const late = { ...received('late', at(15)), performedAt };
  const waiting = unsent('waiting', at(12));
  waiting.submission.performedAt = '2026-11-28T11:58:00.000+01:00';
  const old = received('of an older build', at(14));
  const list = todaysWork({
    work: { outbox: [waiting], received: [late, old] },
    since: startOfDay(now),
    here: null,
    results: new Map(),
  });
  expect(list.map((line) => [line.id, line.performedAt, line.receivedAt])).toEqual([
    ['late', performedAt, at(15)],
    ['waiting', '2026-11-28T11:58:00.000+01:00', null],
    ['of an older build', null, at(14)],
  ]);
});

test('[QR-9] a correction and what it takes the place of both stay on the list, and say which is which', () => {
  const corrects = { corrects: 'noon' };
  const again = unsent('third', at(15));
  again.submission.correctsSubmissionId = 'second';
  const list = todaysWork({
    work: { outbox: [again], received: [received('noon', at(12)), { ...received('second', at(13)), ...corrects }] },
    since: startOfDay(now),
    here: null,
    results: new Map(),
  });
  expect(list.map(({ id, correction }) => [id, correction])).toEqual([
    ['noon', 'isCorrected'],
    ['second', 'isCorrected'],
    ['third', 'corrects'],
  ]);
});

test('[QR-9, OFF-13] the list of whoever is signed in holds nothing that others made signed in', () => {
  const made = unsent('miras', at(9));
  made.submission.performer = { userId: 'mira', name: 'Mira Oster' };
  const work = {
    outbox: [made, unsent('anybodys', at(10))],
    received: [
      { ...received('miras-too', at(11)), performerUserId: 'mira' },
      { ...received('jonass', at(12)), performerUserId: 'jonas' },
    ],
  };
  const listFor = (here: { userId: string } | null) =>
    todaysWork({ work, since: startOfDay(now), here, results: new Map() }).map(({ id }) => id);
  expect(listFor({ userId: 'jonas' })).toEqual(['anybodys', 'jonass']);
  expect(listFor(null)).toEqual(['miras', 'anybodys', 'miras-too', 'jonass']);
});
