import { useTranslation } from 'react-i18next';
import { labelsOnPage, placeOfLabel, type LabelLayout } from '../../domain/label-layouts.ts';
import { NumberField } from '../../ui/controls/number-field.tsx';
import './labels.css';

type StartProps = { layout: LabelLayout; value: number; count: number; onChange: (position: number) => void };

/** The first label that is still on the sheet: pressed on its picture, or typed. */
export function StartPosition({ layout, value, count, onChange }: StartProps) {
  const { t } = useTranslation('labels');
  const { page, label } = layout;
  const onPage = labelsOnPage(layout);
  const part = (length: number, of: number) => `${(100 * length) / of}%`;
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <NumberField
        label={t('start.label')}
        hint={t('start.hint')}
        minValue={1}
        maxValue={onPage}
        value={value}
        onChange={(position) => onChange(Number.isFinite(position) ? position : 1)}
      />
      <div
        role="group"
        aria-label={t('start.sheet')}
        className="label-paper relative w-full max-w-65 justify-self-center border border-line-strong"
        style={{ aspectRatio: `${page.width} / ${page.height}` }}
      >
        {Array.from({ length: onPage }, (_, at) => {
          const { x, y } = placeOfLabel(layout, at);
          const isUsed = at + 1 >= value && at + 1 < value + count;
          return (
            <button
              key={at}
              type="button"
              // By keyboard the number is quicker than the way through all labels of a sheet.
              tabIndex={-1}
              aria-label={t('start.position', { position: at + 1 })}
              aria-pressed={at + 1 === value}
              className={`absolute cursor-pointer rounded-mark border text-xs tabular-nums ${
                isUsed ? 'border-accent bg-accent text-on-accent' : 'border-[#606e75]'
              }`}
              style={{
                left: part(x, page.width),
                top: part(y, page.height),
                width: part(label.width, page.width),
                height: part(label.height, page.height),
              }}
              onClick={() => onChange(at + 1)}
            >
              {at + 1}
            </button>
          );
        })}
      </div>
    </div>
  );
}
