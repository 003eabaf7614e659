/** After this long, code that did not arrive is asked for again. */
const pause = 3_000;

/** Loads code that comes after the form. The network may be away just now: it is asked for until it is here. */
export async function onceHere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
