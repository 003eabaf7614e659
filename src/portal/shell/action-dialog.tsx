import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../i18n/use-problem-message.ts';
import type { Tone } from '../../ui/banner.tsx';
import { attentionPath, failedPath } from '../../ui/icon-paths.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';

type ActionDialogProps = {
  /** The question, or what is about to be done. */
  title: string;
  sub?: string | undefined;
  /** Without one: the sign of a question. */
  glyph?: { icon: string; tone: Tone };
  /** The words of the button. */
  act: string;
  /** While it runs: the words of the button, where they are others. */
  busy?: string | undefined;
  isBusy: boolean;
  isActDisabled?: boolean;
  /** Why it was not done: an error of the server, or words. */
  error: Error | string | null | undefined;
  /** It cannot be taken back. */
  isFinal?: boolean;
  isWide?: boolean;
  /** Buttons beside the act. */
  others?: ReactNode;
  onClose: () => void;
  onAct: () => void;
  children?: ReactNode;
};

/**
 * The frame of every dialog that does one thing: Cancel is the safe choice and holds the focus, Enter in a field acts,
 * a second press while it runs does nothing, and why it was not done is said below what was typed.
 */
export function ActionDialog({ title, sub, glyph, act, isBusy, error, isFinal, isWide, ...rest }: ActionDialogProps) {
  const { busy = act, isActDisabled = false, others, onClose, onAct, children } = rest;
  const { t } = useTranslation('pages');
  const messageOf = useProblemMessage();
  const formId = useId();
  const question = isFinal
    ? { icon: failedPath, tone: 'bad' as const }
    : { icon: attentionPath, tone: 'soon' as const };
  return (
    <Dialog
      title={title}
      {...(sub !== undefined && { sub })}
      glyph={glyph ?? question}
      {...(isWide && { isWide })}
      isOpen
      isAlert
      onClose={onClose}
      buttons={
        <>
          <Button isSafeChoice onPress={onClose}>
            {t('edit.cancel')}
          </Button>
          {others}
          <Button
            type="submit"
            form={formId}
            variant={isFinal ? 'destroy' : 'primary'}
            isDisabled={isActDisabled}
            busy={isBusy ? busy : undefined}
          >
            {act}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React carries it on to a form around this dialog, which has nothing to do with it.
          event.stopPropagation();
          if (!isBusy && !isActDisabled) onAct();
        }}
        className="grid grid-cols-1 gap-4"
      >
        {children}
      </form>
      <AlertBanner title={typeof error === 'string' ? error : messageOf(error ?? null)} />
    </Dialog>
  );
}
