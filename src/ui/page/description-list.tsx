import type { ReactNode } from 'react';

export type Fact = { term: string; value: ReactNode };

/** Facts about one thing, line by line. */
export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(min(116px,35%),max-content)_minmax(0,1fr)] gap-x-5">
      {facts.map(({ term, value }) => (
        <div
          key={term}
          className="col-span-full grid grid-cols-subgrid items-baseline border-t border-line py-2 first:border-t-0"
        >
          <dt className="max-w-40 text-xs text-second">{term}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
