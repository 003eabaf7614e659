import type { LegalBlock } from '../../contract/legal-text.ts';

type LegalPartProps = { title: string; blocks: readonly LegalBlock[] };

/** One section of a legal text. */
export function LegalPart({ title, blocks }: LegalPartProps) {
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      <h2>{title}</h2>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if (block.kind === 'lines')
    return (
      <address className="grid not-italic">
        {block.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    );
  if (block.kind === 'list')
    return (
      <ul className="grid list-disc gap-2 ps-6">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  const [head = [], ...rows] = block.rows;
  return (
    <div className="overflow-clip rounded-control border border-line">
      <table className="w-full table-fixed border-collapse text-s wrap-anywhere">
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col" className="border-b border-line bg-sunken px-3 py-2 text-start font-strong">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row" className="border-b border-line px-3 py-2 text-start align-top font-medium">
                {first}
              </th>
              {others.map((cell) => (
                <td key={cell} className="border-b border-line px-3 py-2 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
