import { LateLoader } from '../page/late-loader.tsx';

const widths = ['w-5/12', 'w-11/12', 'w-9/12', 'w-10/12', 'w-7/12'];

/** Where rows are going to be. Nothing is shown for the first moment, so that a quick answer does not flicker. */
export function SkeletonRows({ label }: { label: string }) {
  return (
    <LateLoader label={label}>
      <div className="grid grid-cols-1 gap-4 p-(--pad)">
        {widths.map((width) => (
          <span key={width} aria-hidden="true" className={`skeleton h-4 ${width}`} />
        ))}
      </div>
    </LateLoader>
  );
}
