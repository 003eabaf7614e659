import type { PageShell } from '../../ui/page-shell.ts';
import { useOwnedDraft, type OwnableDraft } from './use-owned-draft.ts';

/** Beside a form of another feature: while it is on screen, this tab owns its draft. */
export function DraftOwner({ keeper, shell }: { keeper: OwnableDraft; shell: PageShell }) {
  useOwnedDraft(keeper, shell);
  return null;
}
