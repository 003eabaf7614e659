import { useState } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { conflictsOf, mergedValues, type Conflict, type FormValues } from './merged-values.ts';
import type { Side } from '../controls/merge-choice.tsx';

/** What is wrong with one field; `pointer` is a JSON pointer (RFC 6901) to it: `/address/city`. */
export type FieldFault = { pointer: string; code: string; params?: Record<string, unknown> | undefined };

export type SaveOutcome<Values> =
  | { kind: 'saved' }
  /** Some fields are not accepted, or the whole is not: then `message` says why. */
  | { kind: 'refused'; faults: readonly FieldFault[]; message?: string | undefined }
  /** Somebody else has saved meanwhile: what stands there now. */
  | { kind: 'conflict'; theirs: Values };

type EditFormOptions<Values> = {
  /** What the form begins with: what is kept, or what a new one begins with. */
  start: Values;
  /** What the contract finds wrong before anything is sent. */
  check: (values: Values) => readonly FieldFault[];
  save: (values: Values) => Promise<SaveOutcome<Values>>;
  /** The words for a fault. */
  words: (fault: FieldFault) => string;
};

export type EditForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  submit: () => void;
  isSaving: boolean;
  isDirty: boolean;
  /** What is wrong with fields, in words. */
  errors: readonly { field: string; message: string }[];
  /** Why the whole was not accepted. */
  message: string | undefined;
  conflicts: readonly Conflict[] | null;
  choose: (field: string, side: Side) => void;
  /** Saves what was chosen. */
  merge: () => void;
  /** Back to the form, nothing saved. */
  cancelMerge: () => void;
};

/**
 * A form that forgives: typed entries stay over every refusal, faults stand at their fields, it is sent once however
 * often it is pressed, and where somebody else saved meanwhile both values are shown field by field.
 */
export function useEditForm<Values extends FieldValues>(options: EditFormOptions<Values>): EditForm<Values> {
  const { check, save, words } = options;
  const form = useForm<Values>({ defaultValues: options.start as DefaultValues<Values>, shouldFocusError: false });
  const { errors: byName, isSubmitting: isSaving, isDirty } = form.formState;
  const [base, setBase] = useState<FormValues>(options.start);
  const [message, setMessage] = useState<string>();
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null);
  const [errors, setErrors] = useState<EditForm<Values>['errors']>([]);

  function show(faults: readonly FieldFault[], why?: string) {
    const told = faults.map((fault) => ({ name: nameOf(fault.pointer), text: words(fault) }));
    for (const { name, text } of told) form.setError(name as FieldPath<Values>, { type: 'refused', message: text });
    setErrors(told.map(({ name, text }) => ({ field: name, message: text })));
    setMessage(why);
  }

  async function attempt(values: Values, begun: FormValues): Promise<void> {
    const outcome = await save(values);
    if (outcome.kind === 'saved') return form.reset(values);
    if (outcome.kind === 'refused') return show(outcome.faults, outcome.message);
    const list = conflictsOf({ base: begun, mine: values, theirs: outcome.theirs });
    setBase(outcome.theirs);
    // Something was saved meanwhile that this form does not hold: nothing is in doubt.
    return list.length === 0 ? attempt(values, outcome.theirs) : setConflicts(list);
  }

  const checkAndSave = form.handleSubmit((values) => {
    show([]);
    const faults = check(values as Values);
    return faults.length > 0 ? show(faults) : attempt(values as Values, base);
  });
  // What an earlier try found stands at the fields; the next one is evaluated anew.
  const submit = () => {
    form.clearErrors();
    if (!isSaving) void checkAndSave();
  };

  return {
    form,
    submit,
    isSaving,
    isDirty,
    errors: errors.filter(({ field }) => hasError(byName, field)),
    message,
    conflicts,
    choose: (field, side) =>
      setConflicts((open) => open && open.map((each) => (each.field === field ? { ...each, chosen: side } : each))),
    merge() {
      if (!conflicts) return;
      form.reset(mergedValues(form.getValues(), conflicts), { keepDefaultValues: true });
      setConflicts(null);
      submit();
    },
    cancelMerge: () => setConflicts(null),
  };
}

/** `/address/city` as the form names it: `address.city`. */
const nameOf = (pointer: string) => pointer.replace(/^\//, '').replaceAll('/', '.');

/** The id of the control of a field: the way to it from the summary. */
export const controlIdOf = (name: string) => `field-${name}`;

/** A fault that was mended since is no longer among them. */
const hasError = (byName: object, field: string) =>
  field.split('.').reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], byName) !==
  undefined;
