import { Zip, ZipPassThrough } from 'fflate';

export type ZipWriter = {
  add(name: string, bytes: Uint8Array): void;
  end(): Blob;
};

/**
 * A zip file, entry by entry. What is written goes into the browser's own keeping at once, so that the memory of the
 * page never holds more than one photo. Nothing is compressed: photos would not get smaller.
 */
export function writeZip(): ZipWriter {
  const parts: Blob[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else parts.push(new Blob([chunk as Uint8Array<ArrayBuffer>]));
  });
  return {
    add(name, bytes) {
      const entry = new ZipPassThrough(name);
      zip.add(entry);
      entry.push(bytes, true);
      if (failure) throw failure;
    },
    end() {
      zip.end();
      if (failure) throw failure;
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
