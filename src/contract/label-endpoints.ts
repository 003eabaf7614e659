import { endpoint } from './endpoint.ts';
import {
  labelPrintedSchema,
  labelPrintSchema,
  labelRevocationSchema,
  labelsSchema,
  newLabelSchema,
  newUnregisteredSchema,
  unregisteredSchema,
} from './label.ts';
import { countingTextSchema, idSchema } from './values.ts';
import { z } from './zod.ts';

const ofCustomer = z.object({ customerId: idSchema });
const ofDevice = z.object({ customerId: idSchema, deviceId: idSchema });
const ofLabel = z.object({ customerId: idSchema, deviceId: idSchema, labelNo: countingTextSchema });

/** Labels of devices: issued, revoked, printed. */
export const labelEndpoints = {
  readLabels: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/devices/{deviceId}/labels',
    access: 'label.print',
    summary: 'The labels of a device, and what stands on the current one',
    parameters: ofDevice,
    answer: labelsSchema,
  }),
  issueLabel: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/devices/{deviceId}/labels',
    access: 'label.print',
    summary: 'Issues the next label of a device, with a reason',
    parameters: ofDevice,
    body: newLabelSchema,
    answer: labelsSchema,
  }),
  revokeLabel: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/devices/{deviceId}/labels/{labelNo}/revoke',
    access: 'label.print',
    summary: 'Revokes a label, with a reason; from then on it is not believed',
    parameters: ofLabel,
    body: labelRevocationSchema,
    answer: labelsSchema,
  }),
  printLabels: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/devices/labels/print',
    access: 'label.print',
    summary: 'Makes ready the current labels of devices in a layout; a device without one gets its next label',
    parameters: ofCustomer,
    body: labelPrintSchema,
    answer: labelPrintedSchema,
  }),
  readPrintedLabels: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/label-prints/{printId}/labels.pdf',
    access: 'label.print',
    summary: 'Labels that were made ready, as PDF in exact sizes',
    parameters: z.object({ customerId: idSchema, printId: idSchema }),
    sendsFile: true,
  }),
  createUnregistered: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/devices/unregistered',
    access: 'device.write',
    summary: 'Devices of the maker that are to be labelled before anybody registers them',
    parameters: ofCustomer,
    body: newUnregisteredSchema,
    answer: unregisteredSchema,
  }),
} as const;
