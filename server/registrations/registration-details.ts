import { registrationDetailsSchema, type RegistrationDetails } from '../../src/contract/registration-details.ts';
import type { Database } from '../database/connect.ts';
import { readModelNames, registrationLine, registrationList } from './registration-list.ts';
import { registrationMatches } from './registration-matches.ts';
import { registeredIdentity } from './registered-identity.ts';
import { registrationOf } from '../database/json-columns.ts';

/** A registration by its id. */
export async function readRegistrationRow({ db }: Pick<Database, 'db'>, submissionId: string) {
  const { items } = await registrationList(db, { submissionId, sort: 'receivedAt' }).readPage({ size: 1 });
  return items[0];
}

type Row = NonNullable<Awaited<ReturnType<typeof readRegistrationRow>>>;

/** A registration as it is answered, with what it may belong to and what was asked about it. */
export async function registrationDetailsOf(database: Database, row: Row): Promise<RegistrationDetails> {
  const { db } = database;
  const registration = registrationOf(row.contentJson);
  const named = registeredIdentity(registration, row.receivedAt);
  const models = await readModelNames(db);
  const line = registrationLine(row, models);
  const uploads = await db.selectFrom('upload').select('uploadId').where('submissionId', '=', row.id).execute();
  const questions = await db
    .selectFrom('registrationQuestion')
    .selectAll()
    .where('submissionId', '=', row.id)
    .orderBy('id')
    .execute();
  return registrationDetailsSchema.parse({
    deviceRef: null,
    udiRaw: null,
    inventoryNumber: null,
    acquisitionYear: null,
    commissionedOn: null,
    remarks: null,
    ...registration,
    ...line,
    udiDi: named.udiDi ?? null,
    isLabelVerified: row.labelVerified === 1,
    modelId: models.find(({ modelNo }) => modelNo === line.modelNo)?.id ?? null,
    marketing: registration.consents.marketing,
    announcedPhotos: registration.photos.map(({ uploadId }) => uploadId),
    arrivedPhotos: uploads.map(({ uploadId }) => uploadId),
    matches: await registrationMatches(database, { row, registration, named }),
    questions,
    customerId: row.customerId,
    siteId: row.siteId,
    deviceId: row.deviceId,
    decidedAt: row.closedAt,
    decidedReason: row.closedReason,
  });
}
