import { expect, test } from 'vitest';
import { abilitiesOf } from './camera-abilities.ts';
import { keepCameraChoice, readCameraChoice } from './camera-choice.ts';
import { cameraFaultOf } from './camera-fault.ts';
import { isBlack } from './is-black.ts';
import { openCamera } from './open-camera.ts';
import { areaOf, planFrame } from './plan-frame.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['InvalidStateError', 'failed'],
])('[QR-2, F70] a browser that says %s is told as %s', (name, fault) => {
  expect(cameraFaultOf(new DOMException('', name))).toBe(fault);
});

type Wish = { deviceId?: { exact: string }; facingMode?: { ideal: string } };
function phone(answers: Record<string, string>) {
  const asked: string[] = [];
  const track = {} as MediaStreamTrack;
  const stream = { getVideoTracks: () => [track] } as unknown as MediaStream;
  const getUserMedia = ({ video }: MediaStreamConstraints = {}) => {
    const { deviceId, facingMode } = video as Wish;
    const name = deviceId?.exact ?? facingMode!.ideal;
    asked.push(name);
    const error = answers[name];
    return error === undefined ? Promise.resolve(stream) : Promise.reject(new DOMException('', error));
  };
  return { asked, source: { isSecure: true, devices: { getUserMedia } } };
}

test('[QR-2, P52] without a choice the camera at the back is asked for', async () => {
  const { asked, source } = phone({});
  expect(await openCamera(source, null)).toMatchObject({ kind: 'open' });
  expect(asked).toEqual(['environment']);
});

test('[QR-2, P52] the camera chosen last is opened again, and when it is gone the one at the back', async () => {
  const there = phone({});
  await openCamera(there.source, 'lens-2');
  expect(there.asked).toEqual(['lens-2']);
  const gone = phone({ 'lens-2': 'OverconstrainedError' });
  expect(await openCamera(gone.source, 'lens-2')).toMatchObject({ kind: 'open' });
  expect(gone.asked).toEqual(['lens-2', 'environment']);
});

test('[QR-2] who said no is not asked a second time for another camera', async () => {
  const { asked, source } = phone({ 'lens-2': 'NotAllowedError' });
  expect(await openCamera(source, 'lens-2')).toEqual({ kind: 'fault', fault: 'denied' });
  expect(asked).toEqual(['lens-2']);
});

test('[QR-2] a page without a secure context, and a browser without cameras, say so', async () => {
  expect(await openCamera({ isSecure: false, devices: undefined }, null)).toMatchObject({ fault: 'insecure' });
  expect(await openCamera({ isSecure: true, devices: undefined }, null)).toMatchObject({ fault: 'unsupported' });
});

test('[QR-2, P52] the last choice is remembered, and what else may lie in its place is no choice', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readCameraChoice(() => storage)).toBeNull();
  keepCameraChoice(() => storage, 'lens-2');
  expect(readCameraChoice(() => storage)).toBe('lens-2');
  for (const other of ['{', 'null', '"x"', '{"deviceId":7}', '{"deviceId":""}', '[]']) {
    kept.set('camera', other);
    expect(readCameraChoice(() => storage)).toBeNull();
  }
});

test('[QR-2] light and zoom are offered where the camera has them, and only there', () => {
  const camera = (capabilities: object | undefined, settings: object) =>
    abilitiesOf({
      ...(capabilities && { getCapabilities: () => capabilities }),
      getSettings: () => settings,
    } as unknown as MediaStreamTrack);
  expect(camera({ torch: true, zoom: { min: 1, max: 8, step: 0.5 } }, { zoom: 2 })).toEqual({
    hasTorch: true,
    zoom: { min: 1, max: 8, step: 0.5, now: 2 },
  });
  expect(camera({ zoom: { min: 1, max: 1, step: 0 } }, {})).toEqual({ hasTorch: false, zoom: null });
  expect(camera(undefined, {})).toEqual({ hasTorch: false, zoom: null });
});

test('[QR-2] each frame is looked at quickly, every fourth thoroughly where the guide is, now and then all of one', () => {
  const plans = Array.from({ length: 24 }, (_, frameNo) => planFrame(frameNo));
  expect(plans.filter(({ effort }) => effort === 'fast')).toHaveLength(18);
  expect(plans.slice(0, 4).map(({ effort }) => effort)).toEqual(['fast', 'fast', 'fast', 'hard']);
  expect(plans.filter(({ effort, area }) => effort === 'hard' && area === 'whole')).toHaveLength(1);
  expect(areaOf(planFrame(3), { width: 1080, height: 1920 })).toEqual({ x: 151, y: 571, width: 778, height: 778 });
  expect(areaOf(planFrame(0), { width: 640, height: 480 })).toEqual({ x: 0, y: 0, width: 640, height: 480 });
});

test('[QR-2] a covered lens is black, a dim cellar is not', () => {
  const picture = new Uint8ClampedArray(4 * 320 * 240).fill(12);
  expect(isBlack(picture)).toBe(true);
  expect(isBlack(picture.fill(60))).toBe(false);
});
