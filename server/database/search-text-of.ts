import { foldedText } from '../../src/domain/folded-text.ts';
import { searchText } from '../../src/domain/search-text.ts';
import type { AppUserRow, CustomerRow, DeviceRow, SiteRow } from './tables.ts';
import { addressOf } from './json-columns.ts';

/** What each kind of thing is found by. */
export const searchTextOf = {
  customer: (row: Pick<CustomerRow, 'customerNr' | 'name' | 'addressJson' | 'email'>) =>
    searchText([row.customerNr, row.name, row.email, ...placeIn(row.addressJson)]),
  site: (row: Pick<SiteRow, 'siteNr' | 'name' | 'addressJson'>) =>
    searchText([row.siteNr, row.name, ...placeIn(row.addressJson)]),
  appUser: (row: Pick<AppUserRow, 'title' | 'firstName' | 'lastName' | 'email' | 'jobTitle'>) =>
    searchText([row.title, row.firstName, row.lastName, row.email, row.jobTitle]),
  device: (row: Pick<DeviceRow, 'deviceRef' | 'serialNumber' | 'inventoryNumber' | 'name' | 'department' | 'room'>) =>
    searchText([row.serialNumber, row.inventoryNumber, row.name, row.department, row.room, row.deviceRef]),
};

/** The order of people: by last name. */
export const personFolded = ({ lastName, firstName }: Pick<AppUserRow, 'lastName' | 'firstName'>) =>
  foldedText(`${lastName} ${firstName}`);

function placeIn(addressJson: string | null): (string | undefined)[] {
  const { postalCode, city } = addressOf(addressJson) ?? {};
  return [postalCode, city];
}
