import { quietly } from '../../ui/quietly.ts';

const key = 'camera';

/** The camera somebody chose on this phone; null when nobody did, or what is kept cannot be read. */
export function readCameraChoice(storage: () => Pick<Storage, 'getItem'>): string | null {
  const kept = quietly(() => JSON.parse(storage().getItem(key) ?? 'null') as unknown);
  const isChoice = typeof kept === 'object' && kept !== null && 'deviceId' in kept;
  return isChoice && typeof kept.deviceId === 'string' && kept.deviceId !== '' ? kept.deviceId : null;
}

/** Remembers it for the next time. */
export function keepCameraChoice(storage: () => Pick<Storage, 'setItem'>, deviceId: string): void {
  quietly(() => storage().setItem(key, JSON.stringify({ deviceId })));
}
