import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { Tone } from '../banner.tsx';
import { Glyph } from './glyph.tsx';

type DialogProps = {
  /** The question, or what has happened. */
  title: string;
  sub?: string;
  glyph?: { icon: string; tone: Tone };
  isOpen: boolean;
  onClose: () => void;
  /** The safe choice first: on a phone it stands lowest, where the thumb is. */
  buttons: ReactNode;
  isWide?: boolean;
  /** Asks before something is lost: a click beside it decides nothing. */
  isAlert?: boolean;
  children?: ReactNode;
};

export const scrimLook = 'arrives fixed inset-0 z-30 bg-scrim';

/** Stops the page for one decision. */
export function Dialog({ title, sub, glyph, isOpen, onClose, buttons, isWide, isAlert, children }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isAlert}
      className={`${scrimLook} grid place-items-center overflow-y-auto p-4`}
    >
      <Modal
        className={`w-full rounded-sheet border border-line bg-raised shadow-dialog ${isWide ? 'max-w-190' : 'max-w-120'}`}
      >
        <AriaDialog role={isAlert ? 'alertdialog' : 'dialog'} className="grid grid-cols-1 outline-none">
          <header className="flex items-start gap-3 px-5 pt-5 md:px-6 md:pt-6">
            {glyph && <Glyph {...glyph} />}
            <div className="min-w-0 grow">
              <Heading slot="title" className="text-xl">
                {title}
              </Heading>
              {sub && <p className="mt-1 text-s leading-close text-second">{sub}</p>}
            </div>
          </header>
          <div className="px-5 pt-3 pb-5 md:px-6 md:pb-6">{children}</div>
          <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 md:flex-row md:flex-wrap md:justify-end md:px-6">
            {buttons}
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
