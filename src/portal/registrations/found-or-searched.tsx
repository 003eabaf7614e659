import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../ui/controls/combo-box.tsx';
import type { Option } from '../../ui/controls/option-list.tsx';
import { RadioGroup } from '../../ui/controls/radio-group.tsx';

type ChoiceProps = {
  label: string;
  /** Those that fit. */
  found: readonly Option[];
  /** What a new one is called. */
  anew: string;
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
  /** Finds any other one; not where there is none to find. */
  search: { label: string; hint?: string; options: readonly Option[]; onTyped: (text: string) => void } | undefined;
};

/** One of those that fit, one that was searched, or a new one. What was searched joins those in sight. */
export function FoundOrSearched({ label, found, anew, value, onChange, error, search }: ChoiceProps) {
  const { t } = useTranslation('pages');
  const [added, setAdded] = useState<readonly Option[]>([]);
  // A box that has given its choice away begins anew, else it keeps the name it shows.
  const [round, setRound] = useState(0);
  const inSight = [...found, ...added.filter(({ id }) => found.every((each) => each.id !== id))];
  return (
    <>
      <RadioGroup
        label={label}
        options={[...inSight, { id: 'new', label: anew }]}
        value={value}
        onChange={onChange}
        error={error}
      />
      {search && (
        <ComboBox
          key={round}
          {...search}
          none={t('edit.none')}
          value={null}
          onChange={(id) => {
            const chosen = search.options.find((option) => option.id === id);
            if (!chosen) return;
            setAdded([...added.filter((each) => each.id !== chosen.id), chosen]);
            setRound(round + 1);
            onChange(chosen.id);
          }}
        />
      )}
    </>
  );
}
