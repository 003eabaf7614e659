import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA, type ManifestOptions, type ResolvedVitePWAOptions } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import type { ManifestTransform } from 'workbox-build';
import product from './package.json' with { type: 'json' };
import { buildId } from './server/tools/build-id.ts';
import { legalTexts } from './server/tools/legal-texts.ts';
import { manualPages } from './server/tools/manual-pages.ts';
import { oldestBrowsers } from './server/tools/oldest-browsers.ts';
import { languages } from './src/contract/language.ts';
import { serverNamespaces } from './src/i18n/namespaces.ts';
import './tests/tools/compile-cache.ts';
import { limitOf } from './tests/tools/machine-speed.ts';

const apiAddress = `http://127.0.0.1:${process.env.API_PORT ?? '8081'}`;
const build = { version: product.version, buildId: buildId(import.meta.dirname) };

const manifest: Partial<ManifestOptions> = {
  name: 'Device Portal',
  short_name: 'Device Portal',
  description: 'Check and register medical devices, also without a network.',
  id: '/',
  start_url: '/qr/function-check',
  scope: '/',
  display: 'standalone',
  lang: 'en',
  dir: 'ltr',
  theme_color: '#004d63',
  background_color: '#f2f7f9',
  categories: ['business', 'medical', 'productivity'],
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    picture('check-narrow', 'narrow', 'A function check'),
    picture('unsent-narrow', 'narrow', 'Where the checks are that were made'),
    picture('organisation-wide', 'wide', 'The devices of an organisation'),
  ],
  shortcuts: [
    { name: 'Function check', url: '/qr/function-check' },
    { name: 'Device registration', url: '/qr/device-registration' },
    { name: 'Unsent work', url: '/qr/unsent' },
  ],
};

/** Shown where the portal is offered for installation; drawn by tests/tools/draw-manifest-screenshots.ts. */
function picture(name: string, formFactor: 'narrow' | 'wide', label: string) {
  const sizes = formFactor === 'narrow' ? '390x844' : '1440x900';
  return { src: `/screenshots/${name}.png`, sizes, type: 'image/png', form_factor: formFactor, label };
}

// Tests of the built app: `npm test` runs them after the build, `npm run check` leaves them out.
const testsOfTheBuild = ['tests/shape/first-load-budget.test.ts', 'tests/shape/built-*.test.ts'];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    // The portal's controls know more than thirty languages; the product speaks five.
    optimizeLocales.vite({ locales: [...languages] }),
    legalTexts(),
    describeBuild(),
    writeManuals(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest,
      includeManifestIcons: false, // the globs below list them already
      integration: { beforeBuildServiceWorker: forgetUnhashedEntries },
      injectManifest: {
        rollupFormat: 'iife',
        target: oldestBrowsers,
        // One list that must arrive, but for what sw/is-later.ts names: a missing decoder must not block an install.
        globPatterns: ['**/*.{html,js,css,webmanifest,wasm}', 'locales/**/*.json', 'icons/*.{svg,png}'],
        globIgnores: serverNamespaces.map((namespace) => `locales/*/${namespace}.json`),
        manifestTransforms: [withHashes],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  define: { __BUILD_ID__: JSON.stringify(build.buildId) },
  // The default import condition of dexie is its ES5 build, 2 kB larger.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  build: {
    target: oldestBrowsers,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: neededAtOnce },
    rolldownOptions: {
      output: {
        // Seven characters of a hash, the fewest there may be: the first files name many others, and nothing of a hash can be compressed.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store)[\\/]/,
            },
            // With what keeps the first answer: late pages share it too, and it would become a file of its own.
            {
              name: 'dexie',
              test: /node_modules[\\/]dexie[\\/]|src[\\/](offline[\\/](drafts|database|kept-checklists|late-watched)|domain[\\/]draft-guard)\.ts/,
            },
            // What the entry needs at once is one file; shared with later chunks it would become a handful of crumbs.
            { name: 'field', tags: ['$initial'] },
            // Of the portal: what it begins with, what many of its pages share, and what a few do. Else a hundred crumbs would
            // come one by one. None of them needs one of those after it.
            portalPart('portal', isOfStart),
            { ...portalPart('portal-many'), minShareCount: 6 },
            { ...portalPart('portal-few'), minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': apiAddress, '/meta': apiAddress } },
  test: {
    // One for each core: most of them wait for a database, and two files never share one.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,sw,server}/**/*.test.{ts,tsx}', 'tests/{shape,tools,support}/**/*.test.ts'],
          exclude: testsOfTheBuild,
          setupFiles: ['tests/support/readers/console-guard.ts'],
          testTimeout: limitOf(20),
          hookTimeout: limitOf(20),
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/{api,database}/**/*.test.ts'],
          globalSetup: ['tests/support/servers/start-postgres.ts', 'tests/support/servers/fill-databases.ts'],
          setupFiles: ['tests/support/readers/console-guard.ts'],
          testTimeout: limitOf(60),
          hookTimeout: limitOf(120),
        },
      },
      { extends: true, test: { name: 'built', include: testsOfTheBuild, testTimeout: limitOf(20) } },
    ],
  },
});

/**
 * What is loaded beside a late file before that file itself asks for it. Each name stands in the first file of the field
 * pages, so only those on the way to the first answer on disk are named, and style sheets, which nothing else would load.
 */
function neededAtOnce(file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  const isOnTheWay = hostType === 'html' || /open-field-storage/.test(file);
  return needed.filter((each) => isOnTheWay || each === file || each.endsWith('.css'));
}

type Graph = {
  getModuleInfo: (id: string) => { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
};
const portalEntry = `${import.meta.dirname}/src/portal/start-portal.tsx`;
let ofOthers: Set<string> | undefined;
let atStart: Set<string> | undefined;

/** A part of the portal: of modules no field page and no public page comes to, whatever it loads later. */
function portalPart(name: string, isPart: (id: string, graph: Graph) => boolean = () => true) {
  return {
    name(id: string, graph: Graph) {
      ofOthers ??= reached(graph, { from: `${import.meta.dirname}/index.html`, not: portalEntry, later: true });
      return !ofOthers.has(id) && isPart(id, graph) ? name : null;
    },
    includeDependenciesRecursively: false, // else what the field pages share would come with it
  };
}

function isOfStart(id: string, graph: Graph): boolean {
  atStart ??= reached(graph, { from: portalEntry, later: false });
  return atStart.has(id);
}

/** The modules that come with one, also those it loads later, if these are asked for. */
function reached(graph: Graph, { from, not, later }: { from: string; not?: string; later: boolean }): Set<string> {
  const found = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || id === not) continue;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    open.push(...importedIds, ...(later ? dynamicallyImportedIds : []));
  }
  return found;
}

/** The worker takes a file only as it was built: the page of a captive portal must not become part of the app. */
function withHashes(entries: Parameters<ManifestTransform>[0]): ReturnType<ManifestTransform> {
  const hashOf = (url: string) =>
    createHash('sha256')
      .update(readFileSync(`dist/${url}`))
      .digest('base64');
  return { manifest: entries.map((entry) => ({ ...entry, integrity: `sha256-${hashOf(entry.url)}` })) };
}

/** The plugin adds the manifest by itself, without a hash; the globs have it with one. */
function forgetUnhashedEntries(options: ResolvedVitePWAOptions) {
  options.injectManifest.additionalManifestEntries = [];
}

/** Writes dist/meta.json, from which the server learns which build it serves, and what each chunk is made of. */
function describeBuild(): Plugin {
  return {
    name: 'describe-build',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = chunks.map(({ fileName, modules: parts }) => [fileName, lengthsBySource(parts)]);
      this.emitFile({ type: 'asset', fileName: 'meta.json', source: JSON.stringify(build) });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(modules)),
      });
    },
  };
}

/** Adds the manuals to the build; the server of `npm run dev` answers with them as they are at that moment. */
function writeManuals(): Plugin {
  return {
    name: 'write-manuals',
    generateBundle() {
      for (const file of manualPages(import.meta.dirname)) this.emitFile({ type: 'asset', ...file });
    },
    configureServer(server) {
      server.middlewares.use('/manual', ({ url = '/' }, answer, next) => {
        const fileName = `manual${url.replace(/\/$/, '/index.html')}`;
        const file = manualPages(import.meta.dirname).find((each) => each.fileName === fileName);
        if (!file) return next();
        answer.setHeader('content-type', fileName.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8');
        answer.end(file.source);
      });
    },
  };
}

function lengthsBySource(parts: Record<string, { renderedLength: number }>): Record<string, number> {
  const lengths: Record<string, number> = {};
  for (const [moduleId, { renderedLength }] of Object.entries(parts)) {
    const source = asSourceName(moduleId);
    lengths[source] = (lengths[source] ?? 0) + renderedLength;
  }
  return lengths;
}

/** A package's name for what comes from node_modules, else the path from the top. */
function asSourceName(moduleId: string): string {
  const inPackage = moduleId.replaceAll('\\', '/').split('/node_modules/').at(-1)!;
  if (inPackage === moduleId) return moduleId.replace(`${import.meta.dirname}/`, '');
  return inPackage
    .split('/')
    .slice(0, inPackage.startsWith('@') ? 2 : 1)
    .join('/');
}
