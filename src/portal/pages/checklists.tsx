import { ChecklistCreatePage } from '../checklists/checklist-create-page.tsx';
import { ChecklistDetailsPage } from '../checklists/checklist-details-page.tsx';
import { ChecklistEditPage } from '../checklists/checklist-edit-page.tsx';
import { ChecklistListPage } from '../checklists/checklist-list-page.tsx';
import { ChecklistVersionPage } from '../checklists/checklist-version-page.tsx';
import type { Preview } from '../checklists/preview.ts';
import { ChecklistPreview } from './checklist-preview.tsx';

type OfChecklist = { checklistId: string };

/** The phone beside a checklist, made of the field form's own parts. */
const preview: Preview = (shown) => <ChecklistPreview {...shown} />;

export const Checklists = ChecklistListPage;
export const NewChecklist = ChecklistCreatePage;

export function Checklist({ checklistId }: OfChecklist) {
  return <ChecklistDetailsPage key={checklistId} {...{ checklistId, preview }} />;
}

export function EditChecklist({ checklistId }: OfChecklist) {
  return <ChecklistEditPage {...{ checklistId, preview }} />;
}

export function ChecklistVersion({ checklistId, version }: OfChecklist & { version: string }) {
  return <ChecklistVersionPage {...{ checklistId, preview }} version={Number(version)} />;
}
