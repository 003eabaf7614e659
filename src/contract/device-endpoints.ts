import {
  bulkChangedSchema,
  bulkChangeSchema,
  deviceMoveSchema,
  deviceStatusChangeSchema,
  logEntrySchema,
  logQuerySchema,
  logSchema,
  newLogEntrySchema,
} from './device-actions.ts';
import { deviceChangeSchema, deviceSchema, devicesQuerySchema, devicesSchema, newDeviceSchema } from './device.ts';
import { endpoint } from './endpoint.ts';
import { idSchema } from './values.ts';
import { z } from './zod.ts';

const ofCustomer = z.object({ customerId: idSchema });
const ofDevice = z.object({ customerId: idSchema, deviceId: idSchema });

/** Devices of a customer. */
export const deviceEndpoints = {
  readDevices: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/devices',
    access: 'device.read',
    summary: 'Devices, page by page, the nearest due date first',
    parameters: ofCustomer,
    query: devicesQuerySchema,
    answer: devicesSchema,
  }),
  createDevice: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/devices',
    access: 'device.write',
    summary: 'Creates a device',
    parameters: ofCustomer,
    body: newDeviceSchema,
    answer: deviceSchema,
  }),
  changeManyDevices: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/devices/bulk',
    access: 'device.write',
    summary: 'Moves many devices or changes their status',
    parameters: ofCustomer,
    body: bulkChangeSchema,
    answer: bulkChangedSchema,
  }),
  readDevice: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/devices/{deviceId}',
    access: 'device.read',
    summary: 'One device, with its dates and the reason of each',
    parameters: ofDevice,
    answer: deviceSchema,
  }),
  changeDevice: endpoint({
    method: 'PUT',
    path: '/api/customers/{customerId}/devices/{deviceId}',
    access: 'device.write',
    summary: 'Changes a device',
    parameters: ofDevice,
    body: deviceChangeSchema,
    answer: deviceSchema,
  }),
  changeDeviceStatus: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/devices/{deviceId}/status',
    access: 'device.write',
    summary: 'Changes the status of a device, with a reason; also takes it out of use',
    parameters: ofDevice,
    body: deviceStatusChangeSchema,
    answer: deviceSchema,
  }),
  moveDevice: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/devices/{deviceId}/move',
    access: 'device.write',
    summary: 'Moves a device to another site',
    parameters: ofDevice,
    body: deviceMoveSchema,
    answer: deviceSchema,
  }),
  deleteDevice: endpoint({
    method: 'DELETE',
    path: '/api/customers/{customerId}/devices/{deviceId}',
    access: 'device.write',
    summary: 'Deletes a device nothing was ever done with',
    parameters: ofDevice,
  }),
  readDeviceLog: endpoint({
    method: 'GET',
    path: '/api/customers/{customerId}/devices/{deviceId}/log',
    access: 'device.read',
    summary: 'The log of a device, the latest first',
    parameters: ofDevice,
    query: logQuerySchema,
    answer: logSchema,
  }),
  addToDeviceLog: endpoint({
    method: 'POST',
    path: '/api/customers/{customerId}/devices/{deviceId}/log',
    access: 'device.log',
    summary: 'Adds to the log of a device; entries are never changed',
    parameters: ofDevice,
    body: newLogEntrySchema,
    answer: logEntrySchema,
  }),
} as const;
