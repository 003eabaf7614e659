import { useTranslation } from 'react-i18next';
import { measurementItemSchema, type MeasurementItem } from '../../contract/checklist.ts';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { CountField } from './count-field.tsx';
import type { ItemFieldsProps } from './item-fields.tsx';
import { controlOf } from './placed-error.ts';

const limits = ['lower', 'upper', 'warnLower', 'warnUpper', 'plausMin', 'plausMax'] as const;

/** Unit, limits and repetitions of a measurement. */
export function MeasurementFields({ item, change, editing }: ItemFieldsProps<MeasurementItem>) {
  const { t } = useTranslation(['checklists', 'pages']);
  const { unit } = item;
  const at = (field: string) => ({ itemId: item.itemId, field });
  const control = (field: string) => ({ id: controlOf(at(field)), error: editing.errorOf(at(field)) });

  function setLimit(limit: (typeof limits)[number], value: number) {
    const { [limit]: _before, ...rest } = item;
    change(Number.isNaN(value) ? rest : { ...rest, [limit]: value });
  }
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <TextField
          label={t('item.unitShown')}
          {...control('unit.shown')}
          value={unit.shown}
          onChange={(shown) => change({ ...item, unit: { ...unit, shown } })}
        />
        <TextField
          label={t('item.unitUcum')}
          {...control('unit.ucum')}
          isCode
          hint={t('item.unitUcumHint')}
          value={unit.ucum}
          onChange={(ucum) => change({ ...item, unit: { ...unit, ucum } })}
        />
        <CountField
          place={at('decimals')}
          editing={editing}
          label={t('item.decimals')}
          range={[0, 6]}
          value={item.decimals}
          onChange={(decimals) => change({ ...item, decimals })}
        />
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {limits.map((limit) => (
          <NumberField
            key={limit}
            {...control(limit)}
            label={t(`item.${limit}`)}
            note={t('pages:edit.optional')}
            formatOptions={{ maximumFractionDigits: 6 }}
            value={item[limit] ?? Number.NaN}
            onChange={(value) => setLimit(limit, value)}
          />
        ))}
        <CountField
          place={at('repeat')}
          editing={editing}
          label={t('item.repeat')}
          range={[1, 5]}
          value={item.repeat}
          onChange={(repeat) => change({ ...item, repeat })}
        />
        {item.repeat > 1 && (
          <Select
            label={t('item.aggregate')}
            choose={t('pages:edit.choose')}
            options={measurementItemSchema.shape.aggregate.options.map((id) => ({
              id,
              label: t(`item.aggregates.${id}`),
            }))}
            value={item.aggregate}
            onChange={(id) => {
              const aggregate = measurementItemSchema.shape.aggregate.options.find((each) => each === id);
              if (aggregate) change({ ...item, aggregate });
            }}
          />
        )}
      </div>
    </>
  );
}
