import type { Checklist } from '../../contract/checklist.ts';
import type { DraftAnswer, FunctionCheckDraft, IdentifiedDevice } from '../../contract/draft.ts';

type NewDraft = { submissionId: string; device: IdentifiedDevice; checklist: Checklist; startedAt: string };

/** The draft of a check nobody has answered anything of yet. */
export function newCheckDraft({ submissionId, device, checklist, startedAt }: NewDraft): FunctionCheckDraft {
  return {
    kindOfSubmission: 'functionCheck',
    submissionId,
    device,
    startedAt,
    savedAt: startedAt,
    correctsSubmissionId: null,
    checklistId: checklist.checklistId,
    checklistVersion: checklist.version,
    checklistHash: checklist.contentHash,
    kind: checklist.kind,
    answers: [],
    fields: {},
  };
}

/** The draft with one answer changed; all other answers stay the very same objects, which tells what is on disk. */
export function withAnswer(itemId: string, change: Partial<DraftAnswer>) {
  return (draft: FunctionCheckDraft): FunctionCheckDraft => {
    const before = draft.answers.find((answer) => answer.itemId === itemId);
    const after = { ...(before ?? emptyAnswer(itemId)), ...change };
    return {
      ...draft,
      answers: before ? draft.answers.map((answer) => (answer === before ? after : answer)) : [...draft.answers, after],
    };
  };
}

/** The draft with one field of the review changed. */
export function withField(name: string, value: string) {
  return (draft: FunctionCheckDraft): FunctionCheckDraft => ({ ...draft, fields: { ...draft.fields, [name]: value } });
}

const emptyAnswer = (itemId: string): DraftAnswer => ({ itemId, result: null, typed: [], optionIds: [], comment: '' });
