import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { crossPath } from '../../ui/icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ComboBox } from '../../ui/controls/combo-box.tsx';
import type { useModelNames } from './use-model-names.ts';

type ModelChoiceProps = {
  chosen: readonly number[];
  models: ReturnType<typeof useModelNames>;
  onChange: (modelNos: number[]) => void;
};

/** The models a checklist is for, one added after the other. */
export function ModelChoice({ chosen, models, onChange }: ModelChoiceProps) {
  const { t } = useTranslation(['checklists', 'pages']);
  // Chosen is added below and leaves the box empty: a new one each time.
  const [round, setRound] = useState(0);
  const options = models.models
    .filter(({ modelNo }) => !chosen.includes(modelNo))
    .map(({ modelNo, designation, typeCode }) => ({
      id: String(modelNo),
      label: designation,
      ...(typeCode && { hint: typeCode }),
    }));
  return (
    <div className="grid grid-cols-1 gap-2">
      <ComboBox
        key={`${round} ${models.models.length}`}
        label={t('fields.models')}
        hint={chosen.length === 0 ? t('models.allHint') : undefined}
        none={t('pages:edit.none')}
        options={options}
        value={null}
        onChange={(id) => {
          if (id === null) return;
          onChange([...chosen, Number(id)]);
          setRound(round + 1);
        }}
      />
      {chosen.length > 0 && (
        <ul aria-label={t('models.chosen')} className="flex flex-wrap gap-2">
          {chosen.map((modelNo) => (
            <li key={modelNo}>
              <Button isCompact icon={crossPath} onPress={() => onChange(chosen.filter((each) => each !== modelNo))}>
                <span className="sr-only">{t('models.remove')}</span> {models.nameOf(modelNo)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
