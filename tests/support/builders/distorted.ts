import { sceneSize } from './camera-scene.ts';

type Distortion = {
  /** Degrees about the middle. */
  turn?: number;
  /** Pixels on each side that run into one another. */
  blur?: number;
  /** How much brighter or darker the sensor's grain makes a pixel at most. */
  grain?: number;
  /** How dark the right edge is against the left one, from 0 to 1. */
  shadow?: number;
};

/** A grey picture as a hurried hand in a cellar takes it: turned, out of focus, grainy and half in the shade. */
export function distorted(grey: Uint8Array, { turn = 0, blur = 0, grain = 0, shadow = 0 }: Distortion): ImageData {
  const { width, height } = sceneSize;
  const seen = blurred(turned(grey, turn), blur);
  const data = new Uint8ClampedArray(width * height * 4);
  let seed = 7;
  for (const [at, value] of seen.entries()) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648; // always the same grain
    const shade = 1 - (shadow * (at % width)) / width;
    data.fill(value * shade + (grain === 0 ? 0 : (seed % (2 * grain)) - grain), at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  return { data, width, height } as ImageData;
}

function turned(grey: Uint8Array, degrees: number): Uint8Array {
  const { width, height } = sceneSize;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return Uint8Array.from(grey, (_value, at) => {
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2];
    const fromX = Math.round(x * cos + y * sin + width / 2);
    const fromY = Math.round(y * cos - x * sin + height / 2);
    const isInside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height;
    return isInside ? grey[fromY * width + fromX]! : 225;
  });
}

/** The mean of the neighbours, along the lines and then across them. */
function blurred(grey: Uint8Array, reach: number): Uint8Array {
  if (reach === 0) return grey;
  const along = (from: Uint8Array, step: number) =>
    Uint8Array.from(from, (value, at) => {
      let sum = 0;
      for (let offset = -reach; offset <= reach; offset += 1) sum += from[at + offset * step] ?? value;
      return sum / (2 * reach + 1);
    });
  return along(along(grey, 1), sceneSize.width);
}
