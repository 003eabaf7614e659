import type { Checklist } from '../../contract/checklist.ts';
import type { FunctionCheckDraft, IdentifiedDevice } from '../../contract/draft.ts';
import type { Pack, PackModel } from '../../contract/pack.ts';

/** Everything a check needs before its form is painted. */
export type OpenedCheck = {
  device: IdentifiedDevice;
  /** Null when the pack does not know the model. */
  model: PackModel | null;
  checklist: Checklist;
  draft: FunctionCheckDraft | null;
  privacyNoticeVersion: string;
};

/** The checklists for a model; those without a model where the model has none of its own. */
export function checklistsOfModel({ checklists }: Pack, modelNo: number | undefined): Checklist[] {
  const own = checklists.filter(({ modelNos }) => modelNo !== undefined && modelNos.includes(modelNo));
  return own.length > 0 ? own : checklists.filter(({ modelNos }) => modelNos.length === 0);
}

/** What is to be said of the label a check was opened from. */
export type LabelCondition = 'verified' | 'unverifiable' | 'invalid' | 'damaged' | 'manual';

export function labelConditionOf({ labelVerification, labelText, labelNo }: IdentifiedDevice): LabelCondition {
  // A label that could be read has a number, whatever its signature is worth.
  return labelVerification === 'invalid' && labelText !== null && labelNo === undefined ? 'damaged' : labelVerification;
}
