import type { ReactNode } from 'react';
import { attentionPath, failedPath } from '../icon-paths.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  question: string;
  children: ReactNode;
  keep: string;
  act: string;
  /** While it is being done. */
  busy?: string | undefined;
  /** What it does cannot be taken back. */
  isFinal?: boolean;
  isOpen: boolean;
  onKeep: () => void;
  onAct: () => void;
};

/** Asks before something is lost. The focus is on the safe choice, Escape chooses it too. */
export function ConfirmDialog({ question, children, keep, act, busy, isFinal, isOpen, ...decide }: ConfirmDialogProps) {
  const { onKeep, onAct } = decide;
  return (
    <Dialog
      title={question}
      glyph={isFinal ? { icon: failedPath, tone: 'bad' } : { icon: attentionPath, tone: 'soon' }}
      isOpen={isOpen}
      onClose={onKeep}
      isAlert
      buttons={
        <>
          <Button isSafeChoice onPress={onKeep}>
            {keep}
          </Button>
          <Button variant={isFinal ? 'destroy' : 'primary'} busy={busy} onPress={onAct}>
            {act}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
