/** Before which rows a heading stands: the first of each that follow each other under the same one. */
export const headingsOf = (groups: readonly string[]): (string | undefined)[] =>
  groups.map((group, index) => (group === groups[index - 1] ? undefined : group));

/** The heading of the rows below it, as wide as the table. It is none of the rows: each of them says the same in full. */
export function GroupHeading({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <div
      role="presentation"
      data-heading
      className="md:table-row max-md:border-b max-md:border-line max-md:bg-sunken max-md:px-(--pad)"
    >
      <div className="md:table-cell md:ps-(--pad)">
        {/* No wider than nothing: the columns are as wide as their rows ask for. */}
        <div className="w-0 pt-3 pb-1 text-xs max-md:pt-1.5 max-md:pb-1.5 font-strong whitespace-nowrap text-second">
          {text}
        </div>
      </div>
    </div>
  );
}
