import { useTranslation } from 'react-i18next';
import type { ChecklistItem } from '../../contract/checklist.ts';
import { localText } from '../../domain/local-text.ts';
import { Select } from '../../ui/controls/select.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { stepNumber } from './item-edits.ts';
import type { ItemFieldsProps } from './item-fields.tsx';
import { controlOf } from './placed-error.ts';
import { useItemLabels } from './use-item-labels.ts';

const always = 'always';

/** When a step is shown: always, or only after an answer to an earlier one. */
export function ConditionFields({ item, change, editing }: ItemFieldsProps<ChecklistItem>) {
  const { t } = useTranslation(['checklists', 'pages']);
  const words = useItemLabels(editing.language);
  const { visibleIf } = item;
  const own = editing.items.findIndex(({ itemId }) => itemId === item.itemId);
  const earlier = editing.items.slice(0, own).filter(({ kind }) => kind !== 'section' && kind !== 'photo');
  const asked = editing.items.find(({ itemId }) => itemId === visibleIf?.itemId);
  const place = { itemId: item.itemId, field: 'visibleIf' };
  if (earlier.length === 0 && !visibleIf) return null;

  const answers = answersOf(asked);
  const without = () => {
    const { visibleIf: _before, ...rest } = item;
    return rest as ChecklistItem;
  };
  const askFor = (itemId: string) => {
    const found = earlier.find((each) => each.itemId === itemId);
    const [first] = answersOf(found);
    change(found ? { ...item, visibleIf: { itemId, op: 'equals', value: first?.id ?? '' } } : without());
  };
  // A step that stands below by now, or is gone, stays readable until another one is chosen.
  const choices = asked && !earlier.includes(asked) ? [...earlier, asked] : earlier;
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-line pt-4 md:grid-cols-2">
      <div className="md:col-span-full">
        <Select
          id={controlOf(place)}
          label={t('item.shown')}
          choose={t('item.goneStep')}
          error={editing.errorOf(place)}
          options={[
            { id: always, label: t('item.always') },
            ...choices.map((each) => ({
              id: each.itemId,
              label: t('item.onlyAfter', {
                nth: stepNumber(editing.items, each.itemId),
                label: localText(each.label, editing.language) || t('item.noText'),
              }),
            })),
          ]}
          value={visibleIf ? (asked?.itemId ?? null) : always}
          onChange={(id) => (id === always ? change(without()) : askFor(id))}
        />
      </div>
      {visibleIf && asked && (
        <>
          <Select
            label={t('item.answer')}
            choose={t('pages:edit.choose')}
            options={(['equals', 'notEquals'] as const).map((id) => ({ id, label: t(`item.ops.${id}`) }))}
            value={visibleIf.op}
            onChange={(op) =>
              change({ ...item, visibleIf: { ...visibleIf, op: op === 'equals' ? 'equals' : 'notEquals' } })
            }
          />
          {answers.length > 0 ? (
            <Select
              label={t('item.value')}
              choose={t('pages:edit.choose')}
              options={answers}
              value={answers.some(({ id }) => id === visibleIf.value) ? visibleIf.value : null}
              onChange={(value) => change({ ...item, visibleIf: { ...visibleIf, value } })}
            />
          ) : (
            <TextField
              label={t('item.value')}
              value={visibleIf.value}
              onChange={(value) => change({ ...item, visibleIf: { ...visibleIf, value } })}
            />
          )}
        </>
      )}
    </div>
  );

  function answersOf(of: ChecklistItem | undefined) {
    return of ? words.answersOf(of) : [];
  }
}
