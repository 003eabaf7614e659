import { checkKindSchema } from './checklist.ts';
import { idSchema } from './values.ts';
import { z } from './zod.ts';

/** The longest time before a date in which a check is due soon. */
export const mostLeadDays = 180;

export const intervalUnits = ['day', 'week', 'month', 'year'] as const;
export const anchors = ['completed', 'scheduled', 'commissioned'] as const;
export const dueRules = ['exactDay', 'endOfMonth', 'endOfYear'] as const;
export const performersAsked = ['anyone', 'instructedUser', 'qualifiedInspector'] as const;

/** How often a kind of check is due, and who may do it (domain/due-date.ts). */
export const scheduleFields = {
  kind: checkKindSchema,
  checklistId: z.nullable(idSchema),
  interval: z.object({
    value: z.number().check(z.int(), z.minimum(1), z.maximum(1000)),
    unit: z.enum(intervalUnits),
  }),
  anchor: z.enum(anchors),
  dueRule: z.enum(dueRules),
  leadDays: z.number().check(z.int(), z.minimum(0), z.maximum(mostLeadDays)),
  performer: z.enum(performersAsked),
};
export const scheduleSchema = z.strictObject(scheduleFields);

const daysOf = { day: 1, week: 7, month: 31, year: 366 } as const;

/** As it may be set: due soon before the date before has come would be due soon at all times. A month counts as 31 days. */
export const newScheduleSchema = scheduleSchema.check(({ value: { interval, leadDays }, issues }) => {
  const max = interval.value * daysOf[interval.unit] - 1;
  if (leadDays > max)
    issues.push({ code: 'custom', input: leadDays, path: ['leadDays'], message: 'leadTooLong', params: { max } });
});
export type ModelSchedule = z.infer<typeof scheduleSchema>;
