import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { attentionPath } from '../icon-paths.ts';
import { Banner } from '../banner.tsx';
import { Button } from '../controls/button.tsx';
import { Card } from '../controls/card.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { ErrorSummary } from '../controls/error-summary.tsx';
import { MergeChoice } from '../controls/merge-choice.tsx';
import { LeaveQuestion, type LeaveWords } from './leave-question.tsx';
import { controlIdOf, type EditForm } from './use-edit-form.ts';

export type EditWords = {
  save: string;
  cancel: string;
  /** Above the summary of what is wrong. */
  check: string;
  /** Said beside the button where nothing can be saved now. */
  needsServer: string;
  leave: LeaveWords;
  merge: { title: string; text: string; mine: string; theirs: string; act: string; label: string; empty: string };
};

type EditFormViewProps<Values extends FieldValues> = {
  edit: EditForm<Values>;
  words: EditWords;
  /** The name of a field, and its value as a person reads it. */
  nameOf: (field: string) => string;
  textOf: (field: string, value: unknown) => string;
  onCancel: () => void;
  /** True while the server is away. */
  isReadOnly: boolean;
  children: ReactNode;
};

/** The frame of every form that is saved: what is wrong, its fields, Save and Cancel, and the questions around it. */
export function EditFormView<Values extends FieldValues>({ edit, words, ...rest }: EditFormViewProps<Values>) {
  const { nameOf, textOf, onCancel, isReadOnly, children } = rest;
  const { submit, isSaving, isDirty, errors, message, conflicts } = edit;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReadOnly) submit();
      }}
      className="grid grid-cols-1 gap-5"
    >
      {errors.length > 0 && (
        <ErrorSummary
          title={words.check}
          errors={errors.map(({ field, message: why }) => ({
            controlId: controlIdOf(field),
            message: `${nameOf(field)}: ${why}`,
          }))}
        />
      )}
      <div role="alert" className="empty:hidden">
        {message && <Banner tone="bad" title={message} />}
      </div>
      <Card>{children}</Card>
      <div className="flex flex-wrap items-center gap-3 max-md:flex-col-reverse max-md:items-stretch">
        {isReadOnly && <p className="text-s text-second">{words.needsServer}</p>}
        <Button onPress={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary" isDisabled={isReadOnly} busy={isSaving ? words.save : undefined}>
          {words.save}
        </Button>
      </div>
      <LeaveQuestion isNeeded={isDirty && !isSaving} words={words.leave} />
      <Dialog
        title={words.merge.title}
        sub={words.merge.text}
        glyph={{ icon: attentionPath, tone: 'soon' }}
        isWide
        isAlert
        isOpen={conflicts !== null}
        onClose={edit.cancelMerge}
        buttons={
          <>
            <Button isSafeChoice onPress={edit.cancelMerge}>
              {words.cancel}
            </Button>
            <Button variant="primary" onPress={edit.merge}>
              {words.merge.act}
            </Button>
          </>
        }
      >
        {conflicts && conflicts.length > 0 && (
          <MergeChoice
            label={words.merge.label}
            mine={words.merge.mine}
            theirs={words.merge.theirs}
            differences={conflicts.map(({ field, mine, theirs, chosen }) => ({
              field,
              label: nameOf(field),
              mine: textOf(field, mine) || words.merge.empty,
              theirs: textOf(field, theirs) || words.merge.empty,
              chosen,
            }))}
            onChoose={edit.choose}
          />
        )}
      </Dialog>
    </form>
  );
}
