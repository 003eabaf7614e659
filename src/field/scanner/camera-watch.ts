import { keepCameraChoice, readCameraChoice } from './camera-choice.ts';
import type { CameraFault } from './camera-fault.ts';
import { closeCamera, openCamera, type OpenedCamera } from './open-camera.ts';

export type CameraState =
  | { kind: 'starting' }
  | { kind: 'running'; stream: MediaStream; track: MediaStreamTrack; cameras: MediaDeviceInfo[] }
  /** The page is hidden: the camera belongs to others meanwhile. */
  | { kind: 'released' }
  | { kind: 'fault'; fault: CameraFault };

/**
 * Holds the camera while the page is visible, gives it back while it is hidden, and takes it again afterwards: a phone
 * ends the tracks of a page in the background, often without a word.
 */
export function createCameraWatch() {
  const listeners = new Set<() => void>();
  let state: CameraState = { kind: 'starting' };
  let held: MediaStream | null = null;
  let latest = 0; // an opening that somebody overtook gives its camera back at once
  let hasReopened = false;

  const tell = (now: CameraState) => {
    state = now;
    for (const listener of listeners) listener();
  };

  const release = () => {
    latest += 1;
    if (held) closeCamera(held);
    held = null;
  };

  async function take() {
    release();
    const own = latest;
    tell({ kind: 'starting' });
    const source = { isSecure: isSecureContext, devices: navigator.mediaDevices as MediaDevices | undefined };
    const opening = await openCamera(
      source,
      readCameraChoice(() => localStorage),
    );
    if (own !== latest) {
      if (opening.kind === 'open') closeCamera(opening.stream);
    } else if (opening.kind === 'fault') tell(opening);
    else await show(opening, own);
  }

  async function show({ stream, track }: OpenedCamera, own: number) {
    held = stream;
    track.addEventListener('ended', () => own === latest && cameBackTo(own));
    const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
    if (own !== latest) return;
    tell({ kind: 'running', stream, track, cameras: devices.filter(({ kind }) => kind === 'videoinput') });
  }

  /** Pulled out, or taken by the system: opened again by itself once, then on request. */
  function cameBackTo(own: number) {
    if (own !== latest || document.visibilityState === 'hidden') return;
    if (!hasReopened) {
      hasReopened = true;
      void take();
      return;
    }
    release();
    tell({ kind: 'fault', fault: 'ended' });
  }

  const begin = () => {
    hasReopened = false;
    void take();
  };
  const hide = () => {
    release();
    tell({ kind: 'released' });
  };
  const follow = () => (document.visibilityState === 'hidden' ? hide() : begin());

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes the camera; answers how to give it back for good. */
    start() {
      document.addEventListener('visibilitychange', follow);
      addEventListener('pagehide', hide);
      follow();
      return () => {
        document.removeEventListener('visibilitychange', follow);
        removeEventListener('pagehide', hide);
        release();
      };
    },
    again: begin,
    choose(deviceId: string) {
      keepCameraChoice(() => localStorage, deviceId);
      begin();
    },
  };
}
