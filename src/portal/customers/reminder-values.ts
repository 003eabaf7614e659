import type { Customer, CustomerChange } from '../../contract/customer.ts';
import type { FieldError } from '../../contract/problem.ts';

type ReminderPolicy = NonNullable<Customer['reminderPolicy']>;

/** Reminders of a customer as they are typed: days in one line, addresses one below the other. */
export type TypedReminders = { extraRecipients: string; digest: string; leadDays: string };

// Whoever adds the first address means it to get mails.
const usual: ReminderPolicy['digest'] = 'weekly';

export const typedReminders = (policy: ReminderPolicy | null): TypedReminders => ({
  extraRecipients: policy?.extraRecipients.join('\n') ?? '',
  digest: policy?.digest ?? usual,
  leadDays: policy?.leadDays.join(', ') ?? '',
});

/**
 * What is sent of them; null where nothing was typed. What is no number stays as it was typed: the contract refuses it
 * at its place, and the form can name it.
 */
export function remindersOf({ extraRecipients, digest, leadDays }: TypedReminders) {
  const addresses = partsOf(extraRecipients);
  const days = partsOf(leadDays).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  if (addresses.length === 0 && days.length === 0 && digest === usual) return null;
  return { extraRecipients: addresses, digest, leadDays: days };
}

/** Neither a number nor an address has a space, a comma or a semicolon in it, so that any of them may part two. */
const partsOf = (typed: string) => [...new Set(typed.split(/[\s,;]+/).filter((part) => part !== ''))];

const lists = [
  { field: '/reminderPolicy/extraRecipients', list: 'extraRecipients', code: 'notARecipient' },
  { field: '/reminderPolicy/leadDays', list: 'leadDays', code: 'notALeadTime' },
] as const;

/** Of each list of reminders one fault at its one field, which names all parts that are wrong. */
export function errorsOfReminders(faults: readonly FieldError[], policy: CustomerChange['reminderPolicy']) {
  const isPart = ({ pointer }: FieldError) => lists.some(({ field }) => pointer.startsWith(`${field}/`));
  const found = lists.flatMap(({ field, list, code }): FieldError[] => {
    const isWrong = (at: number) => faults.some(({ pointer }) => pointer === `${field}/${at}`);
    const wrong = (policy?.[list] ?? []).filter((_, at) => isWrong(at));
    return wrong.length === 0 ? [] : [{ pointer: field, code, params: { part: wrong.join(', ') } }];
  });
  return [...faults.filter((fault) => !isPart(fault)), ...found];
}
