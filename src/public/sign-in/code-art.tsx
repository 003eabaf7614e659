import { Mark } from '../../ui/mark.tsx';

const columns = 14;
const rows = 18;
const module = 56;

/** Beside the form on the portal: the mark over the modules of a code. Decoration; it says what the product promises. */
export function CodeArt({ words }: { words: string }) {
  return (
    <aside
      aria-hidden="true"
      className="art relative grid place-content-center justify-items-center gap-8 overflow-hidden p-12 text-center max-lg:hidden"
    >
      <svg
        viewBox={`0 0 ${columns * module} ${rows * module}`}
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        {modules.map(({ x, y, opacity }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={module / 2} height={module / 2} rx={7} opacity={opacity} />
        ))}
      </svg>
      <Mark size={220} />
      <p className="relative max-w-[20ch] text-2xl font-strong text-balance">{words}</p>
    </aside>
  );
}

/** The same pattern at every visit, thin in the middle, where mark and words stand. */
const modules = Array.from({ length: columns * 2 * rows * 2 }, (_, nr) => {
  const [column, row] = [nr % (columns * 2), Math.floor(nr / (columns * 2))];
  const scattered = ((column * 73 + row * 151 + column * row * 31) % 97) / 97;
  const fromMiddle = Math.hypot(column / (columns * 2) - 0.5, row / (rows * 2) - 0.5);
  return {
    x: (column * module) / 2,
    y: (row * module) / 2,
    opacity: fromMiddle > 0.2 && scattered > 0.62 ? scattered / 6 : 0,
  };
}).filter(({ opacity }) => opacity > 0);
