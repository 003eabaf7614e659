import type { ReactNode } from 'react';
import type { Desk } from '../../api/desk.ts';
import { ChecklistCreatePage } from './checklist-create-page.tsx';
import { ChecklistDetailsPage } from './checklist-details-page.tsx';
import { ChecklistEditPage } from './checklist-edit-page.tsx';
import { ChecklistListPage } from './checklist-list-page.tsx';
import { ChecklistVersionPage } from './checklist-version-page.tsx';
import type { Preview } from './preview.ts';

export type ChecklistPart =
  | { area: 'checklists' | 'newChecklist' }
  | { area: 'checklist' | 'editChecklist'; checklistId: string }
  | { area: 'checklistVersion'; checklistId: string; version: number };

export type ChecklistPagesProps = {
  desk: Desk;
  part: ChecklistPart;
  /** What was changed of one; null for those who may not see that. */
  historyOf: (checklistId: string) => ReactNode;
  preview: Preview;
  notFound: ReactNode;
};

/** The pages of the checklists. What the group may not do is not there. */
export function ChecklistPages({ desk, part, historyOf, preview, notFound }: ChecklistPagesProps) {
  const mayWrite = desk.permissions.has('model.write');
  switch (part.area) {
    case 'checklists':
      return <ChecklistListPage {...desk} />;
    case 'newChecklist':
      return mayWrite ? <ChecklistCreatePage {...desk} /> : notFound;
    case 'checklist': {
      const { checklistId } = part;
      const history = historyOf(checklistId);
      return <ChecklistDetailsPage {...desk} {...{ checklistId, history, preview, notFound }} key={checklistId} />;
    }
    case 'editChecklist':
      return mayWrite ? (
        <ChecklistEditPage {...desk} {...{ checklistId: part.checklistId, preview, notFound }} />
      ) : (
        notFound
      );
    case 'checklistVersion': {
      const { checklistId, version } = part;
      return <ChecklistVersionPage {...desk} {...{ checklistId, version, preview, notFound }} />;
    }
  }
}
