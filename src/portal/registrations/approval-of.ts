import type { Approval, RegistrationDetails } from '../../contract/registration-details.ts';
import { normalLine } from '../../domain/normal-text.ts';

/** What somebody chose: the id of something that is here, or `new`. */
export type Decision = {
  customer: string;
  site: string;
  device: string;
  customerNr: string;
  customerType: string;
  modelId: string;
  serialNumber: string;
  /** Empty where the device gets none. */
  inventoryNumber: string;
};

type Choice = Pick<Decision, 'site' | 'device'>;
type DeviceMatch = RegistrationDetails['matches']['devices'][number];

/** What is proposed: the best that fits, else a new one made from what was registered. */
export function proposedDecision(registration: RegistrationDetails): Decision {
  const customer = proposedCustomer(registration);
  return {
    customer,
    ...proposedAt(registration, customer),
    customerNr: registration.organisation.customerNr ?? '',
    customerType: '',
    modelId: registration.modelId ?? '',
    serialNumber: registration.serialNumber ?? '',
    inventoryNumber: registration.inventoryNumber ?? '',
  };
}

/** A name is no proof: it counts where only one customer is called so and no number says otherwise. */
function proposedCustomer({ organisation, matches }: RegistrationDetails): string {
  const numbered = matches.customers.find(({ by }) => by.includes('customerNr'));
  const [named, another] = matches.customers;
  const isOnlyOne = named !== undefined && another === undefined && !organisation.customerNr;
  return (numbered ?? (isOnlyOne ? named : undefined))?.id ?? 'new';
}

/** What is proposed at a customer: its site of that name, and the device if it is theirs or nobody's. */
export function proposedAt(registration: RegistrationDetails, customer: string): Choice {
  const site = registration.matches.sites.find(({ customerId }) => customerId === customer);
  const devices = devicesFor(registration, customer).filter(({ status }) => status !== 'decommissioned');
  const device =
    devices.find(({ by }) => by.includes('reference')) ?? devices.find((each) => isSame(registration, each));
  return { site: site?.id ?? 'new', device: device?.id ?? 'new' };
}

/** Devices that fit and may become a customer's: its own, and those that nobody has registered yet. */
export const devicesFor = ({ matches }: RegistrationDetails, customer: string): DeviceMatch[] =>
  matches.devices.filter(({ status, customerId }) => status === 'unregistered' || customerId === customer);

/** Who has the device already, beside the customers that fit: only theirs it can be, however they wrote their name. */
export function ownersOf(registration: RegistrationDetails): { id: string; name: string }[] {
  const { customers, devices } = registration.matches;
  const owners = devices.flatMap((device) => {
    const { customerId, subtitle, status } = device;
    const isKnown = customerId === null || customers.some(({ id }) => id === customerId);
    return status === 'unregistered' || isKnown || !isSame(registration, device)
      ? []
      : [[customerId, subtitle] as const];
  });
  return [...new Map(owners)].map(([id, name]) => ({ id, name }));
}

/** A serial number says which device it is together with the model only. */
const isSame = ({ modelId }: RegistrationDetails, device: DeviceMatch): boolean =>
  device.by.includes('reference') || (device.by.includes('serialNumber') && device.modelId === modelId);

/** True once nothing is missing that only a person can tell. */
export const isComplete = (decision: Decision): boolean =>
  (decision.customer !== 'new' || (decision.customerNr.trim() !== '' && decision.customerType !== '')) &&
  (decision.device !== 'new' || (decision.modelId !== '' && decision.serialNumber.trim() !== ''));

/** The decision as the server takes it; what is new is made from what was registered. */
export function approvalOf(registration: RegistrationDetails, decision: Decision): Approval {
  const { organisation, contact, placement } = registration;
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    customer:
      decision.customer === 'new'
        ? {
            create: {
              customerNr: normalLine(decision.customerNr),
              name: organisation.name,
              type: decision.customerType as 'other', // one of the choices of the form
              address: organisation.address,
              email: contact.email,
              phone: contact.phone ?? null,
              defaultLanguage: contact.language,
              timeZone,
            },
          }
        : { id: decision.customer },
    site:
      decision.site === 'new'
        ? {
            create: {
              name: placement.siteName,
              type: 'other',
              address: organisation.address,
              contact: { name: `${contact.firstName} ${contact.lastName}`, email: contact.email },
              timeZone,
            },
          }
        : { id: decision.site },
    device:
      decision.device === 'new'
        ? { create: { modelId: decision.modelId, serialNumber: normalLine(decision.serialNumber) } }
        : { id: decision.device },
    inventoryNumber: normalLine(decision.inventoryNumber) || null,
  };
}
