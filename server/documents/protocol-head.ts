import type { Kysely } from 'kysely';
import type { CheckDetails } from '../../src/contract/check-details.ts';
import { formatDeviceReference } from '../../src/domain/device-reference.ts';
import { localText } from '../../src/domain/local-text.ts';
import type { Tables } from '../database/tables.ts';
import type { DocumentPart } from './document-part.ts';
import type { Words } from '../texts/words-in.ts';

type Head = { check: CheckDetails; words: Words; isOwn: boolean };
type Facts = (readonly [string, string | null | undefined])[];

/** What was checked, when, by whom, with which result; and what happened to the check since. */
export async function protocolHead(db: Kysely<Tables>, head: Head): Promise<DocumentPart[]> {
  const { check, words } = head;
  const { say } = words;
  const device = check.device ? await readDevice(db, check.device.id) : undefined;
  const result = say(check.result === null ? 'documents:protocol.noResult' : `work:result.${check.result}`);
  return [
    { kind: 'heading', level: 1, text: say('documents:protocol.title') },
    { kind: 'paragraph', tone: 'strong', text: say('documents:protocol.result', { result }) },
    ...(await laterParts(db, head)),
    { kind: 'facts', facts: known([...checkFacts(head), ...deviceFacts(head, device), ...performerFacts(head)]) },
    ...flagParts(head),
  ];
}

const known = (facts: Facts) =>
  facts.flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, value] as const],
  );

function checkFacts({ check, words }: Head): Facts {
  const { say, instant, language } = words;
  const { checklist } = check;
  const version = checklist
    ? say('documents:protocol.version', { name: localText(checklist.name, language), version: checklist.version })
    : null;
  return [
    [say('checks:protocolNo'), check.protocolNo],
    [say('documents:protocol.kind'), say(`field:kind.${check.kind}`)],
    [say('documents:protocol.checklist'), version],
    [say('documents:protocol.performedAt'), instant(check.performedAtZoned, check.timeZone)],
    [say('checks:receivedAt'), instant(check.receivedAt)],
    [say('checks:state'), say(`work:submissionState.${check.state}`)],
    [say('documents:protocol.counts'), say(check.counts ? 'checks:yes' : 'checks:no')],
  ];
}

type KnownDevice = Awaited<ReturnType<typeof readDevice>>;

function deviceFacts({ check, words, isOwn }: Head, device: KnownDevice): Facts {
  const { say } = words;
  const { deviceRef, modelNo, serialNumber } = check.claimed;
  const claimed: Facts = [
    [say('documents:protocol.modelNo'), modelNo === null ? null : String(modelNo)],
    [say('devices:fields.serialNumber'), serialNumber],
    [say('devices:fields.deviceRef'), deviceRef === null ? null : formatDeviceReference(deviceRef)],
  ];
  const label: Facts = [[say('checks:label'), say(`checks:labels.${check.labelVerification}`)]];
  if (!device) return [...claimed, ...label];
  const place: Facts = [
    [say('devices:fields.inventoryNumber'), device.inventoryNumber],
    [say('documents:protocol.customer'), device.customerName],
    [say('checks:site'), check.site?.name],
  ];
  return [
    [say('documents:protocol.device'), device.designation],
    [say('devices:fields.manufacturer'), device.manufacturerName],
    [say('devices:fields.serialNumber'), device.serialNumber],
    [say('devices:fields.deviceRef'), formatDeviceReference(device.deviceRef)],
    ...(isOwn ? place : []),
    ...label,
  ];
}

function performerFacts({ check, words }: Head): Facts {
  const { say, day } = words;
  const { name, role, company } = check.performer;
  const instruments = check.instruments.map((instrument) =>
    [
      instrument.name,
      instrument.serialNumber,
      instrument.calibratedUntil && say('checks:calibrated', { date: day(instrument.calibratedUntil) }),
    ]
      .filter((it) => it !== undefined && it !== '')
      .join(', '),
  );
  return [
    [say('checks:performer'), [name, role, company].filter((it) => it !== undefined).join(', ')],
    [say('checks:signedIn'), say(check.isSignedIn ? 'checks:yes' : 'checks:no')],
    [say('checks:instruments'), instruments.join('\n')],
  ];
}

/** That it was voided, replaced, or replaces another one: whoever holds the paper must not take it for valid. */
async function laterParts(db: Kysely<Tables>, { check, words }: Head): Promise<DocumentPart[]> {
  const { say, instant } = words;
  const numberOf = async (id: string | null) =>
    id === null
      ? undefined
      : (await db.selectFrom('submission').select('protocolNo').where('id', '=', id).executeTakeFirst())?.protocolNo;
  const notes: string[] = [];
  const reason = check.closedReason ?? '';
  if (check.state === 'voided')
    notes.push(say('documents:protocol.voided', { date: instant(check.closedAt ?? check.receivedAt), reason }));
  const correction = await numberOf(check.correctedBySubmissionId);
  if (correction) notes.push(say('documents:protocol.corrected', { protocolNo: correction }));
  const corrected = await numberOf(check.correctsSubmissionId);
  if (corrected)
    notes.push(say('documents:protocol.corrects', { protocolNo: corrected, reason: check.correctionReason ?? '' }));
  return notes.map((text): DocumentPart => ({ kind: 'paragraph', text, tone: 'strong' }));
}

function flagParts({ check: { flags }, words: { say } }: Head): DocumentPart[] {
  if (flags.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: say('documents:protocol.marks') },
    ...flags.map((flag): DocumentPart => ({ kind: 'paragraph', text: say(`work:flag.${flag}`) })),
  ];
}

function readDevice(db: Kysely<Tables>, deviceId: string) {
  return db
    .selectFrom('device')
    .innerJoin('deviceModel', 'deviceModel.id', 'device.modelId')
    .innerJoin('customer', 'customer.id', 'device.customerId')
    .select(['device.serialNumber', 'device.deviceRef', 'device.inventoryNumber'])
    .select(['deviceModel.designation', 'deviceModel.manufacturerName', 'customer.name as customerName'])
    .where('device.id', '=', deviceId)
    .executeTakeFirst();
}
