import { writeFileSync } from 'node:fs';
import { codeModules } from '../../../server/demo/code-modules.ts';

/** A code somewhere in a picture: its modules, row by row with `1` for a dark one, and where its first one lies. */
export type PlacedCode = { rows: string[]; x: number; y: number; module: number };

export const sceneSize = { width: 640, height: 480 };

/** The code of one of our labels, as it is printed. */
export const labelCode = async (text: string, place: Partial<PlacedCode> = {}): Promise<PlacedCode> => ({
  rows: await codeModules(text, { format: 'QRCode' }),
  x: 190,
  y: 110,
  module: 5,
  ...place,
});

/** A UDI mark, given with its brackets. */
export const udiCode = async (text: string, place: Partial<PlacedCode> = {}): Promise<PlacedCode> => ({
  rows: await codeModules(text, { format: 'DataMatrix', options: 'gs1,forceSquare' }),
  x: 240,
  y: 160,
  module: 7,
  ...place,
});

/** What a camera sees of them, in grey: dark modules on a light ground. */
export function greyScene(codes: readonly PlacedCode[]): Uint8Array {
  const { width, height } = sceneSize;
  const grey = new Uint8Array(width * height).fill(225);
  for (const { rows, x, y, module } of codes)
    for (const [row, modules] of rows.entries())
      for (const [column, each] of [...modules].entries())
        if (each === '1') fillSquare(grey, { x: x + column * module, y: y + row * module, side: module });
  return grey;
}

function fillSquare(grey: Uint8Array, { x, y, side }: { x: number; y: number; side: number }) {
  for (let line = y; line < y + side; line += 1)
    grey.fill(30, line * sceneSize.width + x, line * sceneSize.width + x + side);
}

/** A film of that scene for the fake camera of Chromium (YUV4MPEG2, without colour). */
export function writeFilm(file: string, codes: readonly PlacedCode[]): void {
  const { width, height } = sceneSize;
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    greyScene(codes),
    Buffer.alloc((width * height) / 2, 128), // no colour
  ]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F15:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, frame, frame, frame]));
}
