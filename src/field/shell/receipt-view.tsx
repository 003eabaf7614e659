import type { FieldView } from './field-view.tsx';
import type { Parts } from '../../start/parts.ts';
import { lazyPage } from './lazy-page.tsx';

type Asked = { submissionId: string; receiptCode: string | null };

/** Where a submission is, from this phone or by its code. */
export const receiptView = (asked: Asked, parts: Parts): Promise<FieldView> =>
  lazyPage(parts, (views) => views.receiptPage(asked, parts));
