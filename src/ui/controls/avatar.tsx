/** A person, by the first letters of the name. Decoration: the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 shrink-0 place-items-center rounded-full bg-accent text-[0.75rem] font-bold text-on-accent forced-colors:border"
    >
      {initials(name)}
    </span>
  );
}

/** An organisation: its picture, or the first letters of its name until it has one. */
export function Logo({ name, picture }: { name: string; picture?: string | undefined }) {
  const look = 'size-9 shrink-0 overflow-hidden rounded-control border border-line bg-sunken';
  if (picture !== undefined) return <img src={picture} alt="" className={`${look} object-contain`} />;
  return (
    <span aria-hidden="true" className={`${look} grid place-items-center text-xs font-bold text-second`}>
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toLocaleUpperCase();
}
