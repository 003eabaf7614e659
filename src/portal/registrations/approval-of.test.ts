import { expect, test } from 'vitest';
import type { RegistrationDetails } from '../../contract/registration-details.ts';
import { approvalOf, devicesFor, isComplete, ownersOf, proposedAt, proposedDecision } from './approval-of.ts';

type Matches = RegistrationDetails['matches'];
const none: Matches = { customers: [], sites: [], devices: [], registrations: [] };

/** A registration as the reviewer reads it. */
const registrationWith = (matches: Partial<Matches>, customerNr?: string): RegistrationDetails => ({
  id: 'r',
  protocolNo: 'RG-1',
  state: 'submitted',
  receivedAt: '2026-11-27T09:30:00.000Z',
  organisationName: 'Klinikum',
  city: 'Aarbach',
  countryCode: 'DE',
  contactName: 'Claire Besson',
  modelNo: 210,
  designation: 'Pump',
  serialNumber: 'VN26A000015',
  photos: 0,
  flags: [],
  deviceRef: null,
  udiRaw: null,
  udiDi: null,
  labelVerification: 'verified',
  isLabelVerified: true,
  modelId: 'pump',
  organisation: {
    name: 'Klinikum',
    ...(customerNr !== undefined && { customerNr }),
    address: { postalCode: '1', city: 'Aarbach', countryCode: 'DE' },
  },
  contact: { firstName: 'Claire', lastName: 'Besson', email: 'claire.besson@tilleuls.example', language: 'de' },
  placement: { siteName: 'OP' },
  inventoryNumber: 'INV-1',
  acquisitionYear: null,
  commissionedOn: null,
  remarks: null,
  marketing: false,
  announcedPhotos: [],
  arrivedPhotos: [],
  matches: { ...none, ...matches },
  questions: [],
  customerId: null,
  siteId: null,
  deviceId: null,
  decidedAt: null,
  decidedReason: null,
});

const customer = (id: string, by: 'customerNr' | 'name') => ({
  id,
  customerId: id,
  title: id,
  subtitle: '',
  by: [by],
});
const device = (change: Partial<Matches['devices'][number]>): Matches['devices'][number] => ({
  id: 'device',
  customerId: 'maker',
  title: 'Pump',
  subtitle: '',
  by: ['reference', 'serialNumber'],
  modelId: 'pump',
  status: 'unregistered',
  inventoryNumber: null,
  ...change,
});

test('[DEV-5] the customer of the number is proposed, wherever it stands; one of the same name only if it is alone and no number speaks against it', () => {
  const [first, second, numbered] = [customer('a', 'name'), customer('b', 'name'), customer('c', 'customerNr')];
  const proposed = (customers: Matches['customers'], customerNr?: string) =>
    proposedDecision(registrationWith({ customers }, customerNr)).customer;
  expect(proposed([first, numbered], 'KA-1204')).toBe('c');
  expect(proposed([first])).toBe('a');
  expect(proposed([first, second])).toBe('new');
  expect(proposed([first], 'KA-9999')).toBe('new');
});

test('[DEV-5] a device that came with our label is offered and proposed whoever the customer is, new ones too', () => {
  const registration = registrationWith({ devices: [device({})] });
  for (const id of ['new', 'hospital', 'maker']) {
    expect(devicesFor(registration, id)).toHaveLength(1);
    expect(proposedAt(registration, id)).toEqual({ site: 'new', device: 'device' });
  }
});

test('[DEV-5] a device of somebody else is not offered, one out of use and one of another model are offered and not proposed', () => {
  const at = (change: Parameters<typeof device>[0]) => {
    const registration = registrationWith({ devices: [device(change)] });
    return [devicesFor(registration, 'hospital').length, proposedAt(registration, 'hospital').device];
  };
  expect(at({ status: 'inOperation' })).toEqual([0, 'new']);
  expect(at({ status: 'inOperation', customerId: 'hospital' })).toEqual([1, 'device']);
  expect(at({ status: 'decommissioned', customerId: 'hospital' })).toEqual([1, 'new']);
  expect(at({ by: ['serialNumber'] })).toEqual([1, 'device']);
  expect(at({ by: ['serialNumber'], modelId: 'aed' })).toEqual([1, 'new']);
});

test('[DEV-5] who has the device already can be chosen, once, even where the name that was written is another', () => {
  const owners = (...devices: Parameters<typeof device>[0][]) =>
    ownersOf(registrationWith({ customers: [customer('a', 'name')], devices: devices.map(device) })).map(
      ({ id }) => id,
    );
  const here = { status: 'inOperation', customerId: 'hospital' } as const;
  expect(owners(here, { ...here, by: ['serialNumber'] })).toEqual(['hospital']);
  expect(owners({ ...here, customerId: 'a' })).toEqual([]);
  expect(owners({ ...here, by: ['serialNumber'], modelId: 'aed' }, {})).toEqual([]);
});

test('[DEV-5] an inventory number is taken over as it was registered, and left out where its field was emptied', () => {
  const registration = registrationWith({ customers: [customer('a', 'customerNr')], devices: [device({})] });
  const decision = proposedDecision(registration);
  expect(isComplete(decision)).toBe(true);
  expect(approvalOf(registration, decision)).toMatchObject({ device: { id: 'device' }, inventoryNumber: 'INV-1' });
  expect(approvalOf(registration, { ...decision, inventoryNumber: ' ' }).inventoryNumber).toBeNull();
});
