import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// Part of `npm run build`: writes .gz and .br beside each text file, so that the server never compresses one itself.
const compressible = /\.(js|css|html|json|svg|webmanifest|wasm)$/;
const smallestWorthwhile = 512; // bytes; below that the headers outweigh the gain

for (const entry of readdirSync('dist', { withFileTypes: true, recursive: true })) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !compressible.test(file) || statSync(file).size < smallestWorthwhile) continue;
  const bytes = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
}
