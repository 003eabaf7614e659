export type Connection = 'unknown' | 'online' | 'offline';

/** Whether the server is there, by what requests came to: `navigator.onLine` only says that there is some network. */
export function createConnection(target: Pick<EventTarget, 'addEventListener'>) {
  let connection: Connection = 'unknown';
  const listeners = new Set<() => void>();

  function become(next: Connection) {
    if (next === connection) return;
    connection = next;
    for (const listener of listeners) listener();
  }
  // The browser knows for sure only that there is none; that it is back, the next request shows.
  target.addEventListener('offline', () => become('offline'));

  return {
    read: () => connection,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    heardOfServer: (isThere: boolean) => become(isThere ? 'online' : 'offline'),
  };
}
export type ConnectionWatch = ReturnType<typeof createConnection>;
