import { useEffect, useId, useRef, type ReactNode } from 'react';
import './dialog.css';

type ConfirmProps = {
  question: string;
  children: ReactNode;
  keep: string;
  act: string;
  onKeep: () => void;
  onAct: () => void;
};

/** Asks before something is gone for good. The focus is on the safe choice, Escape chooses it too. */
export function ConfirmDialog({ question, children, keep, act, onKeep, onAct }: ConfirmProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    safe.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onKeep}>
      <h2 id={titleId}>{question}</h2>
      {children}
      <div className="grid gap-2">
        <button ref={safe} type="button" className="button" onClick={onKeep}>
          {keep}
        </button>
        <button type="button" className="button danger" onClick={onAct}>
          {act}
        </button>
      </div>
    </dialog>
  );
}
