import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { attentionPath, failedPath, infoPath, okPath } from './icon-paths.ts';

export type Tone = 'ok' | 'soon' | 'over' | 'bad' | 'info' | 'idle';

const paths: Record<Tone, string> = {
  ok: okPath,
  soon: attentionPath,
  over: attentionPath,
  bad: failedPath,
  info: infoPath,
  idle: infoPath,
};

type BannerProps = { tone: Tone; title: string; icon?: string; children?: ReactNode };

/** Tells something that concerns the page: what is so, then what to do. */
export function Banner({ tone, title, icon = paths[tone], children }: BannerProps) {
  return (
    <div className={`banner ${tone}`}>
      <Icon path={icon} />
      <div className="min-w-0 grow">
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  );
}
