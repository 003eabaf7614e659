import { inflateSync } from 'fflate';

export type ZipReader = {
  names: string[];
  /** The bytes of an entry; null when there is none, when it is larger than `most`, or damaged. */
  read(name: string, most: number): Promise<Uint8Array<ArrayBuffer> | null>;
};

type Entry = { method: number; packedSize: number; size: number; start: number };

const longestEnd = 22 + 65_535; // bytes: the record at the end, with the longest comment
const mostEntries = 10_000;
const largestDirectory = 8 * 1024 * 1024; // bytes

/**
 * Opens a zip file by the directory at its end and reads one entry at a time, because a phone may not have the memory
 * for all of them. Null: it is none.
 */
export async function readZip(file: Blob): Promise<ZipReader | null> {
  const entries = await readDirectory(file);
  if (!entries) return null;
  return {
    names: [...entries.keys()],
    async read(name, most) {
      const entry = entries.get(name);
      if (!entry || entry.size > most || entry.packedSize > most + 1_024) return null;
      return readEntry(file, entry);
    },
  };
}

async function readDirectory(file: Blob): Promise<Map<string, Entry> | null> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - longestEnd)));
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) return null;
  const [count, size, start] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ];
  if (count > mostEntries || size > largestDirectory) return null;
  const directory = await viewOf(file.slice(start, start + size));
  const entries = new Map<string, Entry>();
  for (let at = 0; entries.size < count;) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== 0x02014b50) return null;
    const nameLength = directory.getUint16(at + 28, true);
    const name = new Uint8Array(directory.buffer, at + 46, Math.min(nameLength, directory.byteLength - at - 46));
    entries.set(new TextDecoder().decode(name), {
      method: directory.getUint16(at + 10, true),
      packedSize: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      start: directory.getUint32(at + 42, true),
    });
    at += 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return entries;
}

async function readEntry(
  file: Blob,
  { method, packedSize, size, start }: Entry,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const head = await viewOf(file.slice(start, start + 30));
  if (head.byteLength < 30 || head.getUint32(0, true) !== 0x04034b50) return null;
  const from = start + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = new Uint8Array(await file.slice(from, from + packedSize).arrayBuffer());
  if (packed.byteLength !== packedSize) return null;
  if (method === 0) return packed;
  if (method !== 8) return null;
  try {
    const bytes = new Uint8Array(size);
    return inflateSync(packed, { out: bytes }).byteLength === size ? bytes : null;
  } catch {
    return null;
  }
}

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());
