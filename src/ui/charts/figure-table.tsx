import type { ReactNode } from 'react';

type FigureTableProps = {
  label: string;
  heads: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

const cellLook =
  'border-b border-line px-3 py-2 text-end tabular-nums first:ps-(--pad) first:text-start last:pe-(--pad)';

/** Figures under each other, to be read, copied and printed. */
export function FigureTable({ label, heads, rows }: FigureTableProps) {
  return (
    <table aria-label={label} className="w-full border-separate border-spacing-0 text-s">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={`${cellLook} bg-sunken text-xs font-strong text-second`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id}>
            <th scope="row" className={`${cellLook} font-medium`}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]} className={cellLook}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
