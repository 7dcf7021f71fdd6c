import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What no tool of `npm run lint` checks. The rooms' imports are in rooms.config.js, for dependency-cruiser and ESLint. */
const files = listFiles('src').filter((file) => /\.(ts|tsx|astro)$/.test(file));

const MAY_IMPORT: Record<string, string[]> = {
  config: [],
  lib: ['config'],
  environment: ['config', 'lib'],
  'request-context': [],
  counters: [],
  islands: ['lib', 'config'],
  log: ['config', 'request-context'],
  contract: ['config'],
  cache: ['config', 'contract', 'lib'],
  front: ['cache', 'config', 'lib', 'log', 'counters', 'server'],
  ui: ['islands', 'lib', 'config'],
  images: ['lib', 'config', 'environment', 'log'],
  'api-client': ['contract', 'cache', 'config', 'lib', 'environment', 'log', 'request-context'],
  'store-api': ['contract', 'config', 'lib', 'environment', 'api-client', 'log', 'counters'],
  demo: ['store-api', 'contract', 'lib'],
  server: ['environment', 'config', 'lib', 'api-client', 'cache', 'front', 'log', 'counters', 'request-context'],
  ...Object.fromEntries(FEATURES.map((feature, index) => [feature, [...FEATURES.slice(0, index), ...BELOW_FEATURES]])),
  layouts: [...FEATURES, ...BELOW_FEATURES, 'styles'],
  pages: [...FEATURES, ...BELOW_FEATURES, 'layouts', 'styles'],
  middleware: [...FEATURES, ...BELOW_FEATURES, 'cache', 'request-context'],
  fetch: [...BELOW_FEATURES, 'cache', 'environment', 'log', 'counters', 'server'],
  build: [],
  start: ['environment', 'server'],
  styles: [],
  env: [...FEATURES, ...BELOW_FEATURES],
};

/** One file each that stands on a border. */
const EXCEPTIONS: Record<string, string[]> = {
  'src/store-api/cli/prepare.ts': ['demo'],
  'src/api-client/server.ts': ['store-api'],
  'src/catalog/listing/load-listing.ts': ['log'],
  'src/seo/feeds/stream-xml.ts': ['log'],
};

const SOURCE = /\.(ts|tsx|astro)$/;
const files = listFiles('src').filter((file) => SOURCE.test(file));

describe('rooms', () => {
  test.each(files)('%s imports only what its room may', (file) => {
    const room = roomOf(file);
    const allowed = [room, ...(MAY_IMPORT[room] ?? []), ...(EXCEPTIONS[file] ?? [])];
    expect(MAY_IMPORT, `no rule for the room ${room}`).toHaveProperty([room]);
    for (const target of importedRooms(file)) expect(allowed, `${file} imports ${target}`).toContain(target);
  });

  test('store-api knows only the shape of its host from api-client', () => {
    const imports = files
      .filter((file) => roomOf(file) === 'store-api')
      .flatMap((file) => importsOf(file).filter((path) => path.startsWith('#api-client/')));
    expect([...new Set(imports)].filter((path) => path !== '#api-client/embedded.ts')).toEqual([]);
  });

  test('nothing of the server reaches the browser: islands import no node module', () => {
    const islands = files.filter((file) => file.endsWith('.tsx'));
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const path of importsOf(file)) {
        expect(path, `${file} reaches the browser`).not.toMatch(/^node:|^kysely|^hono|^sharp|^pg$/);
        const target = resolveOurs(file, path);
        if (target && SOURCE.test(target)) visit(target);
      }
    };
    islands.forEach(visit);
  });
});

test('API paths are written in the contract only', () => {
  const paths = /['"`]\/(users\/(authorize|register|logout)|accountInfo|storeInfo|payments\/fields)\b/;
  const outside = files.filter((file) => !/^src\/(contract|store-api)\//.test(file));
  expect(outside.filter((file) => paths.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('no folder has more than 20 files on one level, but src/pages, whose files are the addresses', () => {
  const counts = Map.groupBy([...listFiles('src'), ...listFiles('tests')], dirname);
  const full = [...counts].filter(([folder, { length }]) => length > 20 && !/\/baselines\/|\/results$/.test(folder));
  expect(full.map(([folder]) => folder)).toEqual(['src/pages']);
});

test('each exception from a lint rule says why', () => {
  const disabled = [...files, ...listFiles('tests').filter((file) => /\.tsx?$/.test(file))].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('eslint-' + 'disable') && !/ -- \w/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(disabled).toEqual([]);
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}
