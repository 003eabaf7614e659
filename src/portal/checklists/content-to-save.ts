import type { ChecklistItem } from '../../contract/checklist.ts';
import type { ChecklistContent } from '../../contract/checklist-details.ts';
import { languages, type LocalText } from '../../contract/language.ts';
import { canonicalJson, type Json } from '../../domain/canonical-json.ts';
import { normalLine, normalLines } from '../../domain/normal-text.ts';

/** The content of an editor as it is sent: texts made normal, and what nobody has typed left out. */
export function contentToSave(content: ChecklistContent): ChecklistContent {
  const { name, intro, items, ...rules } = content;
  const introduced = typed(intro, normalLines);
  return { ...rules, name: needed(name), ...(introduced && { intro: introduced }), items: items.map(itemToSave) };
}

/** In whatever order the fields stand: the server may answer them in another. */
export const isSameContent = (one: ChecklistContent, other: ChecklistContent) =>
  canonicalJson(one as unknown as Json) === canonicalJson(other as unknown as Json);

function itemToSave(item: ChecklistItem): ChecklistItem {
  const { help, ...rest } = item;
  const helped = typed(help, normalLines);
  const texts = { label: needed(item.label), ...(helped && { help: helped }) };
  if (rest.kind !== 'choice') return { ...rest, ...texts } as ChecklistItem;
  const options = rest.options.map((option) => ({ ...option, label: needed(option.label) }));
  return { ...rest, ...texts, options } as ChecklistItem;
}

/** A text every version has: without a word in any language it is an empty English one, which publishing asks for. */
const needed = (texts: LocalText): LocalText => typed(texts, normalLine) ?? { en: '' };

function typed(texts: LocalText | undefined, normal: (text: string) => string): LocalText | undefined {
  const found = languages
    .map((language) => [language, normal(texts?.[language] ?? '')] as const)
    .filter(([, text]) => text !== '');
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
