import { Banner } from '../banner.tsx';

/** What went wrong, said aloud as soon as there are words for it. */
export function AlertBanner({ title }: { title: string | undefined }) {
  return (
    <div role="alert" className="mt-3 empty:hidden">
      {title !== undefined && <Banner tone="bad" title={title} />}
    </div>
  );
}
