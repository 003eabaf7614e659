import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ServerProblem, type AskServer } from '../../api/ask-server.ts';
import { checklistEndpoints } from '../../contract/checklist-endpoints.ts';
import {
  checklistContentSchema,
  checklistDetailsSchema,
  type ChecklistContent,
  type ChecklistDetails,
} from '../../contract/checklist-details.ts';
import type { FieldError, Problem } from '../../contract/problem.ts';
import { bodyErrors } from '../../domain/field-errors.ts';
import type { Conflict } from '../../ui/form/merged-values.ts';
import type { Side } from '../../ui/controls/merge-choice.tsx';
import { contentConflicts, mergedContent } from './content-merge.ts';
import { contentToSave } from './content-to-save.ts';
import { keepChecklist } from './keep-checklist.ts';

type Saving = { server: AskServer; start: ChecklistDetails; onContent: (content: ChecklistContent) => void };
/** What did not work, as a code: of the whole, or of its fields. */
type Refused = { problem: Pick<Problem, 'code' | 'params'>; faults: readonly FieldError[] };
type Conflicted = {
  base: ChecklistContent;
  mine: ChecklistContent;
  theirs: ChecklistContent;
  list: Conflict[];
  current: ChecklistDetails;
};

/**
 * Saves the draft of a checklist, and publishes it. Where somebody else saved meanwhile both contents are compared; as
 * long as nobody has chosen, every try to save asks again.
 */
export function useSaveChecklist({ server, start, onContent }: Saving) {
  const queries = useQueryClient();
  const [kept, setKept] = useState(start);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [conflict, setConflict] = useState<Conflicted | null>(null);
  const parameters = { checklistId: start.id };

  function keep(saved: ChecklistDetails) {
    setKept(saved);
    keepChecklist(queries, saved);
  }

  async function attempt(content: ChecklistContent, before: ChecklistDetails): Promise<ChecklistDetails | null> {
    const body = contentToSave(content);
    const checked = checklistContentSchema.safeParse(body);
    if (!checked.success) {
      setRefused({ problem: { code: 'validationFailed' }, faults: bodyErrors(checked.error, body) });
      return null;
    }
    try {
      const saved = await server(checklistEndpoints.changeChecklist, {
        parameters,
        body,
        version: before.version,
      });
      keep(saved);
      return saved;
    } catch (error) {
      const current =
        error instanceof ServerProblem ? checklistDetailsSchema.safeParse(error.problem.current).data : null;
      if (!current) return refuse(error);
      const contents = { base: before.content, mine: body, theirs: contentToSave(current.content) };
      const list = contentConflicts(contents);
      if (list.length > 0) setConflict({ ...contents, list, current });
      return list.length > 0 ? null : attempt(content, current);
    }
  }

  function refuse(error: unknown): null {
    const problem = error instanceof ServerProblem ? error.problem : { code: 'silent' };
    setRefused({ problem, faults: ('errors' in problem && problem.errors) || [] });
    return null;
  }

  async function once<Done>(work: () => Promise<Done>): Promise<Done | null> {
    if (isBusy) return null;
    setBusy(true);
    setRefused(null);
    return work().finally(() => setBusy(false));
  }

  return {
    kept,
    isBusy,
    refused,
    save: (content: ChecklistContent) => once(() => attempt(content, kept)),
    publish: (which: ChecklistDetails) =>
      once(async () => {
        try {
          const saved = await server(checklistEndpoints.publishChecklist, { parameters, version: which.version });
          keep(saved);
          return saved;
        } catch (error) {
          return refuse(error);
        }
      }),
    conflicts: conflict?.list ?? null,
    choose: (field: string, chosen: Side) =>
      setConflict(
        (open) =>
          open && { ...open, list: open.list.map((each) => (each.field === field ? { ...each, chosen } : each)) },
      ),
    async merge() {
      if (!conflict) return;
      const content = mergedContent(conflict, conflict.list);
      setConflict(null);
      onContent(content);
      await once(() => attempt(content, conflict.current));
    },
    cancelMerge: () => setConflict(null),
  };
}
