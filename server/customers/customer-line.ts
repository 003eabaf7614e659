import type { CustomerLine } from '../../src/contract/customer.ts';
import type { CustomerRow } from '../database/tables.ts';
import { addressOf } from '../database/json-columns.ts';

type Listed = Pick<
  CustomerRow,
  'id' | 'customerNr' | 'name' | 'type' | 'status' | 'addressJson' | 'logo' | 'email' | 'phone'
> & { sites: number | null; devices: number | null };

/** A customer as a row of the list. */
export function customerLine(row: Listed): CustomerLine {
  const { id, customerNr, name, type, status, addressJson, logo, sites, devices } = row;
  const { city = null, countryCode = null } = addressOf(addressJson) ?? {};
  const counts = { sites: Number(sites), devices: Number(devices) };
  return { id, customerNr, name, customerLogo: logo, type, status, city, countryCode, ...counts };
}
