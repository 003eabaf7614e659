import { hash } from 'node:crypto';
import { encodeCrockford } from '../../src/domain/crockford.ts';

/** Demo data has the same ids everywhere, so that a printed demo label opens the same device after a fresh start. */
export function demoId(name: string): string {
  const digits = hash('sha256', `demo ${name}`);
  return `01940000-${digits.slice(0, 4)}-7${digits.slice(4, 7)}-a${digits.slice(7, 10)}-${digits.slice(10, 22)}`;
}

/** The reference of a demo device. */
export const demoDeviceRef = (name: string) =>
  encodeCrockford(hash('sha256', `demo device ${name}`, 'buffer').subarray(0, 10));
