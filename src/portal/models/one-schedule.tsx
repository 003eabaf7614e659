import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckKind } from '../../contract/checklist.ts';
import type { ChecklistLine } from '../../contract/checklist-details.ts';
import { anchors, dueRules, intervalUnits, performersAsked } from '../../contract/schedule.ts';
import { localText } from '../../domain/local-text.ts';
import { shownLanguage } from '../../domain/shown-language.ts';
import { NumberInput, SelectInput } from '../../ui/form/inputs.tsx';
import { trashPath } from '../../ui/more-icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { anyChecklist, type ModelValues } from './model-values.ts';

type OneScheduleProps = {
  form: UseFormReturn<ModelValues>;
  at: number;
  kind: CheckKind;
  /** Published ones of this kind. */
  checklists: readonly ChecklistLine[];
  onRemove: () => void;
};

/** One kind of check: how often, until when, by whom, and with which checklist. */
export function OneSchedule({ form, at, kind, checklists, onRemove }: OneScheduleProps) {
  const { t, i18n } = useTranslation(['models', 'field', 'pages']);
  const choose = t('pages:edit.choose');
  const language = shownLanguage(i18n.language);
  const name = t(`field:kind.${kind}`);
  const field = <Part extends string>(part: Part) => ({ form, name: `schedules.${at}.${part}` as const, choose });
  const law = kind === 'stk' || kind === 'mtk' ? t(`schedule.law.${kind}`) : undefined;
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-t border-line pt-4 first:border-t-0 first:pt-0 md:grid-cols-2">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center gap-3 md:col-span-full">
        <h3 aria-hidden="true" className="min-w-0 grow">
          {name}
        </h3>
        <Button variant="quiet" isCompact icon={trashPath} onPress={onRemove}>
          {t('schedule.remove', { kind: name })}
        </Button>
      </div>
      <NumberInput
        form={form}
        name={`schedules.${at}.interval.value`}
        label={t('schedule.every')}
        minValue={1}
        maxValue={1000}
      />
      <SelectInput
        {...field('interval.unit')}
        label={t('schedule.unit')}
        options={intervalUnits.map((id) => ({ id, label: t(`schedule.units.${id}`) }))}
      />
      <SelectInput
        {...field('dueRule')}
        label={t('schedule.dueRule')}
        hint={law}
        options={dueRules.map((id) => ({ id, label: t(`schedule.dueRules.${id}`) }))}
      />
      <SelectInput
        {...field('anchor')}
        label={t('schedule.anchor')}
        options={anchors.map((id) => ({ id, label: t(`schedule.anchors.${id}`) }))}
      />
      <SelectInput
        {...field('performer')}
        label={t('schedule.performer')}
        options={performersAsked.map((id) => ({ id, label: t(`schedule.performers.${id}`) }))}
      />
      <NumberInput
        form={form}
        name={`schedules.${at}.leadDays`}
        label={t('schedule.leadDays')}
        minValue={0}
        maxValue={180}
      />
      <SelectInput
        {...field('checklistId')}
        label={t('schedule.checklist')}
        options={[
          { id: anyChecklist, label: t('schedule.anyChecklist') },
          ...checklists.map((each) => ({ id: each.id, label: localText(each.name, language) })),
        ]}
      />
    </fieldset>
  );
}
