import type { QueryClient } from '@tanstack/react-query';
import type { ChecklistDetails } from '../../contract/checklist-details.ts';

/** Shows at once what the server has made of a checklist, and asks again for what else names it. */
export function keepChecklist(queries: QueryClient, saved: ChecklistDetails): void {
  queries.setQueryData(['checklist', saved.id], saved);
  void queries.invalidateQueries({ queryKey: ['checklists'] });
  void queries.invalidateQueries({ queryKey: ['events'] });
}
