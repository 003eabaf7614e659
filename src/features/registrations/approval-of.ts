import type { Approval, KeptRegistration } from '../../contract/kept-registration.ts';
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
};

/** What is proposed: the best that fits, else a new one made from what was registered. */
export function proposedDecision(registration: KeptRegistration): Decision {
  const { matches } = registration;
  const device = matches.devices.find(({ by }) => by.includes('reference')) ?? matches.devices[0];
  const customer = matches.customers[0];
  const site = matches.sites.find(({ customerId }) => customerId === customer?.id);
  return {
    customer: customer?.id ?? 'new',
    site: site?.id ?? 'new',
    device: device && (device.customerId === null || device.customerId === customer?.id) ? device.id : 'new',
    customerNr: registration.organisation.customerNr ?? '',
    customerType: '',
    modelId: registration.modelId ?? '',
    serialNumber: registration.serialNumber ?? '',
  };
}

/** True once nothing is missing that only a person can tell. */
export const isComplete = (decision: Decision): boolean =>
  (decision.customer !== 'new' || (decision.customerNr.trim() !== '' && decision.customerType !== '')) &&
  (decision.device !== 'new' || (decision.modelId !== '' && decision.serialNumber.trim() !== ''));

/** The decision as the server takes it; what is new is made from what was registered. */
export function approvalOf(registration: KeptRegistration, decision: Decision): Approval {
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
  };
}
