import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { minusPath } from '../icon-paths.ts';
import { plusPath } from '../more-icon-paths.ts';
import { FieldLabel, fieldLook, FieldNotes, typedLook, type FieldWords } from './field-parts.tsx';

type NumberFieldProps = FieldWords &
  Pick<
    AriaNumberFieldProps,
    | 'id'
    | 'name'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'minValue'
    | 'maxValue'
    | 'step'
    | 'formatOptions'
    | 'isDisabled'
    | 'isReadOnly'
  >;

const step =
  'grid w-(--control) shrink-0 cursor-pointer place-items-center border-[1.5px] border-line-strong bg-surface data-hovered:bg-sunken data-pressed:bg-accent-soft data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken data-disabled:text-second';

/** A number in the way of writing of the locale: intervals, counts, limits. */
export function NumberField({ label, note, hint, error, ...typed }: NumberFieldProps) {
  return (
    <AriaNumberField {...typed} isInvalid={error !== undefined} validationBehavior="aria" className={fieldLook}>
      <FieldLabel label={label} note={note} />
      <Group className="flex">
        <Input className={`${typedLook} rounded-e-none tabular-nums`} />
        <Button slot="decrement" className={`${step} border-s-0`}>
          <Icon path={minusPath} />
        </Button>
        <Button slot="increment" className={`${step} rounded-e-control border-s-0`}>
          <Icon path={plusPath} />
        </Button>
      </Group>
      <FieldNotes hint={hint} error={error} />
    </AriaNumberField>
  );
}
