import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { crossPath } from '../icon-paths.ts';
import { scrimLook } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

type SideSheetProps = {
  title: string;
  close: string;
  isOpen: boolean;
  onClose: () => void;
  buttons?: ReactNode;
  children: ReactNode;
};

/** Something beside the page that is soon done: filters, a short form. From the side on the portal, from below on a phone. */
export function SideSheet({ title, close, isOpen, onClose, buttons, children }: SideSheetProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className={scrimLook}>
      <Modal className="fixed inset-x-0 bottom-0 max-h-[90dvh] overflow-y-auto rounded-t-sheet bg-raised shadow-dialog md:inset-y-0 md:start-auto md:end-0 md:max-h-none md:w-105 md:rounded-none md:border-s md:border-line">
        <Dialog className="grid min-h-full grid-cols-1 grid-rows-[auto_1fr_auto] outline-none">
          <header className="flex min-h-14 items-center gap-3 border-b border-line ps-5 pe-3">
            <Heading slot="title" className="min-w-0 grow">
              {title}
            </Heading>
            <IconButton icon={crossPath} label={close} onPress={onClose} />
          </header>
          <div className="grid grid-cols-1 content-start gap-4 p-5">{children}</div>
          {buttons && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-4 pb-[calc(16px+env(safe-area-inset-bottom))]">
              {buttons}
            </footer>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
