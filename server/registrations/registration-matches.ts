import type { RegistrationDetails } from '../../src/contract/registration-details.ts';
import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import { foldSerial } from '../../src/domain/fold-serial.ts';
import { foldedText } from '../../src/domain/folded-text.ts';
import { searchedParts } from '../../src/domain/search-text.ts';
import type { Database } from '../database/connect.ts';
import type { CustomerRow } from '../database/tables.ts';
import type { StoredRegistration } from './registration-list.ts';
import type { RegisteredIdentity } from './registered-identity.ts';

type Matches = RegistrationDetails['matches'];
type About = { row: StoredRegistration; registration: DeviceRegistration; named: RegisteredIdentity };
const most = 10;

/** What is known here and may be what was registered: a person decides. */
export async function registrationMatches(database: Database, about: About): Promise<Matches> {
  const customers = await matchingCustomers(database, about);
  return {
    customers,
    sites: await matchingSites(database, about, customers),
    devices: await matchingDevices(database, about),
    registrations: await otherRegistrations(database, about),
  };
}

async function matchingCustomers({ db, kind }: Database, { registration }: About): Promise<Matches['customers']> {
  const { name, customerNr } = registration.organisation;
  const number = customerNr?.trim().toUpperCase() ?? '';
  const parts = searchedParts(name);
  const customers = db
    .selectFrom('customer')
    .select(['id', 'name', 'customerNr', 'nameFolded'])
    .where('deletedAt', 'is', null);
  // A number names one, however many are called alike.
  const numbered = await customers.where('customerNr', '=', number).execute();
  const named =
    parts.length === 0
      ? []
      : await customers
          .where(kind.holdsAll('customer', parts))
          .where('customerNr', '!=', number)
          .orderBy('nameFolded')
          .limit(most)
          .execute();
  return [
    ...numbered.map((row) => customerMatch(row, 'customerNr')),
    ...named.map((row) => customerMatch(row, 'name')),
  ];
}

const customerMatch = (row: Pick<CustomerRow, 'id' | 'name' | 'customerNr'>, by: 'customerNr' | 'name') => ({
  id: row.id,
  customerId: row.id,
  title: row.name,
  subtitle: row.customerNr,
  by: [by],
});

async function matchingSites(
  { db }: Database,
  { registration }: About,
  customers: Matches['customers'],
): Promise<Matches['sites']> {
  if (customers.length === 0) return [];
  const ids = customers.map(({ id }) => id);
  const rows = await db
    .selectFrom('site')
    .select(['id', 'customerId', 'name', 'type'])
    .where('customerId', 'in', ids)
    .where('nameFolded', '=', foldedText(registration.placement.siteName))
    .where('deletedAt', 'is', null)
    .where('status', '=', 'active')
    .limit(most)
    .execute();
  return rows.map(({ id, customerId, name }) => ({
    id,
    customerId,
    title: name,
    subtitle: customers.find((customer) => customer.id === customerId)?.title ?? '',
    by: ['name' as const],
  }));
}

async function matchingDevices({ db }: Database, { row, registration, named }: About): Promise<Matches['devices']> {
  const serial = foldSerial(named.serialNumber ?? '');
  const rows = await db
    .selectFrom('device')
    .innerJoin('deviceModel as model', 'model.id', 'device.modelId')
    .innerJoin('customer', 'customer.id', 'device.customerId')
    .select(['device.id', 'device.customerId', 'device.deviceRef', 'device.serialNumber', 'device.serialFolded'])
    .select(['device.modelId', 'device.status', 'device.inventoryNumber'])
    .select(['model.designation', 'model.udiDi', 'customer.name as customerName'])
    .where((eb) =>
      eb.or([
        eb('device.id', '=', row.deviceId ?? ''),
        eb('device.deviceRef', '=', registration.deviceRef ?? ''),
        ...(serial === '' ? [] : [eb('device.serialFolded', '=', serial)]),
      ]),
    )
    .limit(most)
    .execute();
  return rows.map((device) => ({
    id: device.id,
    customerId: device.customerId,
    title: `${device.designation} ${device.serialNumber}`,
    subtitle: device.customerName,
    modelId: device.modelId,
    status: device.status,
    inventoryNumber: device.inventoryNumber,
    by: [
      ...(device.deviceRef === registration.deviceRef ? ['reference' as const] : []),
      ...(named.udiDi !== undefined && device.udiDi === named.udiDi ? ['udi' as const] : []),
      ...(device.serialFolded === serial ? ['serialNumber' as const] : []),
    ],
  }));
}

async function otherRegistrations({ db }: Database, { row }: About): Promise<Matches['registrations']> {
  if (row.deviceId === null) return [];
  const rows = await db
    .selectFrom('submission')
    .select(['id', 'customerId', 'protocolNo', 'state'])
    .where('deviceId', '=', row.deviceId)
    .where('kindOfSubmission', '=', 'deviceRegistration')
    .where('id', '!=', row.id)
    .limit(most)
    .execute();
  return rows.map(({ id, customerId, protocolNo, state }) => ({
    id,
    customerId,
    title: protocolNo,
    subtitle: state,
    by: ['reference' as const],
  }));
}
