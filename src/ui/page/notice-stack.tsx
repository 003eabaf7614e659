import { useSyncExternalStore } from 'react';
import type { Tone } from '../banner.tsx';
import { Icon } from '../icon.tsx';
import { attentionPath, crossPath, failedPath, infoPath, okPath } from '../icon-paths.ts';
import { IconButton } from '../controls/icon-button.tsx';
import type { Notice, Notices, NoticeTone } from './notices.ts';

const looks: Record<NoticeTone, { tone: Tone; icon: string }> = {
  info: { tone: 'info', icon: infoPath },
  success: { tone: 'ok', icon: okPath },
  warning: { tone: 'soon', icon: attentionPath },
  error: { tone: 'bad', icon: failedPath },
};

type NoticeStackProps = { notices: Notices; label: string; close: string };

/** What has just happened, in the corner of the page, told to screen readers without taking the focus. */
export function NoticeStack({ notices, label, close }: NoticeStackProps) {
  const shown = useSyncExternalStore(notices.subscribe, notices.read);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed end-4 bottom-4 z-40 grid w-[min(420px,100vw-32px)] grid-cols-1 gap-2 max-md:bottom-24"
    >
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} close={close} onClose={() => notices.close(notice.id)} />
      ))}
    </section>
  );
}

type NoticeCardProps = { notice: Notice; close: string; onClose: () => void };

/** One notice: what happened, then what to do. */
export function NoticeCard({ notice: { message, detail, tone, isClosable }, close, onClose }: NoticeCardProps) {
  const look = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={`${look.tone} pointer-events-auto flex items-start gap-3 rounded-control border border-s-4 border-line border-s-(--solid) bg-raised py-3 ps-4 pe-3 leading-close shadow-menu`}
    >
      <span className="mt-px text-(--ink)">
        <Icon path={look.icon} />
      </span>
      <div className="min-w-0 grow">
        <strong className="font-strong">{message}</strong>
        {detail && <p>{detail}</p>}
      </div>
      {isClosable && (
        <span className="-my-1 -me-1">
          <IconButton icon={crossPath} label={close} onPress={onClose} isSmall />
        </span>
      )}
    </div>
  );
}
