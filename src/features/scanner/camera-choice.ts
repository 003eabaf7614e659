const key = 'camera';

/** The camera somebody chose on this phone; null when nobody did, or what is kept cannot be read. */
export function readCameraChoice(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    const isChoice = typeof kept === 'object' && kept !== null && 'deviceId' in kept;
    return isChoice && typeof kept.deviceId === 'string' && kept.deviceId !== '' ? kept.deviceId : null;
  } catch {
    return null; // no storage, or not ours
  }
}

/** Remembers it for the next time. */
export function keepCameraChoice(storage: Pick<Storage, 'setItem'>, deviceId: string): void {
  try {
    storage.setItem(key, JSON.stringify({ deviceId }));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
