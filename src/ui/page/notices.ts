import type { Later } from './loader-delay.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';
export type NoticeWords = { message: string; detail?: string; tone: NoticeTone; isClosable: boolean };
export type Notice = NoticeWords & { id: number };

const mostAtOnce = 4;
/** One that cannot be closed goes by itself. */
const goesAfter = 5_000; // milliseconds

/** What has just happened, newest last: at most four at once, the oldest gives way. */
export function createNotices(later: Later) {
  let shown: readonly Notice[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function show(next: readonly Notice[]) {
    shown = next;
    for (const listener of listeners) listener();
  }
  const close = (id: number) => show(shown.filter((notice) => notice.id !== id));

  return {
    tell(words: NoticeWords) {
      lastId += 1;
      const notice = { ...words, id: lastId };
      show([...shown, notice].slice(-mostAtOnce));
      if (!words.isClosable) later(goesAfter, () => close(notice.id));
    },
    close,
    read: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type Notices = ReturnType<typeof createNotices>;
