import {
  Autocomplete,
  Dialog,
  Input,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  SearchField,
  Text,
} from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { scrimLook } from './dialog.tsx';
import { inputLook } from './field-parts.tsx';
import { itemLook } from '../list/list-look.ts';
import { searchPath } from './portal-icon-paths.ts';

export type Found = { id: string; href: string; icon: string; kind: string; title: string; subtitle: string };

type FindDialogProps = {
  label: string;
  placeholder: string;
  typed: string;
  onType: (text: string) => void;
  found: readonly Found[];
  /** What is said in place of hits: how to begin, that it is being looked for, that there is nothing. */
  instead: string;
  onClose: () => void;
};

// The dialog was opened to type into it.
const firstFocus = { autoFocus: true };

/** Finds anything by a part of its name: typed above, chosen below with the arrow keys, opened with Enter. */
export function FindDialog({ label, placeholder, typed, onType, found, instead, onClose }: FindDialogProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      className={`${scrimLook} grid items-start justify-items-center p-4 pt-[12dvh]`}
    >
      <Modal className="w-full max-w-160 rounded-sheet border border-line bg-raised shadow-dialog">
        <Dialog
          aria-label={label}
          className="grid max-h-[72dvh] grid-cols-1 grid-rows-[auto_minmax(0,1fr)] outline-none"
        >
          <Autocomplete inputValue={typed} onInputChange={onType} filter={() => true}>
            <SearchField aria-label={label} {...firstFocus} className="relative border-b border-line p-3">
              <span className="pointer-events-none absolute start-6 top-1/2 -translate-y-1/2 text-second">
                <Icon path={searchPath} />
              </span>
              <Input
                placeholder={placeholder}
                className={`${inputLook} ps-10 [&::-webkit-search-cancel-button]:hidden`}
              />
            </SearchField>
            <ListBox
              aria-label={label}
              items={found}
              selectionMode="none"
              onAction={onClose}
              className="overflow-y-auto p-2 outline-none"
              renderEmptyState={() => (
                <p role="status" className="px-3 py-5 text-center text-second">
                  {instead}
                </p>
              )}
            >
              {({ id, href, icon, kind, title, subtitle }) => (
                <ListBoxItem id={id} href={href} textValue={title} className={itemLook}>
                  <span className="text-second">
                    <Icon path={icon} />
                  </span>
                  <span className="min-w-0 grow">
                    <Text slot="label" className="font-medium wrap-anywhere">
                      {title}
                    </Text>
                    <Text slot="description" className="block text-xs text-second wrap-anywhere">
                      {subtitle}
                    </Text>
                  </span>
                  <span className="text-xs text-second">{kind}</span>
                </ListBoxItem>
              )}
            </ListBox>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
