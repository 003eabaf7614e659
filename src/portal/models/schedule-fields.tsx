import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import { checkKinds } from '../../contract/checklist.ts';
import { plusPath } from '../../ui/more-icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { checklistsInUse } from './model-queries.ts';
import type { ModelValues, TypedSchedule } from './model-values.ts';
import { newSchedule } from './new-schedule.ts';
import { OneSchedule } from './one-schedule.tsx';

type Removed = { schedule: TypedSchedule; at: number };

/** The checks a model is due for: one of each kind. What was removed can be brought back. */
export function ScheduleFields({ form, server }: { form: UseFormReturn<ModelValues>; server: AskServer }) {
  const { t } = useTranslation(['models', 'field']);
  const { fields, append, remove, insert } = useFieldArray({ control: form.control, name: 'schedules' });
  const [removed, setRemoved] = useState<Removed | null>(null);
  const checklists = useQuery(checklistsInUse(server)).data?.items ?? [];
  const left = checkKinds.filter((kind) => !fields.some((field) => field.kind === kind));

  function takeAway(at: number) {
    const schedule = form.getValues(`schedules.${at}`);
    form.clearErrors('schedules');
    remove(at);
    setRemoved({ schedule, at });
  }
  return (
    <>
      {fields.length === 0 && <p className="text-second">{t('schedule.none')}</p>}
      {fields.map(({ id, kind }, at) => (
        <OneSchedule
          key={id}
          form={form}
          at={at}
          kind={kind}
          checklists={checklists.filter((checklist) => checklist.kind === kind && checklist.publishedVersion !== null)}
          onRemove={() => takeAway(at)}
        />
      ))}
      {removed && left.includes(removed.schedule.kind) && (
        <div role="status" className="flex flex-wrap items-center gap-3">
          <span className="grow">{t('schedule.removed', { kind: t(`field:kind.${removed.schedule.kind}`) })}</span>
          <Button
            isCompact
            onPress={() => {
              insert(Math.min(removed.at, fields.length), removed.schedule);
              setRemoved(null);
            }}
          >
            {t('undo')}
          </Button>
        </div>
      )}
      {left.length > 0 && (
        <div>
          <Menu
            label={t('schedule.kind')}
            trigger={<Button icon={plusPath}>{t('schedule.add')}</Button>}
            entries={left.map((id) => ({ kind: 'item', id, label: t(`field:kind.${id}`) }))}
            onAction={(id) => {
              const kind = left.find((each) => each === id);
              if (kind) append(newSchedule(kind));
            }}
          />
        </div>
      )}
    </>
  );
}
