import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

/** How a text becomes modules; an element string of GS1 is given with its brackets. */
export type Symbology = { format: 'QRCode' | 'DataMatrix'; options?: 'gs1' | 'gs1,forceSquare' };

/** The modules of a code, row by row: `1` is a dark one. */
export async function codeModules(text: string, symbology: Symbology): Promise<string[]> {
  prepareZXingModule({ overrides: { wasmBinary: program() } }); // by default it would be fetched from elsewhere
  const { error, symbol } = await writeBarcode(text, symbology);
  if (error) throw new Error(`No code can be made of ${text}: ${error}`);
  const modules = Array.from(symbol.data, (module) => (module === 0 ? '1' : '0')).join('');
  return modules.match(new RegExp(`.{${symbol.width}}`, 'g')) ?? [];
}

function program(): ArrayBuffer {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  return Uint8Array.from(readFileSync(file)).buffer;
}
