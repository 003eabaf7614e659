import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import type { LabelPrint } from '../../contract/label.ts';
import { languages } from '../../contract/language.ts';
import { labelLayouts, type LabelLayout } from '../../domain/label-layouts.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { LayoutChoice, type Refusal } from './layout-choice.tsx';
import { StartPosition } from './start-position.tsx';

export type PrintWishes = Omit<LabelPrint, 'deviceIds'>;

type FieldsProps = {
  wishes: PrintWishes;
  onChange: (change: Partial<PrintWishes>) => void;
  count: number;
  refusalOf: (layout: LabelLayout) => Refusal | undefined;
};

/** How labels are printed: on what, from where, moved by how much. */
export function PrintFields({ wishes, onChange, count, refusalOf }: FieldsProps) {
  const { t } = useTranslation(['labels', 'pages']);
  const { languageNames } = usePortal();
  const layout = labelLayouts.find(({ id }) => id === wishes.layout);
  const offset = (name: 'offsetX' | 'offsetY') => (
    <NumberField
      label={t(`print.${name}`)}
      minValue={-10}
      maxValue={10}
      step={0.1}
      formatOptions={{ style: 'unit', unit: 'millimeter', minimumFractionDigits: 1, maximumFractionDigits: 1 }}
      value={wishes[name] / 10}
      onChange={(millimetres) => onChange({ [name]: Math.round((millimetres || 0) * 10) })}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <LayoutChoice
        value={wishes.layout}
        onChange={(id) => onChange({ layout: id, startPosition: 1 })}
        refusalOf={refusalOf}
      />
      <div className="grid grid-cols-1 content-start gap-4">
        {layout?.medium === 'sheet' && (
          <StartPosition
            layout={layout}
            value={wishes.startPosition}
            count={count}
            onChange={(startPosition) => onChange({ startPosition })}
          />
        )}
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {offset('offsetX')}
          {offset('offsetY')}
        </div>
        <Checkbox isSelected={wishes.testFrame} onChange={(testFrame) => onChange({ testFrame })}>
          {t('print.testFrame')}
        </Checkbox>
        <Select
          label={t('print.language')}
          choose={t('pages:edit.choose')}
          options={languages.map((id) => ({ id, label: languageNames[id] }))}
          value={wishes.language}
          onChange={(id) => onChange({ language: languages.find((each) => each === id) ?? wishes.language })}
        />
      </div>
    </div>
  );
}
