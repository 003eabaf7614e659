import type { TextItem } from '../../contract/checklist.ts';
import type { AnswerProps } from './answer-props.ts';

/** Free text. Too much of it is told, not cut: a pasted text must not lose its end unseen. */
export function TextAnswer({ item, label, draft, change }: AnswerProps<TextItem>) {
  return (
    <textarea
      className="input"
      aria-label={label}
      rows={item.maxLength > 120 ? 2 : 1}
      value={draft?.typed[0] ?? ''}
      onChange={(event) => change({ typed: [event.target.value], result: null })}
    />
  );
}
