import { logoQuerySchema } from './customer.ts';
import {
  deviceModelChangeSchema,
  deviceModelSchema,
  deviceModelsQuerySchema,
  deviceModelsSchema,
  deviceModelStatusSchema,
} from './device-model.ts';
import { endpoint } from './endpoint.ts';
import { idSchema } from './values.ts';
import { z } from './zod.ts';

const ofModel = z.object({ modelId: idSchema });

/** Models of devices with their schedules. */
export const deviceModelEndpoints = {
  readDeviceModels: endpoint({
    method: 'GET',
    path: '/api/device-models',
    access: 'model.read',
    summary: 'Device models, page by page',
    query: deviceModelsQuerySchema,
    answer: deviceModelsSchema,
  }),
  createDeviceModel: endpoint({
    method: 'POST',
    path: '/api/device-models',
    access: 'model.write',
    summary: 'Creates a device model, as a draft',
    body: deviceModelChangeSchema,
    answer: deviceModelSchema,
  }),
  readDeviceModel: endpoint({
    method: 'GET',
    path: '/api/device-models/{modelId}',
    access: 'model.read',
    summary: 'One device model with its schedules',
    parameters: ofModel,
    answer: deviceModelSchema,
  }),
  changeDeviceModel: endpoint({
    method: 'PUT',
    path: '/api/device-models/{modelId}',
    access: 'model.write',
    summary: 'Changes a device model and its schedules; due dates follow at once',
    parameters: ofModel,
    body: deviceModelChangeSchema,
    answer: deviceModelSchema,
  }),
  changeDeviceModelStatus: endpoint({
    method: 'POST',
    path: '/api/device-models/{modelId}/status',
    access: 'model.write',
    summary: 'Releases or discontinues a device model',
    parameters: ofModel,
    body: deviceModelStatusSchema,
    answer: deviceModelSchema,
  }),
  changeModelPicture: endpoint({
    method: 'PUT',
    path: '/api/device-models/{modelId}/picture',
    access: 'model.write',
    summary: 'A new picture of a model: PNG, JPEG or WebP',
    parameters: ofModel,
    query: logoQuerySchema,
    takesFile: true,
    answer: deviceModelSchema,
  }),
  removeModelPicture: endpoint({
    method: 'DELETE',
    path: '/api/device-models/{modelId}/picture',
    access: 'model.write',
    summary: 'Takes the picture of a model away',
    parameters: ofModel,
    answer: deviceModelSchema,
  }),
} as const;
