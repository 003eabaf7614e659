import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * Who may import whom, upwards only: a folder may use itself, packages and what stands here.
 * `tests/shape/import-table.test.ts` proves each line by planted violations.
 */
const withoutReact = ['contract', 'domain', 'api', 'offline', 'session'];
const bothApplications = [...withoutReact, 'i18n', 'ui', 'start'];
const mayUse: Record<string, { folders: string[]; react: boolean; node: boolean; with?: string }> = {
  'src/contract': { folders: [], react: false, node: false },
  'src/domain': { folders: ['contract'], react: false, node: false },
  'src/api': { folders: ['contract'], react: false, node: false },
  'src/offline': { folders: ['contract', 'domain', 'api'], react: false, node: false },
  'src/session': { folders: ['contract', 'api'], react: false, node: false },
  'src/i18n': { folders: [], react: true, node: false },
  'src/ui': { folders: [], react: true, node: false },
  'src/start': { folders: [...withoutReact, 'i18n', 'ui'], react: true, node: false },
  'src/field': { folders: bothApplications, react: true, node: false },
  'src/public': { folders: bothApplications, react: true, node: false },
  'src/tools': { folders: bothApplications, react: true, node: false },
  'src/portal': { folders: bothApplications, react: true, node: false },
  // Here the rooms of the portal are put together: the only place that uses several of them.
  'src/portal/pages': {
    folders: [...bothApplications, 'field', 'public', 'tools', 'portal'],
    react: true,
    node: false,
    with: 'src/portal/router.tsx',
  },
  sw: { folders: ['contract', 'domain', 'api', 'offline'], react: false, node: false },
  server: { folders: ['contract', 'domain'], react: false, node: true },
};

/** Folders whose rooms do not know each other, but for the one named: what puts them together, or what all of them use. */
const separateRooms: Record<string, { notBound: string[]; shared: string[] }> = {
  'src/field': { notBound: ['shell'], shared: [] },
  'src/public': { notBound: [], shared: [] },
  'src/tools': { notBound: [], shared: [] },
  'src/portal': { notBound: ['pages'], shared: ['shell'] },
};

/**
 * The rooms of the server, each after those it may use: no circle. Files beside the rooms are of two kinds: what all of it
 * begins with (settings, errors), and what puts the rooms together (build-server, main, admin …), which no room imports.
 */
const serverRooms: Record<string, string[]> = {
  database: [],
  texts: [],
  http: ['database'],
  access: ['database', 'http'],
  history: ['database', 'http', 'access'],
  checklists: ['database', 'http', 'history'],
  devices: ['database', 'http', 'access', 'history'],
  mails: ['database', 'access', 'texts'],
  notifications: ['database', 'mails'],
  'label-keys': ['database'],
  submissions: [
    'database',
    'http',
    'access',
    'history',
    'checklists',
    'devices',
    'mails',
    'notifications',
    'label-keys',
    'texts',
  ],
  pictures: ['database', 'http'],
  uploads: ['database', 'http', 'submissions', 'pictures'],
  checks: ['database', 'http', 'access', 'history', 'checklists', 'devices', 'notifications', 'submissions', 'uploads'],
  overview: ['database', 'http', 'access', 'devices'],
  sites: ['database', 'http', 'access', 'history', 'devices', 'overview'],
  users: ['database', 'http', 'access', 'history', 'mails', 'overview'],
  customers: ['database', 'http', 'access', 'history', 'devices', 'pictures', 'sites', 'users'],
  exports: ['database', 'http', 'access', 'sites', 'users', 'customers'],
  documents: ['database', 'http', 'access', 'devices', 'submissions', 'pictures', 'checks', 'exports', 'texts'],
  calendar: ['database', 'http', 'access', 'history', 'documents', 'texts'],
  labels: ['database', 'http', 'access', 'history', 'devices', 'label-keys', 'documents', 'texts'],
  models: ['database', 'http', 'access', 'history', 'devices', 'customers'],
  packs: ['database', 'http', 'checklists', 'label-keys'],
  search: ['database', 'http', 'access'],
  demo: ['database', 'http', 'access', 'devices', 'label-keys', 'submissions', 'labels', 'models', 'packs', 'search'],
  import: ['database', 'http', 'access', 'history', 'devices', 'exports'],
  phone: ['http', 'texts'],
  registrations: ['database', 'http', 'access', 'history', 'devices', 'mails', 'sites', 'customers'],
  reminders: ['database', 'devices', 'mails', 'notifications', 'overview', 'texts'],
  'sign-in': ['database', 'http', 'access', 'mails', 'users'],
  tools: [],
};
const aboveServerRooms = [
  'admin',
  'build-server',
  'end-gracefully',
  'fill-derived-columns',
  'main',
  'prepare-database',
];

const sourceFolders = [...bothApplications, 'field', 'public', 'tools', 'portal'];
const runtimes = ['sw', 'server', 'tests'];
const code = '**/*.{ts,tsx}';
const testCode = '**/*.test.{ts,tsx}';

// Codes are read on phones only; the server may draw them.
const browserPackages = {
  regex: '^(dexie|workbox-[a-z-]+)(/|$)|^zxing-wasm($|/reader)',
  message: 'This is for browsers only.',
};
const reactPackages = {
  regex: '^(react|react-dom|react-i18next|react-aria.*|@react-.*|@tanstack/react-.*)(/|$)',
  message: 'No React here: the worker, the server or a plain test must be able to use it.',
};
const serverPackages = {
  regex: '^(fastify.*|@fastify/.*|kysely.*|pg|nodemailer|rate-limiter-flexible|@peculiar/.*)(/|$)',
  message: 'This is for the server only.',
};
const nodeModules = {
  regex: '^(node:.*|assert|buffer|child_process|crypto|events|fs|http|https|net|os|path|stream|url|util|zlib)(/|$)',
  message: 'Node has no place in what browsers run.',
};

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist/', 'data/', 'test-results/', 'screenshots/'],
  rules: {
    eqeqeq: 'error',
    'max-params': ['error', { max: 3 }],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
    'import/extensions': ['error', 'ignorePackages'],
    'import/no-cycle': 'error',
    'import/no-self-import': 'error',
    'jsx-a11y/control-has-associated-label': 'off', // does not see into components; axe looks at the real page
    'jsx-a11y/prefer-tag-over-role': 'off', // screen readers know role="status" better than <output>
    'promise/no-callback-in-promise': 'off', // i18next's backends are called back
    'react/exhaustive-deps': 'error',
    'react/incompatible-library': 'off', // of React's compiler, which does not see this code
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'typescript/await-thenable': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-misused-spread': 'off', // we spread text to walk its code points
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: false }],
    'typescript/unbound-method': 'off', // our objects are made of plain functions, which need no this
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
  },
  overrides: [
    { files: ['src/**', 'sw/**', 'server/**'], rules: { 'import/no-default-export': 'error' } },
    ...Object.keys(mayUse).flatMap(importsOf),
    importsOfMain(),
    onlyApiMayFetch(),
    noHiddenInputs(),
    { files: [testCode], rules: { 'max-params': 'off', 'no-loss-of-precision': 'off' } },
    { files: ['tests/support/**'], rules: { 'vitest/no-standalone-expect': 'off', 'vitest/valid-title': 'off' } },
    // Fixtures of Playwright look like hooks; its tests are not React.
    {
      files: ['tests/{journeys,pages}/**'],
      rules: { 'react/rules-of-hooks': 'off', 'vitest/no-conditional-tests': 'off' },
    },
  ],
});

/** The rules for one folder: one for its code, one for its tests, which may also use tests/support and Node. */
function importsOf(folder: string): OxlintOverride[] {
  const { folders: usable, react, node, with: also } = mayUse[folder]!;
  const isSource = folder.startsWith('src/');
  const own = isSource ? folder.split('/')[1]! : folder.split('/')[0]!;
  const forbidden = sourceFolders.filter((name) => name !== own && !usable.includes(name));
  const foreign = runtimes.filter((name) => name !== own && name !== 'tests');
  const message = `${folder} may use ${usable.join(', ') || 'no other folder'}.`;
  const always = [
    { regex: `^(\\./)?(\\.\\./)+${isSource ? '(src/)?' : 'src/'}(${forbidden.join('|')})/.*\\.(tsx?|css)$`, message },
    { regex: `^(\\./)?(\\.\\./)+(${foreign.join('|')})(/|$)`, message },
    { regex: '^\\.{1,2}/(.*/)?main\\.tsx?$', message: `${message} Nothing imports the place that wires.` },
    ...(react ? [] : [reactPackages]),
    ...(node ? [browserPackages] : [serverPackages]),
  ];
  const ofCode = [
    ...always,
    ...(node ? [] : [nodeModules]),
    { regex: '^\\.{1,2}/(.*/)?tests(/|$)', message: 'Only tests use tests/support.' },
  ];
  const ofTests = [
    ...always,
    {
      regex: '^\\.{1,2}/(.*/)?tests/(api|database|journeys|pages|shape|tools|bench)(/|$)',
      message: 'Of tests/ a test beside the code uses support only.',
    },
  ];
  return [
    restricted([`${folder}/${code}`, ...(also ? [also] : [])], [`${folder}/${testCode}`], ofCode),
    restricted([`${folder}/${testCode}`], [], ofTests),
    ...roomsOf(folder, { ofCode, ofTests }),
  ];
}

type Patterns = { regex?: string; group?: string[]; message: string }[];

/** What is forbidden between the rooms of a folder, beside what is forbidden for the whole of it. */
function roomsOf(folder: string, { ofCode, ofTests }: Record<'ofCode' | 'ofTests', Patterns>): OxlintOverride[] {
  if (folder === 'server') return Object.keys(serverRooms).map((room) => roomOfServer(room, ofCode));
  const rooms = separateRooms[folder];
  if (!rooms) return [];
  const notBound = rooms.notBound.map((room) => `${folder}/${room}/**`);
  const group = ['../*/**', '!../../**', ...rooms.shared.map((room) => `!../${room}/**`)];
  const separate = { group, message: `No room of ${folder} imports another.` };
  // From src/portal/devices/x.ts another room is one level up; everything else is two.
  return [
    restricted([`${folder}/*/${code}`], [`${folder}/${testCode}`, ...notBound], [...ofCode, separate]),
    restricted([`${folder}/*/${testCode}`], notBound, [...ofTests, separate]),
  ];
}

function roomOfServer(room: string, ofCode: Patterns): OxlintOverride {
  const usable = serverRooms[room]!;
  const closed = Object.keys(serverRooms).filter((name) => name !== room && !usable.includes(name));
  const message = `server/${room} may use ${usable.join(', ') || 'no other room'} of the server.`;
  return restricted(
    [`server/${room}/${code}`],
    [`server/${room}/${testCode}`],
    [
      ...ofCode,
      { regex: `^(\\./)?(\\.\\./)+(${closed.join('|')})/`, message },
      { regex: `^(\\./)?(\\.\\./)+(${aboveServerRooms.join('|')})\\.ts$`, message },
    ],
  );
}

function restricted(files: string[], excludeFiles: string[], patterns: Patterns): OxlintOverride {
  return { files, excludeFiles, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/** src/main.tsx wires the page: anything in src, nothing else. */
function importsOfMain(): OxlintOverride {
  return {
    files: ['src/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^\\.{1,2}/(.*/)?(sw|server|tests)(/|$)', message: 'src/main.tsx may use anything in src.' },
            nodeModules,
            serverPackages,
          ],
        },
      ],
    },
  };
}

/** One place speaks to the network, so that what an answer means is decided once. */
function onlyApiMayFetch(): OxlintOverride {
  const message = 'Only src/api speaks to the network.';
  return {
    files: [`src/${code}`],
    excludeFiles: [`src/api/${code}`, `src/${testCode}`],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map((name) => ({ name, message })),
      ],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].map((object) => ({ object, property: 'fetch', message })),
        { object: 'navigator', property: 'sendBeacon', message },
      ],
    },
  };
}

/** A rule has no input but its arguments: no clock, no chance. */
function noHiddenInputs(): OxlintOverride {
  const message = 'Clock and chance come in as arguments.';
  return {
    files: [`src/contract/${code}`, `src/domain/${code}`],
    excludeFiles: [`src/${testCode}`],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Only src/api speaks to the network.' }],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message },
        { object: 'Math', property: 'random', message },
      ],
    },
  };
}
