import type { ChoiceItem } from '../../contract/checklist.ts';
import { localText } from '../../domain/local-text.ts';
import type { AnswerProps } from './answer-props.ts';

/** One or several of the options the checklist gives. */
export function ChoiceAnswer({ item, label, language, draft, change }: AnswerProps<ChoiceItem>) {
  const chosen = draft?.optionIds ?? [];
  const choose = (optionId: string, isChosen: boolean) => {
    if (!item.multiple) return change({ optionIds: [optionId], result: null });
    const others = chosen.filter((id) => id !== optionId);
    return change({ optionIds: isChosen ? [...others, optionId] : others, result: null });
  };
  return (
    <fieldset>
      <legend className="unseen">{label}</legend>
      {item.options.map(({ optionId, label: option }) => (
        <label key={optionId} className="tick">
          <input
            type={item.multiple ? 'checkbox' : 'radio'}
            name={item.itemId}
            checked={chosen.includes(optionId)}
            onChange={(event) => choose(optionId, event.target.checked)}
          />
          <span>{localText(option, language)}</span>
        </label>
      ))}
    </fieldset>
  );
}
