import { useId, type ReactNode } from 'react';

/** A part of the page: components that serve the same end. */
export function SampleSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4 border-t border-line pt-6">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] items-start gap-x-5 gap-y-6">
        {children}
      </div>
    </section>
  );
}

/** One component in one or several states, by the name it has in the code. */
export function Sample({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <figure className={`grid min-w-0 grid-cols-1 content-start gap-2 ${isWide ? 'col-span-full' : ''}`}>
      <figcaption className="font-mono text-xs text-second">{name}</figcaption>
      {children}
    </figure>
  );
}
