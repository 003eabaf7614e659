import { useState } from 'react';
import { Input, TextField as AriaTextField, ToggleButton } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { FieldLabel, fieldLook, FieldNotes, typedLook, type FieldWords } from './field-parts.tsx';
import { eyePath } from './portal-icon-paths.ts';
import type { TypedProps } from './text-field.tsx';

type PasswordFieldProps = FieldWords & TypedProps & { show: string };

/** A password, that can be looked at before it is sent. */
export function PasswordField({ label, note, hint, error, show, ...typed }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField
      {...typed}
      type={isShown ? 'text' : 'password'}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldLook}
    >
      <FieldLabel label={label} note={note} />
      <div className="flex">
        <Input className={`${typedLook} rounded-e-none border-e-0`} spellCheck={false} />
        <ToggleButton
          isSelected={isShown}
          onChange={setShown}
          aria-label={show}
          className="grid w-12 shrink-0 cursor-pointer place-items-center rounded-e-control border-[1.5px] border-line-strong bg-surface data-hovered:bg-sunken data-selected:bg-accent-soft data-selected:text-on-accent-soft"
        >
          <Icon path={eyePath} />
        </ToggleButton>
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
