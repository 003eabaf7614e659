import { useTranslation } from 'react-i18next';
import { labelLayouts, labelsOnPage, type LabelLayout } from '../../domain/label-layouts.ts';
import { regional } from '../../i18n/regional.ts';
import { RadioGroup } from '../../ui/controls/radio-group.tsx';
import { LayoutPicture } from './layout-picture.tsx';

/** Why a layout cannot be had, in millimetres. */
export type Refusal = { module: number; smallest: number };

type ChoiceProps = {
  value: string;
  onChange: (id: string) => void;
  refusalOf: (layout: LabelLayout) => Refusal | undefined;
};

/** What is printed on; a layout whose code no phone would read says why it cannot be chosen. */
export function LayoutChoice({ value, onChange, refusalOf }: ChoiceProps) {
  const { t, i18n } = useTranslation(['labels', 'pages']);
  const lengths = new Intl.NumberFormat(regional(i18n.language), { maximumFractionDigits: 2 });
  const nameOf = (layout: LabelLayout) => {
    const [width, height] = [lengths.format(layout.label.width), lengths.format(layout.label.height)];
    return layout.medium === 'sheet'
      ? t('layout.sheet', { id: layout.id, count: labelsOnPage(layout), width, height })
      : t('layout.tape', { width: height, dotsPerInch: layout.dotsPerInch });
  };
  return (
    <RadioGroup
      label={t('layout.label')}
      value={value}
      onChange={onChange}
      options={labelLayouts.map((layout) => {
        const refusal = refusalOf(layout);
        const said = refusal && {
          module: lengths.format(refusal.module),
          smallest: lengths.format(refusal.smallest),
        };
        return {
          id: layout.id,
          label: nameOf(layout),
          picture: <LayoutPicture layout={layout} />,
          ...(said && { hint: t('pages:problems.moduleTooSmall', said), isDisabled: true }),
        };
      })}
    />
  );
}
