import { useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { controlIdOf } from '../../ui/form/use-edit-form.ts';
import { ComboBox } from '../../ui/controls/combo-box.tsx';
import { FilterChip } from '../../ui/list/filter-chip.tsx';
import type { UserValues } from './user-values.ts';

type LimitProps = {
  form: UseFormReturn<UserValues>;
  sites: readonly { id: string; name: string }[];
  isDisabled: boolean;
};

/** The sites somebody is limited to: found by name, taken off by a press. */
export function SiteLimitInput({ form, sites, isDisabled }: LimitProps) {
  const { t } = useTranslation(['users', 'pages']);
  const { field, fieldState } = useController({ control: form.control, name: 'siteIds' });
  // A box that has given its choice away begins anew, else it keeps the name it shows.
  const [round, setRound] = useState(0);
  const names = new Map(sites.map(({ id, name }) => [id, name]));
  const change = (ids: string[]) => {
    form.clearErrors('siteIds');
    field.onChange(ids);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      {field.value.length > 0 && (
        <ul aria-label={t('details.sites')} className="flex flex-wrap gap-2">
          {field.value.map((id) => {
            const name = names.get(id) ?? t('details.site');
            return (
              <li key={id}>
                <FilterChip
                  remove={t('form.removeSite', { name })}
                  onRemove={() => !isDisabled && change(field.value.filter((each) => each !== id))}
                >
                  {name}
                </FilterChip>
              </li>
            );
          })}
        </ul>
      )}
      <ComboBox
        key={round}
        id={controlIdOf('siteIds')}
        label={t('form.addSite')}
        hint={field.value.length === 0 ? t('form.noLimit') : t('form.limit')}
        options={sites.filter(({ id }) => !field.value.includes(id)).map(({ id, name }) => ({ id, label: name }))}
        none={t('pages:edit.none')}
        value={null}
        onChange={(id) => {
          if (id === null) return;
          change([...field.value, id]);
          setRound(round + 1);
        }}
        error={fieldState.error?.message}
        isDisabled={isDisabled}
      />
    </div>
  );
}
