import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { cardLook } from '../controls/card.tsx';

type TileProps = { label: string; value: string; children?: ReactNode; href?: string };

const look = `${cardLook} grid content-start gap-1 px-4 py-3 text-main no-underline md:px-5 md:py-4`;

/** One number that matters, what it counts, and the state it is in. With an address it leads to what is counted. */
export function Tile({ label, value, children, href }: TileProps) {
  const inside = (
    <>
      <span className="text-s font-medium text-second">{label}</span>
      <span className="text-[1.75rem] leading-tight font-strong tracking-tight tabular-nums md:text-3xl">{value}</span>
      <span className="text-s">{children}</span>
    </>
  );
  if (href === undefined) return <div className={look}>{inside}</div>;
  return (
    <Link href={href} className={`${look} data-hovered:border-line-strong`}>
      {inside}
    </Link>
  );
}
