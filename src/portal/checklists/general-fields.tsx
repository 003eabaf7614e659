import { useTranslation } from 'react-i18next';
import { checklistSchema } from '../../contract/checklist.ts';
import type { ChecklistContent } from '../../contract/checklist-details.ts';
import { Card } from '../../ui/controls/card.tsx';
import { Select } from '../../ui/controls/select.tsx';
import type { Editing } from './editing.ts';
import { LocalTextField } from './local-text-field.tsx';
import { ModelChoice } from './model-choice.tsx';
import { controlOf } from './placed-error.ts';
import type { useModelNames } from './use-model-names.ts';

const rules = ['passRule', 'onFail', 'signature', 'instruments'] as const;

type GeneralFieldsProps = {
  content: ChecklistContent;
  change: (change: Partial<ChecklistContent>) => void;
  editing: Editing;
  models: ReturnType<typeof useModelNames>;
};

/** What holds for the whole checklist: its name, its models, and its rules. */
export function GeneralFields({ content, change, editing, models }: GeneralFieldsProps) {
  const { t } = useTranslation(['checklists', 'pages']);
  const { language, languageName, errorOf } = editing;
  const text = (field: 'name' | 'intro') => {
    const place = { itemId: null, field };
    return { language, languageName, id: controlOf(place), error: errorOf(place), texts: content[field] };
  };
  return (
    <Card title={t('edit.general')}>
      <LocalTextField label={t('fields.name')} {...text('name')} onChange={(name) => change({ name })} />
      <LocalTextField
        label={t('fields.intro')}
        {...text('intro')}
        hint={t('edit.introHint')}
        isLong
        onChange={(intro) => change({ intro })}
      />
      <ModelChoice chosen={content.modelNos} models={models} onChange={(modelNos) => change({ modelNos })} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {rules.map((rule) => (
          <Select
            key={rule}
            id={controlOf({ itemId: null, field: rule })}
            label={t(`fields.${rule}`)}
            choose={t('pages:edit.choose')}
            options={checklistSchema.shape[rule].options.map((id) => ({ id, label: ruleWords(rule, id) }))}
            value={content[rule]}
            onChange={(id) => change({ [rule]: id })}
          />
        ))}
      </div>
    </Card>
  );

  function ruleWords(rule: (typeof rules)[number], id: string) {
    return t(`rules.${rule}.${id}` as 'rules.passRule.allPass');
  }
}
