import { expect, test, vi } from 'vitest';
import { handOverFile } from './hand-over-file.ts';

const file = new File(['%PDF'], 'FC-2026-000417.pdf', { type: 'application/pdf' });
const refusing = (name: string) => () => Promise.reject(new DOMException('said no', name));

async function handedTo(app: Parameters<typeof handOverFile>[0]['app']) {
  const save = vi.fn<(name: string, content: Blob) => void>();
  const outcome = await handOverFile({ file, app: { canShare: () => true, ...app }, save });
  return { outcome, saved: save.mock.calls.map(([name]) => name) };
}

test('[DOC-1] a browser saves a file among its downloads, also where it could share it', async () => {
  expect(await handedTo({ share: refusing('NotAllowedError') })).toEqual({ outcome: 'done', saved: [file.name] });
});

test('[DOC-1] an installed app of an iPhone hands a file to the share sheet', async () => {
  const shared: unknown[] = [];
  const share = async (data?: ShareData) => void shared.push(...(data?.files ?? []));
  expect(await handedTo({ standalone: true, share })).toEqual({ outcome: 'done', saved: [] });
  expect(shared).toEqual([file]);
});

test('[DOC-1] a share sheet that was closed leaves no file behind', async () => {
  expect(await handedTo({ standalone: true, share: refusing('AbortError') })).toEqual({ outcome: 'done', saved: [] });
});

test('[DOC-1] where the press is too long ago for a share sheet, another one is asked for', async () => {
  const asked = await handedTo({ standalone: true, share: refusing('NotAllowedError') });
  expect(asked).toEqual({ outcome: 'needsPress', saved: [] });
});

test('[DOC-1] where sharing is not possible, the file is opened', async () => {
  const app = { standalone: true, share: refusing('DataError') };
  expect(await handedTo(app)).toEqual({ outcome: 'done', saved: [file.name] });
  expect(await handedTo({ ...app, canShare: () => false })).toEqual({ outcome: 'done', saved: [file.name] });
});
