import type { Checklist } from '../../src/contract/checklist.ts';
import { fallbackLanguage, type Language, type LocalText } from '../../src/contract/language.ts';
import type { Pack, PackModel } from '../../src/contract/pack.ts';

/** What one label needs: its model with its checklists, or the generic ones when it has none here. */
export function packOfModel(everything: Pack, modelNo: number): Pack {
  const own = everything.checklists.filter(({ modelNos }) => modelNos.includes(modelNo));
  const generic = everything.checklists.filter(({ modelNos }) => modelNos.length === 0);
  return {
    ...everything,
    models: everything.models.filter((model) => model.modelNo === modelNo),
    checklists: own.length > 0 ? own : generic,
  };
}

/** A pack with its texts in one language only. */
export function packIn(pack: Pack, language: Language): Pack {
  return {
    ...pack,
    models: pack.models.map((model) => modelIn(model, language)),
    checklists: pack.checklists.map((checklist) => checklistIn(checklist, language)),
  };
}

const modelIn = (model: PackModel, language: Language): PackModel => ({ ...model, kind: only(model.kind, language) });

// The content hash stays that of the whole version: it names what was published, not this reduced copy.
const checklistIn = (checklist: Checklist, language: Language): Checklist => ({
  ...checklist,
  name: only(checklist.name, language),
  intro: checklist.intro && only(checklist.intro, language),
  items: checklist.items.map((item) => {
    const texts = { label: only(item.label, language), help: item.help && only(item.help, language) };
    if (item.kind !== 'choice') return { ...item, ...texts };
    const options = item.options.map((option) => ({ ...option, label: only(option.label, language) }));
    return { ...item, ...texts, options };
  }),
});

/** The text in the language, else in English, each under its own key: a page may want to mark the language it shows. */
function only(texts: LocalText, language: Language): LocalText {
  const shown = texts[language] === undefined ? fallbackLanguage : language;
  return { [shown]: texts[shown] };
}
