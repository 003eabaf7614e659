import { rescueFormat, rescueVersion, type RescueManifest } from '../../contract/rescue.ts';
import { writeZip } from './write-zip.ts';

export type RescueContent = Pick<RescueManifest, 'drafts' | 'checklists' | 'submissions' | 'received' | 'photos'>;
export type RescueMaking = {
  /** Said in the file, to whoever opens it: that it holds names, and what it is for. */
  readMe: string;
  madeAt: number;
  appVersion: string;
};

/** Begins a file that any installation can take over: what is in it is added, then the manifest ends it. */
export function beginRescueFile({ readMe, madeAt, appVersion }: RescueMaking) {
  const zip = writeZip();
  const written = new Set<string>();
  zip.add('README.txt', textBytes(readMe));
  return {
    has: (name: string) => written.has(name),
    add(name: string, bytes: ArrayBuffer) {
      if (written.has(name)) return;
      written.add(name);
      zip.add(name, new Uint8Array(bytes));
    },
    end(content: RescueContent): Blob {
      const manifest: RescueManifest = {
        format: rescueFormat,
        version: rescueVersion,
        holdsNames: true,
        madeAt: new Date(madeAt).toISOString(),
        appVersion,
        ...content,
      };
      zip.add('manifest.json', textBytes(JSON.stringify(manifest)));
      return zip.end();
    },
  };
}

const textBytes = (text: string) => new TextEncoder().encode(text);
