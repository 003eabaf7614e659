import { useTranslation } from 'react-i18next';
import type { ChoiceItem } from '../../contract/checklist.ts';
import { localText } from '../../domain/local-text.ts';
import { plusPath, trashPath } from '../../ui/more-icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { arrowUpPath } from '../../ui/controls/portal-icon-paths.ts';
import { Select } from '../../ui/controls/select.tsx';
import { moved, replaced } from './item-edits.ts';
import type { ItemFieldsProps } from './item-fields.tsx';
import { LocalTextField } from './local-text-field.tsx';
import { newOption } from './new-item.ts';
import { controlOf } from './placed-error.ts';

const outcomes = ['pass', 'fail', 'neutral'] as const;

/** The answers there are to choose from, and what each of them means for the check. */
export function ChoiceFields({ item, change, editing }: ItemFieldsProps<ChoiceItem>) {
  const { t } = useTranslation(['checklists', 'pages']);
  const { options, itemId } = item;
  const setOptions = (next: ChoiceItem['options']) => change({ ...item, options: next });
  const missing = editing.errorOf({ itemId, field: 'options' });
  return (
    <fieldset
      id={controlOf({ itemId, field: 'options' })}
      tabIndex={-1}
      className="grid grid-cols-1 gap-3 rounded-control border border-line p-3"
    >
      <legend className="px-1 text-s font-strong">{t('item.options')}</legend>
      {missing && <p className="text-xs font-medium text-fail-text">{missing}</p>}
      {options.map((option, at) => {
        const place = { itemId, field: `options.${at}.label` };
        const name = localText(option.label, editing.language) || t('item.nthOption', { nth: at + 1 });
        return (
          <div
            key={option.optionId}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 md:grid-cols-[minmax(0,1fr)_11rem_auto]"
          >
            <div className="max-md:col-span-full">
              <LocalTextField
                label={t('item.nthOption', { nth: at + 1 })}
                language={editing.language}
                languageName={editing.languageName}
                id={controlOf(place)}
                error={editing.errorOf(place)}
                texts={option.label}
                onChange={(label) => setOptions(replaced(options, at, { ...option, label }))}
              />
            </div>
            <Select
              label={t('item.outcome')}
              choose={t('pages:edit.choose')}
              options={outcomes.map((id) => ({ id, label: t(`item.outcomes.${id}`) }))}
              value={option.outcome}
              onChange={(id) => {
                const outcome = outcomes.find((each) => each === id);
                if (outcome) setOptions(replaced(options, at, { ...option, outcome }));
              }}
            />
            <div className="flex">
              <IconButton
                label={t('item.optionUp', { name })}
                icon={arrowUpPath}
                isDisabled={at === 0}
                onPress={() => setOptions(moved(options, at, at - 1))}
              />
              <IconButton
                label={t('item.optionRemove', { name })}
                icon={trashPath}
                onPress={() => setOptions(options.toSpliced(at, 1))}
              />
            </div>
          </div>
        );
      })}
      <div>
        <Button isCompact icon={plusPath} onPress={() => setOptions([...options, newOption('neutral')])}>
          {t('item.addOption')}
        </Button>
      </div>
      <Checkbox isSelected={item.multiple} onChange={(multiple) => change({ ...item, multiple })}>
        {t('item.multiple')}
      </Checkbox>
    </fieldset>
  );
}
