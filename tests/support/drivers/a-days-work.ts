import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';
import type * as OpenFieldStorage from '../../../src/offline/open-field-storage.ts';
import { storedRows } from '../readers/phone-storage.ts';

type Template = { submission: object; device: object };

/** Makes more checks like the first one of the phone, each with two photos of its own, by the app's own code in the page. */
export async function makeMoreChecks(page: Page, builtApp: string, count: number): Promise<void> {
  const [template] = (await storedRows(page, 'outbox')) as unknown as Template[];
  const now = Date.now();
  const checks = Array.from({ length: count }, (_, nr) => ({
    submissionId: uuidV7(now + nr),
    uploadIds: [uuidV7(now + nr), uuidV7(now + nr)],
  }));
  await page.evaluate(makeThem, {
    code: chunkOf(builtApp, 'src/offline/open-field-storage.ts'),
    template: template!,
    checks,
  });
}

function chunkOf(builtApp: string, source: string): string {
  const manifest = JSON.parse(readFileSync(join(builtApp, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  return `/${manifest[source]!.file}`;
}

type More = { code: string; template: Template; checks: { submissionId: string; uploadIds: string[] }[] };

/** Runs in the page, so it knows nothing of this file. */
async function makeThem({ code, template, checks }: More) {
  const { openFieldStorage } = (await import(code)) as typeof OpenFieldStorage;
  const opening = await openFieldStorage();
  if (opening.kind !== 'open') throw new Error(`opened as ${opening.kind}`);
  const { storage } = opening;
  const store = await storage.photos();
  for (const { submissionId, uploadIds } of checks) {
    const made = JSON.parse(JSON.stringify(template)) as Parameters<typeof storage.submit>[0];
    if (made.submission.kindOfSubmission !== 'functionCheck') throw new Error('not a check');
    made.submission.submissionId = submissionId;
    for (const answer of made.submission.answers) {
      if (answer.value?.kind !== 'photo') continue;
      answer.value.uploadIds = uploadIds;
      answer.photos = [];
      for (const uploadId of uploadIds) {
        const bytes = await aPhoto();
        const photo = {
          uploadId,
          sha256: await hashOf(bytes),
          size: bytes.byteLength,
          contentType: 'image/jpeg' as const,
        };
        await store.keep({ ...photo, submissionId, itemId: answer.itemId }, bytes);
        answer.photos.push(photo);
      }
    }
    await storage.submit(made);
  }

  async function hashOf(bytes: ArrayBuffer): Promise<string> {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  /** Noise, so that no photo is like another and none is small. */
  async function aPhoto(): Promise<ArrayBuffer> {
    const canvas = new OffscreenCanvas(480, 320);
    const context = canvas.getContext('2d')!;
    const picture = context.createImageData(480, 320);
    for (let at = 0; at < picture.data.length; at += 65_536)
      crypto.getRandomValues(picture.data.subarray(at, at + 65_536));
    context.putImageData(picture, 0, 0);
    return (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })).arrayBuffer();
  }
}
