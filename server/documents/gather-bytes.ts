const enough = 64 * 1024; // bytes

/** Passes bytes on in pieces of some size: a PDF is written a few at a time, and each message to another thread has its price. */
export function gatherBytes(send: (bytes: Uint8Array) => void) {
  let held: Uint8Array[] = [];
  let size = 0;

  function flush(): void {
    if (size > 0) send(Buffer.concat(held));
    held = [];
    size = 0;
  }

  return {
    add(bytes: Uint8Array): void {
      held.push(bytes);
      size += bytes.length;
      if (size >= enough) flush();
    },
    flush,
  };
}
