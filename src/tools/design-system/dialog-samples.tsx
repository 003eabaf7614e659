import { useState } from 'react';
import { attentionPath } from '../../ui/icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { MergeChoice, type Difference } from '../../ui/controls/merge-choice.tsx';
import { SideSheet } from '../../ui/controls/side-sheet.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Sample, SampleSection } from './sample.tsx';

/** What opens over the page. */
export function DialogSamples({ title }: { title: string }) {
  const [open, setOpen] = useState<'delete' | 'merge' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <SampleSection title={title}>
      <Sample name="ConfirmDialog">
        <div>
          <Button variant="danger" onPress={() => setOpen('delete')}>
            Delete customer
          </Button>
        </div>
        <ConfirmDialog
          question="Delete Osterfenn Practice?"
          keep="Keep"
          act="Delete customer"
          isFinal
          isOpen={open === 'delete'}
          onKeep={close}
          onAct={close}
        >
          <p>1 site and 2 users go with it. It has no devices. This cannot be undone.</p>
        </ConfirmDialog>
      </Sample>
      <Sample name="Dialog, MergeChoice">
        <div>
          <Button onPress={() => setOpen('merge')}>Save with a conflict</Button>
        </div>
        <MergeSample isOpen={open === 'merge'} onClose={close} />
      </Sample>
      <Sample name="SideSheet">
        <div>
          <Button onPress={() => setOpen('sheet')}>Move devices</Button>
        </div>
        <SideSheet
          title="Move 2 devices"
          close="Close"
          isOpen={open === 'sheet'}
          onClose={close}
          buttons={
            <>
              <Button onPress={close}>Cancel</Button>
              <Button variant="primary" onPress={close}>
                Move devices
              </Button>
            </>
          }
        >
          <TextField label="New room" placeholder="Ward 3, room 12" />
        </SideSheet>
      </Sample>
    </SampleSection>
  );
}

function MergeSample({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [differences, setDifferences] = useState<Difference[]>([
    { field: 'room', label: 'Room', mine: 'Ward 3, room 12', theirs: 'Ward 3, room 14', chosen: 'mine' },
    { field: 'person', label: 'Responsible', mine: 'Jana Muster', theirs: 'Oleh Zrazok', chosen: 'theirs' },
    { field: 'inventory', label: 'Inventory no.', mine: 'INV-004417', theirs: 'INV-4417', chosen: 'mine' },
  ]);
  return (
    <Dialog
      title="This device was changed meanwhile"
      sub="Oleh Zrazok saved at 14:12. Choose what to keep; equal fields are not shown."
      glyph={{ icon: attentionPath, tone: 'soon' }}
      isOpen={isOpen}
      onClose={onClose}
      isWide
      buttons={
        <>
          <span className="md:me-auto">
            <Button variant="quiet" isWide onPress={onClose}>
              Discard mine
            </Button>
          </span>
          <Button isSafeChoice onPress={onClose}>
            Back to form
          </Button>
          <Button variant="primary" onPress={onClose}>
            Save this choice
          </Button>
        </>
      }
    >
      <MergeChoice
        label="Differences"
        mine="Yours, not saved yet"
        theirs="Saved by Oleh Zrazok, 14:12"
        differences={differences}
        onChoose={(field, chosen) =>
          setDifferences(differences.map((each) => (each.field === field ? { ...each, chosen } : each)))
        }
      />
    </Dialog>
  );
}
