import { quietly } from '../../ui/quietly.ts';

const key = 'awaitedPhoto';

/** What is awaited: a shot of the camera, or files that were chosen and are not on disk yet. */
type Awaited = 'shot' | 'files';

/**
 * Remembers that the camera was opened for an item, or files chosen for it, until what comes of it is on disk. Both can
 * kill the page; what is still remembered when the page is back never arrived. In the storage of this tab: another tab
 * waits for nothing.
 */
export const awaitedShot = {
  begin: (itemKey: string, what: Awaited) => quietly(() => sessionStorage.setItem(key, `${what} ${itemKey}`)),
  end: () => quietly(() => sessionStorage.removeItem(key)),
  /** What was lost of an item; told once. */
  lost(itemKey: string): Awaited | null {
    const [what, item] = (quietly(() => sessionStorage.getItem(key)) ?? '').split(' ');
    if (item !== itemKey) return null;
    this.end();
    return what === 'files' ? 'files' : 'shot';
  },
};
