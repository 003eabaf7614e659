import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ConfirmDialog } from '../controls/confirm-dialog.tsx';
import { holdUnsavedInput } from './unsaved-input.ts';

export type LeaveWords = { question: string; text: string; stay: string; leave: string };

/** Asks before a page is left whose entries are not saved: inside the portal by a dialog, else by the browser. */
export function LeaveQuestion({ isNeeded, words }: { isNeeded: boolean; words: LeaveWords }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isNeeded,
    enableBeforeUnload: isNeeded,
    withResolver: true,
  });
  useEffect(() => (isNeeded ? holdUnsavedInput() : undefined), [isNeeded]);
  return (
    <ConfirmDialog
      question={words.question}
      keep={words.stay}
      act={words.leave}
      isFinal
      isOpen={status === 'blocked'}
      onKeep={() => reset?.()}
      onAct={() => proceed?.()}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
