import { afterEach, expect, test, vi } from 'vitest';
import { quietly } from './quietly.ts';

afterEach(() => void vi.unstubAllGlobals());

test('[OFF-5, OFF-10] what a browser does not keep, or keeps spoilt, stops nothing', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{"half', setItem: () => undefined });
  expect(quietly(() => JSON.parse(localStorage.getItem('meta')!) as unknown)).toBeUndefined();
  const off = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: off, setItem: off });
  expect(quietly(() => localStorage.getItem('theme'))).toBeUndefined();
  expect(quietly(() => localStorage.setItem('theme', 'dark'))).toBeUndefined();
  expect(quietly(() => 'kept')).toBe('kept');
});
