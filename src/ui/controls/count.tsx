/** How many, behind a word: the ones that are on their own stand out. */
export function Count({ isOn = false, children }: { isOn?: boolean; children: number | string }) {
  return <span className={isOn ? 'count on' : 'count'}>{children}</span>;
}
