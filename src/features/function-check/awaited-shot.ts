import { quietly } from '../../ui/quietly.ts';

const key = 'awaitedPhoto';

/**
 * Remembers that the camera was opened for an item. Opening it can kill the page; what is still remembered when the page
 * is back is a shot that never arrived. In the storage of this tab: another tab waits for nothing.
 */
export const awaitedShot = {
  begin: (itemKey: string) => quietly(() => sessionStorage.setItem(key, itemKey)),
  end: () => quietly(() => sessionStorage.removeItem(key)),
  /** True once, for the item whose shot was lost. */
  wasLost(itemKey: string): boolean {
    const isLost = quietly(() => sessionStorage.getItem(key)) === itemKey;
    if (isLost) this.end();
    return isLost;
  },
};
