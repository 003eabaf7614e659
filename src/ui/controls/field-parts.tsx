import { FieldError, Label, Text } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { failedPath } from '../icon-paths.ts';

/** What every field says around its control. The error tells what is missing, with an example. */
export type FieldWords = {
  label: string;
  /** Said behind the label, for example "(optional)". */
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
};

export const fieldLook = 'grid grid-cols-1 content-start gap-1.5 min-w-0';

export const inputLook =
  'w-full min-w-0 min-h-(--control) px-3 py-2 border-[1.5px] border-line-strong rounded-control bg-surface text-main leading-close pointer-coarse:text-[1rem] placeholder:text-second placeholder:opacity-100 data-hovered:border-second focus:border-focus focus:outline-3 focus:outline-offset-0 focus:outline-focus data-disabled:bg-sunken data-disabled:border-line data-disabled:text-second data-invalid:border-2 data-invalid:border-fail-solid';

/** Of what is typed into; anything else counts as read only to the browser. */
export const typedLook = `${inputLook} enabled:read-only:bg-sunken enabled:read-only:border-dashed`;

export const labelLook = 'text-s font-strong leading-close';

/** The label above a control. */
export function FieldLabel({ label, note }: Pick<FieldWords, 'label' | 'note'>) {
  return (
    <Label className={labelLook}>
      {label} {note && <span className="font-normal text-second">{note}</span>}
    </Label>
  );
}

/** Below a control: what helps, and what is wrong. */
export function FieldNotes({ hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <Text slot="description" className="text-xs leading-close text-second">
          {hint}
        </Text>
      )}
      <FieldError className="flex items-start gap-2 text-xs font-medium leading-close text-fail-text [&_.icon]:size-4.5">
        <Icon path={failedPath} />
        {error}
      </FieldError>
    </>
  );
}
