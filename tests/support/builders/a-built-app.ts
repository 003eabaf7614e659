import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import type { BuiltApp } from '../../../server/http/serve-app.ts';

/** A built app of a few small files, for tests of how the server hands them out. */
export function aBuiltApp(buildId = 'build-1', files: Record<string, string> = {}): BuiltApp {
  const dist = mkdtempSync(join(tmpdir(), 'device-portal-dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  const all: Record<string, string> = {
    'index.html': '<!doctype html><title>Device Portal</title>',
    'meta.json': JSON.stringify({ version: '0.1.0', buildId }),
    'manifest.webmanifest': '{"name":"Device Portal"}',
    'service-worker.js': '// precache',
    'locales/en/field.json': '{"send":"Send"}',
    'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{}',
    [`assets/main-${buildId}.js`]: `console.log('${buildId}')`,
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
    if (name.endsWith('.js')) writeFileSync(join(dist, `${name}.br`), brotliCompressSync(content));
  }
  return { dist, version: '0.1.0', buildId };
}
