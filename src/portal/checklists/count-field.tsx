import { NumberField } from '../../ui/controls/number-field.tsx';
import type { Editing } from './editing.ts';
import { controlOf, type FieldPlace } from './placed-error.ts';

type CountFieldProps = {
  place: FieldPlace;
  editing: Editing;
  label: string;
  range: readonly [number, number];
  value: number;
  onChange: (count: number) => void;
};

/** A whole number that is always there: emptied, it falls back to the least. */
export function CountField({ place, editing, label, range: [least, most], value, onChange }: CountFieldProps) {
  return (
    <NumberField
      id={controlOf(place)}
      label={label}
      minValue={least}
      maxValue={most}
      formatOptions={{ maximumFractionDigits: 0 }}
      value={value}
      onChange={(count) => onChange(Number.isNaN(count) ? least : count)}
      error={editing.errorOf(place)}
    />
  );
}
