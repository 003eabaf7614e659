import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ZodMiniType } from 'zod/mini';
import { saveOutcome } from '../../api/save-outcome.ts';
import type { FieldError } from '../../contract/problem.ts';
import { errorMessage, problemMessage } from '../../i18n/error-messages.ts';
import { useEditLabels } from '../../i18n/use-portal-labels.ts';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { usePortal } from './portal-context.ts';

type Versioned = { version: number };

type VersionedFormOptions<Kept extends Versioned, Values extends FieldValues> = {
  start: Values;
  /** Of the one that is changed; undefined: a new one. */
  version: number | undefined;
  schema: ZodMiniType<Kept>;
  valuesOf: (kept: Kept) => Values;
  /** What the contract finds wrong before anything is sent. */
  check: (values: Values) => readonly FieldError[];
  /** A new one has no version yet. */
  send: (values: Values, version: number | undefined) => Promise<Kept>;
  /** Keeps what the server has now, and has asked anew what tells of it elsewhere. */
  keep: (saved: Kept) => void;
  onSaved: (saved: Kept) => void | Promise<void>;
  /** Errors of the server at the fields of the form, where those are others. */
  placed?: (errors: readonly FieldError[]) => readonly FieldError[];
};

/**
 * The form of something that is kept under a version: it is saved only over the version it began with, and where somebody
 * else has saved meanwhile both values are shown field by field (specification, section 6: `If-Match`, 412).
 */
export function useVersionedForm<Kept extends Versioned, Values extends FieldValues>(
  options: VersionedFormOptions<Kept, Values>,
) {
  const { start, schema, valuesOf, check, send, onSaved, placed } = options;
  const { isReadOnly } = usePortal();
  const { i18n } = useTranslation();
  const words = useEditLabels();
  const version = useRef(options.version);
  const keep = (saved: Kept) => {
    version.current = saved.version;
    options.keep(saved);
  };
  const edit = useEditForm<Values>({
    start,
    check,
    words: (fault) => errorMessage(i18n, fault),
    async save(values) {
      const outcome = await saveOutcome<Kept, Values>({
        send: () => send(values, version.current),
        async onSaved(saved) {
          keep(saved);
          await onSaved(saved);
        },
        theirs(current) {
          const found = schema.safeParse(current);
          if (!found.success) return undefined;
          keep(found.data);
          return valuesOf(found.data);
        },
        words: (problem) => problemMessage(i18n, problem),
      });
      return outcome.kind === 'refused' && placed ? { ...outcome, faults: placed(outcome.faults) } : outcome;
    },
  });
  return { edit, words, isReadOnly };
}
