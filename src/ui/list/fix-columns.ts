/**
 * Keeps the columns of a table as wide as they are, so that rows that come and go do not move them; anew for each width
 * of the table. Answers how to stop.
 */
export function fixColumns(table: HTMLElement): () => void {
  const heads = [...table.querySelectorAll<HTMLElement>('[role="columnheader"]')];
  let fixedAt = 0;
  let frame = 0;

  const release = () => {
    table.style.tableLayout = '';
    for (const head of heads) head.style.width = '';
  };
  const fix = () => {
    if (table.offsetWidth === fixedAt) return;
    release();
    fixedAt = table.offsetWidth;
    const widths = heads.map((head) => head.getBoundingClientRect().width);
    if (widths.every((width) => width === 0)) return; // cards have no columns
    table.style.tableLayout = 'fixed';
    for (const [index, head] of heads.entries()) head.style.width = `${widths[index]}px`;
  };

  fix();
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fix);
  });
  observer.observe(table);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    release();
  };
}
