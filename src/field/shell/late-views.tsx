import type { FunctionCheckDraft } from '../../contract/draft.ts';
import type { OpenedCheck } from '../check/opened-check.ts';
import type { FieldAddress } from './field-address.ts';
import type { FieldView, ViewParts } from './field-view.tsx';
import type { Parts } from '../../start/parts.ts';

// The pages nobody's first visit begins with, named in a file of their own: the form does not carry the names of theirs.
const pages = {
  receipt: () => import('../receipt/receipt-page.tsx'),
  unsent: () => import('../outbox/unsent-page.tsx'),
  today: () => import('../receipt/today-page.tsx'),
  start: () => import('./start-page.tsx'),
};

/** Fetches the pages a check leads to while there is network: on a first visit no worker keeps them yet. */
export async function fetchNextPages(): Promise<void> {
  await Promise.allSettled(Object.values(pages).map((load) => load()));
}

export { openDraft } from './open-draft.tsx';

/** A draft that this phone cannot read now. */
export async function draftNotRead(): Promise<FieldView> {
  const { DraftNotRead } = await import('./draft-not-read.tsx');
  return ({ shell }) => <DraftNotRead shell={shell} />;
}

/** The rest of a check whose form is on screen. */
export const loadAfterTheForm = () => import('../check/after-the-form.tsx');

export type LateAddress = Extract<FieldAddress, { page: 'registration' | 'scan' | 'unsent' | 'today' }>;

/** A page by its address. */
export async function lateView(address: LateAddress, view: ViewParts): Promise<FieldView> {
  switch (address.page) {
    case 'registration': {
      const { registrationView } = await import('./registration-view.tsx');
      return registrationView(address, view);
    }
    case 'scan': {
      const { scanView } = await import('./scan-view.tsx');
      return scanView(address.purpose, view);
    }
    case 'today': {
      const { TodayPage } = await pages.today();
      return (surroundings) => <TodayPage {...surroundings} now={view.parts.now} />;
    }
    case 'unsent': {
      const { UnsentPage } = await pages.unsent();
      return (surroundings) => <UnsentPage {...surroundings} />;
    }
  }
}

/** Where the app starts, and where a code leads that cannot be read. */
export async function startView(unreadable: string | null, parts: Parts): Promise<FieldView> {
  const { StartPage } = await pages.start();
  return (surroundings) => <StartPage {...surroundings} parts={parts} unreadable={unreadable} />;
}

type Choice = Pick<OpenedCheck, 'device' | 'model'> & { checklists: OpenedCheck['checklist'][] };

/** Which checklist, where a device has several. */
export async function choiceView(choice: Choice): Promise<FieldView> {
  const { ChecklistChoice } = await import('../check/checklist-choice.tsx');
  return (surroundings) => <ChecklistChoice {...surroundings} {...choice} />;
}

type OpenElsewhere = OpenedCheck & { draft: FunctionCheckDraft };

/** A draft that another tab has open: it is read here. */
export async function draftElsewhere(opened: OpenElsewhere): Promise<FieldView> {
  const { DraftElsewhere } = await import('../check/draft-elsewhere.tsx');
  return (surroundings) => <DraftElsewhere {...surroundings} opened={opened} />;
}

type Asked = { submissionId: string; receiptCode: string | null };

/** The receipt of a submission, from this phone or by its code. */
export async function receiptPage(asked: Asked, { heardOfServer }: Parts): Promise<FieldView> {
  const { ReceiptPage } = await pages.receipt();
  return (surroundings) => <ReceiptPage {...surroundings} {...asked} heardOfServer={heardOfServer} />;
}
