import { expect, test } from 'vitest';
import { createConnection } from './connection.ts';

test('[OFF-2, F41] what requests came to decides whether there is a connection, not what the browser believes', () => {
  const window = new EventTarget();
  const connection = createConnection(window);
  expect(connection.read()).toBe('unknown');
  connection.heardOfServer(false);
  window.dispatchEvent(new Event('online'));
  expect(connection.read()).toBe('offline');
  connection.heardOfServer(true);
  expect(connection.read()).toBe('online');
});

test('no network at all is said at once, and each change once', () => {
  const window = new EventTarget();
  const connection = createConnection(window);
  const told: string[] = [];
  connection.subscribe(() => told.push(connection.read()));
  window.dispatchEvent(new Event('offline'));
  expect(told).toEqual(['offline']);
  connection.heardOfServer(false);
  expect(told).toEqual(['offline']);
});
