import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { failedPath, offlinePath } from '../icon-paths.ts';
import { Glyph } from '../controls/glyph.tsx';

type InsteadProps = { title: string; text: string; children?: ReactNode };

/** Nothing is here yet: what belongs here, and how to begin. */
export function Empty({ icon, ...words }: InsteadProps & { icon: string }) {
  const finder = (
    <span className="finder">
      <Icon path={icon} large />
    </span>
  );
  return <Instead sign={finder} {...words} />;
}

/** It could not be had: what is safe, and how to try again. */
export function LoadFailed(words: InsteadProps) {
  return <Instead sign={<Glyph icon={failedPath} tone="bad" size="large" />} {...words} />;
}

/** Not kept on this device, and there is no network. */
export function NotKept(words: InsteadProps) {
  return <Instead sign={<Glyph icon={offlinePath} tone="idle" size="large" />} {...words} />;
}

function Instead({ sign, title, text, children }: InsteadProps & { sign: ReactNode }) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-3 px-5 py-8 text-center">
      {sign}
      <h2>{title}</h2>
      <p className="max-w-[42ch] text-second">{text}</p>
      {children && <div className="flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}
