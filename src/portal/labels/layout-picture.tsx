import { labelsOnPage, placeOfLabel, type LabelLayout } from '../../domain/label-layouts.ts';

/** A sheet or a piece of tape, small, with its labels. */
export function LayoutPicture({ layout }: { layout: LabelLayout }) {
  const { page, label } = layout;
  const places = Array.from({ length: labelsOnPage(layout) }, (_, position) => placeOfLabel(layout, position));
  return (
    <svg aria-hidden="true" viewBox={`-2 -2 ${page.width + 4} ${page.height + 4}`} className="h-10 w-12 shrink-0">
      <rect {...page} className="fill-surface stroke-second" vectorEffect="non-scaling-stroke" />
      {layout.medium === 'sheet' &&
        places.map(({ x, y }) => (
          <rect key={`${x} ${y}`} {...{ x, y }} {...label} className="fill-accent-soft stroke-second" />
        ))}
    </svg>
  );
}
