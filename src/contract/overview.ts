import { idSchema } from './values.ts';
import { z } from './zod.ts';

/**
 * Devices in use. By its most urgent date each is counted once: ok (or nothing is due), due soon, overdue. Beside it are
 * facts of the same devices: how many failed their last check, and of how many the most urgent check was never made.
 * Decommissioned and lost devices and those not registered yet are not among them.
 */
export const fleetStateSchema = z.object({
  total: z.number(),
  ok: z.number(),
  dueSoon: z.number(),
  overdue: z.number(),
  failed: z.number(),
  neverDone: z.number(),
});
export type FleetState = z.infer<typeof fleetStateSchema>;
/** The figures by name; `total` is every device in use. */
export const fleetFigures = [
  'total',
  'ok',
  'dueSoon',
  'overdue',
  'failed',
  'neverDone',
] as const satisfies (keyof FleetState)[];

/** The figures of an organisation's page. */
export const overviewSchema = z.object({
  devices: fleetStateSchema,
  sites: z.number(),
  /** Absent for groups that do not review registrations. */
  openRegistrations: z.optional(z.number()),
  /** Sites with devices in use, by name; devices without a site come last, under null. */
  bySite: z.array(z.object({ siteId: z.nullable(idSchema), name: z.nullable(z.string()), devices: fleetStateSchema })),
  /** Checks made in each of the last twelve months, the oldest first; `month` is YYYY-MM. */
  checksByMonth: z.array(
    z.object({
      month: z.string(),
      passed: z.number(),
      passedWithRemarks: z.number(),
      failed: z.number(),
      incomplete: z.number(),
    }),
  ),
});
export type Overview = z.infer<typeof overviewSchema>;
