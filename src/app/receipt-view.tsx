import type { FieldParts, FieldView } from './field-view.tsx';
import { lazyPage } from './lazy-page.tsx';
import { nextPages } from './next-pages.ts';

type Asked = { submissionId: string; receiptCode: string | null };

/** Where a submission is, from this phone or by its code. */
export const receiptView = (asked: Asked, parts: FieldParts): Promise<FieldView> =>
  lazyPage(parts, async () => {
    const { ReceiptPage } = await nextPages.receipt();
    const { heardOfServer } = parts;
    return (surroundings) => <ReceiptPage {...surroundings} {...asked} heardOfServer={heardOfServer} />;
  });
