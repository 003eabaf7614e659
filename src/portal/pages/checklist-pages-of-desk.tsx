import { ChecklistPages, type ChecklistPagesProps } from '../checklists/checklist-pages.tsx';
import { ChecklistPreview } from './checklist-preview-of-desk.tsx';

export type ChecklistAreaProps = Omit<ChecklistPagesProps, 'preview'>;

/** The checklists at the desk, and beside each the phone it is made for. */
export function ChecklistPagesOfDesk(props: ChecklistAreaProps) {
  return <ChecklistPages {...props} preview={(shown) => <ChecklistPreview {...shown} />} />;
}
