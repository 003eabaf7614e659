import { deviceLineSchema } from './device.ts';
import { z } from './zod.ts';

/** How many days before a qualification ends it is among what needs a person. */
export const qualificationLead = 60;

/**
 * What needs a person at a customer, as far as the caller may see it: with what their own page begins. Figures of devices
 * count those in use, as the overview does. Absent is what a group may not decide.
 */
export const workSchema = z.object({
  overdue: z.number(),
  dueSoon: z.number(),
  /** Failed their last check and are not blocked: somebody may use them. */
  failed: z.number(),
  blocked: z.number(),
  waitingChecks: z.optional(z.number()),
  openRegistrations: z.optional(z.number()),
  /** People with a qualification that has ended or ends within 60 days. */
  endingQualifications: z.optional(z.number()),
  /** The most urgent dates, late ones first; where nothing is due the one that comes next. */
  due: z.array(deviceLineSchema),
});
export type Work = z.infer<typeof workSchema>;
