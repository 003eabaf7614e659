import type { BrowserContext, Page } from 'playwright/test';
import { sceneSize, type PlacedCode } from './camera-scene.ts';

type Faked = {
  codes: PlacedCode[];
  isBlack: boolean;
  /** The name of the error the browser answers with; null when it gives the camera. */
  refusal: string | null;
  capabilities: object;
  cameras: string[];
  applied: object[];
  asked: object[];
  tracks: MediaStreamTrack[];
};
declare global {
  interface Window {
    fakedCamera: Faked;
  }
}

/** Replaces the cameras of a browser by a drawing that can be changed, refused, covered and pulled out. */
export async function fakeCamera(context: BrowserContext) {
  await context.addInitScript(installFake, sceneSize);
  const change = (page: Page, what: Partial<Faked>) =>
    page.evaluate((it) => void Object.assign(window.fakedCamera, it), what);
  return {
    /** Holds codes in front of it, from now on and for every page to come. */
    async show(page: Page, ...codes: PlacedCode[]) {
      await change(page, { codes });
    },
    change,
    read: (page: Page) =>
      page.evaluate(() => {
        const { applied, asked, tracks } = window.fakedCamera;
        return { applied, asked, live: tracks.filter(({ readyState }) => readyState === 'live').length };
      }),
    /** Ends the track without being asked, as a phone does with a page in the background. */
    pullOut: (page: Page) =>
      page.evaluate(() => {
        for (const track of window.fakedCamera.tracks.filter(({ readyState }) => readyState === 'live')) {
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
      }),
    /** Puts the page in the background, or in front again. */
    setVisibility: (page: Page, state: 'hidden' | 'visible') =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state),
  };
}

/** Runs in the page, before its own scripts. */
function installFake({ width, height }: typeof sceneSize) {
  const faked: Faked = {
    codes: [],
    isBlack: false,
    refusal: null,
    capabilities: {},
    cameras: ['Camera at the back'],
    applied: [],
    asked: [],
    tracks: [],
  };
  window.fakedCamera = faked;
  const draw = (canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('2d')!;
    context.fillStyle = faked.isBlack ? '#000' : '#e1e1e1';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#1e1e1e';
    if (faked.isBlack) return;
    for (const { rows, x, y, module } of faked.codes)
      for (const [row, modules] of rows.entries())
        for (const [column, each] of [...modules].entries())
          if (each === '1') context.fillRect(x + column * module, y + row * module, module, module);
  };
  navigator.mediaDevices.getUserMedia = async ({ video } = {}) => {
    faked.asked.push(video as object);
    if (faked.refusal !== null) throw new DOMException('refused by the journey', faked.refusal);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    draw(canvas);
    const timer = setInterval(() => draw(canvas), 50);
    const stream = canvas.captureStream(20);
    const [track] = stream.getVideoTracks() as [MediaStreamTrack];
    const { deviceId } = (video ?? {}) as { deviceId?: { exact: string } };
    const stop = track.stop.bind(track);
    Object.assign(track, {
      getCapabilities: () => faked.capabilities,
      getSettings: () => ({ deviceId: deviceId?.exact ?? 'camera-0', zoom: 1 }),
      applyConstraints: async ({ advanced }: MediaTrackConstraints = {}) =>
        void faked.applied.push(...(advanced ?? [])),
      stop() {
        clearInterval(timer);
        stop();
      },
    });
    faked.tracks.push(track);
    return stream;
  };
  navigator.mediaDevices.enumerateDevices = async () =>
    faked.cameras.map(
      (label, index) => ({ kind: 'videoinput', deviceId: `camera-${index}`, label }) as MediaDeviceInfo,
    );
}
