import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Database } from '../database/connect.ts';
import { route } from '../http/endpoint-route.ts';
import { HttpProblem } from '../http/problems.ts';
import { readDevicesByRef, readDoneChecks, readLabels, readSchedules } from './device-store.ts';
import { dueList } from './due-list.ts';
import { publicDevice } from './public-device.ts';

/** What a label or a typed reference leads to. */
export function deviceRoutes(app: FastifyInstance, { db }: Database, now: () => number): void {
  route(app, { endpoint: endpoints.readPublicDevice }, async ({ parameters, query, reply }) => {
    reply.header('cache-control', 'no-store');
    const [device] = await readDevicesByRef(db, [parameters.deviceRef]);
    if (!device) return new HttpProblem('deviceUnknown');
    const schedules = await readSchedules(db, [device.modelId]);
    const done = await readDoneChecks(db, [device.id]);
    const labels = await readLabels(db, [device.id]);
    return publicDevice(device, labels, {
      labelNo: query.labelNo,
      due: dueList(device, schedules, { done, now: now() }),
    });
  });
}
