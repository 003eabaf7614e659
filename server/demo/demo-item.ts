import type {
  Checklist,
  ChecklistItem,
  MeasurementItem,
  PassFailItem,
  SectionItem,
} from '../../src/contract/checklist.ts';
import type { LocalText } from '../../src/contract/language.ts';

/** A checklist as somebody would write it; the hash is made when it is published. */
export type ChecklistContent = Omit<Checklist, 'contentHash'>;

export const plain = { required: true, critical: false, naAllowed: false, commentRequiredOnFail: false };
export const critical = { ...plain, critical: true, commentRequiredOnFail: true };

/** A heading. */
export const section = (itemId: string, label: LocalText): SectionItem => ({ kind: 'section', itemId, label });

/** A question that keeps the device from use when it fails. */
export const mustPass = (itemId: string, label: LocalText): PassFailItem => ({
  kind: 'passFailNa',
  itemId,
  ...critical,
  label,
});

/** A question that does not concern every device. */
export const mayNotApply = (itemId: string, label: LocalText): PassFailItem => ({
  kind: 'passFailNa',
  itemId,
  ...plain,
  naAllowed: true,
  label,
});

type Measured = Pick<MeasurementItem, 'itemId' | 'label' | 'decimals'> &
  Partial<MeasurementItem> & { ucum: string; shown?: string };

/** One reading that has to be within its limits. */
export function measured({ ucum, shown = ucum, ...item }: Measured): ChecklistItem {
  return {
    kind: 'measurement',
    ...critical,
    unit: { ucum, shown },
    plausMin: 0,
    repeat: 1,
    aggregate: 'last',
    ...item,
  };
}
