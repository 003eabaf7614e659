import { useTranslation } from 'react-i18next';
import type { AnswerableItem, ChecklistItem } from '../../contract/checklist.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { ConditionFields } from './condition-fields.tsx';
import type { Editing } from './editing.ts';
import { LocalTextField } from './local-text-field.tsx';
import { MeasurementFields } from './measurement-fields.tsx';
import { CountField } from './count-field.tsx';
import { controlOf } from './placed-error.ts';

const flags = ['required', 'critical', 'naAllowed', 'commentRequiredOnFail'] as const;

export type ItemFieldsProps<Item extends ChecklistItem> = {
  item: Item;
  change: (item: Item) => void;
  editing: Editing;
};

/** Everything that can be said about one step. */
export function ItemFields({ item, change, editing }: ItemFieldsProps<ChecklistItem>) {
  const { t } = useTranslation('checklists');
  const { language, languageName, errorOf } = editing;
  const { itemId } = item;
  const text = (field: 'label' | 'help') => {
    const place = { itemId, field };
    return { language, languageName, id: controlOf(place), error: errorOf(place), texts: item[field] };
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <LocalTextField label={t('item.label')} {...text('label')} onChange={(label) => change({ ...item, label })} />
      <LocalTextField label={t('item.help')} {...text('help')} isLong onChange={(help) => change({ ...item, help })} />
      <KindFields item={item} change={change} editing={editing} />
      {item.kind !== 'section' && <Flags item={item} change={change} />}
      <ConditionFields item={item} change={change} editing={editing} />
    </div>
  );
}

function Flags({ item, change }: { item: AnswerableItem; change: (item: AnswerableItem) => void }) {
  const { t } = useTranslation('checklists');
  return (
    <div className="grid grid-cols-1 gap-x-4 md:grid-cols-2">
      {flags.map((flag) => (
        <Checkbox key={flag} isSelected={item[flag]} onChange={(isOn) => change({ ...item, [flag]: isOn })}>
          {t(`item.${flag}`)}
        </Checkbox>
      ))}
    </div>
  );
}

function KindFields({ item, change, editing }: ItemFieldsProps<ChecklistItem>) {
  const { t } = useTranslation('checklists');
  switch (item.kind) {
    case 'measurement':
      return <MeasurementFields {...{ item, change, editing }} />;
    case 'choice':
      return <ChoiceFields {...{ item, change, editing }} />;
    case 'text':
      return (
        <CountField
          place={{ itemId: item.itemId, field: 'maxLength' }}
          editing={editing}
          label={t('item.maxLength')}
          range={[1, 2000]}
          value={item.maxLength}
          onChange={(maxLength) => change({ ...item, maxLength })}
        />
      );
    case 'photo':
      return (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {(['min', 'max'] as const).map((field) => (
            <CountField
              key={field}
              place={{ itemId: item.itemId, field }}
              editing={editing}
              label={t(`item.${field}`)}
              range={[field === 'min' ? 0 : 1, 5]}
              value={item[field]}
              onChange={(count) => change({ ...item, [field]: count })}
            />
          ))}
        </div>
      );
    case 'section':
    case 'passFailNa':
      return null;
  }
}
