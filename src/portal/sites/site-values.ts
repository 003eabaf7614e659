import { siteChangeSchema, type Site, type SiteChange } from '../../contract/site.ts';
import { bodyErrors } from '../../domain/field-errors.ts';
import { normalLine, normalLines } from '../../domain/normal-text.ts';
import { lineOrNull, phoneOrNull, typedAddress, typedParts, type TypedAddress } from '../../domain/typed-contact.ts';

/** What the form of a site holds: everything as it is typed. */
export type SiteValues = {
  siteNr: string;
  name: string;
  type: string;
  address: TypedAddress;
  contact: { name: string; email: string; phone: string };
  timeZone: string;
  notes: string;
};

/** What a new one begins with: where its customer is. */
export const newSite = (customer: { timeZone: string; countryCode: string | undefined }): SiteValues => ({
  siteNr: '',
  name: '',
  type: '',
  address: typedAddress({ countryCode: customer.countryCode }),
  contact: { name: '', email: '', phone: '' },
  timeZone: customer.timeZone,
  notes: '',
});

export const valuesOf = ({ siteNr, name, type, address, contact, timeZone, notes }: Site): SiteValues => ({
  siteNr: siteNr ?? '',
  name,
  type,
  address: typedAddress(address),
  contact: { name: contact?.name ?? '', email: contact?.email ?? '', phone: contact?.phone ?? '' },
  timeZone,
  notes: notes ?? '',
});

/** What is sent of it. */
export function changeOf({ siteNr, name, type, address, contact, timeZone, notes }: SiteValues): SiteChange {
  const change = {
    siteNr: lineOrNull(siteNr),
    name: normalLine(name),
    type: type === '' ? undefined : type,
    address: typedParts(address),
    contact: typedParts({ ...contact, phone: phoneOrNull(contact.phone) ?? '' }),
    timeZone,
    notes: normalLines(notes) || null,
  };
  return change as SiteChange; // checked by the contract before it is sent
}

/** What the contract finds wrong with it. */
export function errorsOf(values: SiteValues) {
  const change = changeOf(values);
  const checked = siteChangeSchema.safeParse(change);
  return checked.success ? [] : bodyErrors(checked.error, change);
}
