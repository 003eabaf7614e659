import { parseDate, type CalendarDate } from '@internationalized/date';
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components';
import { FieldLabel, fieldLook, FieldNotes, type FieldWords } from './field-parts.tsx';

type DateFieldProps = FieldWords & {
  name?: string;
  /** A day as `2026-11-28`, or nothing yet. */
  value: string | null;
  onChange: (day: string | null) => void;
  min?: string;
  max?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
};

/** A day, in the order and with the marks of the locale. Each part is typed or stepped by the arrow keys. */
export function DateField({ label, note, hint, error, value, onChange, min, max, ...field }: DateFieldProps) {
  return (
    <AriaDateField<CalendarDate>
      {...field}
      value={asDate(value)}
      minValue={asDate(min)}
      maxValue={asDate(max)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldLook}
    >
      <FieldLabel label={label} note={note} />
      <DateInput className="flex min-h-(--control) flex-wrap items-center rounded-control border-[1.5px] border-line-strong bg-surface px-3 py-1 tabular-nums focus-within:border-focus focus-within:outline-3 focus-within:outline-focus data-disabled:border-line data-disabled:bg-sunken data-disabled:text-second data-invalid:border-2 data-invalid:border-fail-solid">
        {(segment) => (
          <DateSegment
            segment={segment}
            className="rounded-mark px-0.5 outline-none data-placeholder:text-second data-focused:bg-accent data-focused:text-on-accent chosen-in-list"
          />
        )}
      </DateInput>
      <FieldNotes hint={hint} error={error} />
    </AriaDateField>
  );
}

const asDate = (day: string | null | undefined) => (day ? parseDate(day) : null);
