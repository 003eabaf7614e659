import type { LabelPreview } from '../../src/contract/label.ts';

/** A label as it is printed: the text of its code and the words beside it come from one row, so they cannot differ. */
export type PrintedLabel = LabelPreview & { deviceId: string };
