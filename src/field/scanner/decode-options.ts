import type { ReaderOptions } from 'zxing-wasm/reader';

/** How hard a picture is looked at: each frame quickly, some of them thoroughly, a chosen picture for everything there is. */
export type Effort = 'fast' | 'hard' | 'picture';

const base: ReaderOptions = {
  formats: ['QRCode', 'DataMatrix'],
  maxNumberOfSymbols: 4, // our label and the UDI mark, with a neighbour each
  textMode: 'Plain',
};

/** What the decoder is told; the bench measures these very options. */
export const decodeOptions: Record<Effort, ReaderOptions> = {
  fast: { ...base, tryHarder: false, tryRotate: false, tryInvert: false, tryDownscale: false },
  hard: { ...base, tryHarder: true, tryRotate: true, tryInvert: true, tryDownscale: true },
  picture: {
    ...base,
    formats: ['QRCode', 'DataMatrix', 'Code128', 'DataBarExp'],
    tryHarder: true,
    tryRotate: true,
    tryInvert: true,
    tryDownscale: true,
    tryDenoise: true,
  },
};

type Read = { text: string; symbologyIdentifier: string };

/** The text of a code; of a GS1 code with the name of its symbology in front, so that it is read as one. */
export const textOf = ({ text, symbologyIdentifier }: Read) =>
  /^\](d[28]|Q3|C1|e0)$/.test(symbologyIdentifier) ? `${symbologyIdentifier}${text}` : text;
