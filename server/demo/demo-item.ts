import type {
  Checklist,
  ChecklistItem,
  MeasurementItem,
  PassFailItem,
  PhotoItem,
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

/** Where something is broken a picture says more than words; offered, never asked for. */
export const damagePhoto = (failedItemId: string): PhotoItem => ({
  kind: 'photo',
  itemId: `${failedItemId}Photo`,
  ...plain,
  required: false,
  label: {
    de: 'Foto des Schadens',
    en: 'Photo of the damage',
    uk: 'Фото пошкодження',
    fr: 'Photo du dommage',
    es: 'Foto del daño',
  },
  visibleIf: { itemId: failedItemId, op: 'equals', value: 'fail' },
  min: 0,
  max: 5,
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
