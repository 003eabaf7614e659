import { useId, type ReactNode } from 'react';

type FormSectionProps = { title: string; text?: string; children: ReactNode };

/** Fields that belong together: beside their title on the portal, below it on a phone. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-4 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8"
    >
      <div>
        <h2 id={titleId}>{title}</h2>
        {text && <p className="mt-1 text-xs leading-close text-second">{text}</p>}
      </div>
      <div className="grid max-w-160 grid-cols-1 gap-4">{children}</div>
    </section>
  );
}
