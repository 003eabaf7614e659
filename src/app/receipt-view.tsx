import type { FieldParts, FieldView } from './field-view.tsx';
import { lazyPage } from './lazy-page.tsx';

type Asked = { submissionId: string; receiptCode: string | null };

/** Where a submission is, from this phone or by its code. */
export const receiptView = (asked: Asked, parts: FieldParts): Promise<FieldView> =>
  lazyPage(parts, (views) => views.receiptPage(asked, parts));
