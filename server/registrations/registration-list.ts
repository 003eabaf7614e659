import type { Kysely, Selectable } from 'kysely';
import type { RegistrationLine, registrationsQuerySchema } from '../../src/contract/registration-details.ts';
import type { z } from '../../src/contract/zod.ts';
import { listOf } from '../database/list-page.ts';
import type { Tables } from '../database/tables.ts';
import { registeredIdentity } from './registered-identity.ts';
import { flagsOf, registrationOf } from '../database/json-columns.ts';

type Query = z.output<typeof registrationsQuerySchema>;
type Which = Pick<Query, 'state' | 'customerId' | 'sort'> & { submissionId?: string };
export type StoredRegistration = Selectable<Tables['submission']>;

/** Registrations that fit, in the order they arrived. */
export function registrationList(db: Kysely<Tables>, { state, customerId, sort, submissionId }: Which) {
  let matching = db.selectFrom('submission').where('submission.kindOfSubmission', '=', 'deviceRegistration');
  if (state) matching = matching.where('submission.state', 'in', [state].flat());
  if (customerId !== undefined) matching = matching.where('submission.customerId', '=', customerId);
  if (submissionId !== undefined) matching = matching.where('submission.id', '=', submissionId);
  return listOf({
    db,
    matching,
    id: 'submission.id',
    sortBy: 'submission.receivedAt',
    isDescending: sort.startsWith('-'),
    columns: (query) =>
      query
        .selectAll('submission')
        .select('submission.receivedAt as sortKey')
        .select((eb) => [
          eb
            .selectFrom('device')
            .whereRef('device.id', '=', 'submission.deviceId')
            .select('device.serialNumber')
            .as('serialNumber'),
          eb
            .selectFrom('device')
            .innerJoin('deviceModel', 'deviceModel.id', 'device.modelId')
            .whereRef('device.id', '=', 'submission.deviceId')
            .select('deviceModel.modelNo')
            .as('modelNo'),
        ]),
  });
}

type Listed = StoredRegistration & { serialNumber: string | null; modelNo: number | null };
type Models = Awaited<ReturnType<typeof readModelNames>>;

/** Few models, many registrations: their names are read once for a page. */
export const readModelNames = (db: Kysely<Tables>) =>
  db.selectFrom('deviceModel').select(['id', 'modelNo', 'designation', 'udiDi']).execute();

/** A registration as a row of the queue. */
export function registrationLine(row: Listed, models: Models): RegistrationLine {
  const registration = registrationOf(row.contentJson);
  const { organisation, contact, photos } = registration;
  const named = registeredIdentity(registration, row.receivedAt);
  const model = models.find(
    ({ modelNo, udiDi }) =>
      modelNo === (row.modelNo ?? named.modelNo) || (named.udiDi !== undefined && udiDi === named.udiDi),
  );
  return {
    id: row.id,
    protocolNo: row.protocolNo,
    state: row.state as RegistrationLine['state'],
    receivedAt: row.receivedAt,
    organisationName: organisation.name,
    city: organisation.address.city,
    countryCode: organisation.address.countryCode,
    contactName: `${contact.firstName} ${contact.lastName}`,
    modelNo: model?.modelNo ?? named.modelNo ?? null,
    designation: model?.designation ?? null,
    serialNumber: row.serialNumber ?? named.serialNumber ?? null,
    photos: photos.length,
    flags: flagsOf(row.flagsJson),
  };
}
