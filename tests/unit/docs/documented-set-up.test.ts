import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read, ROOT } from '../../documents.ts';
import { DOCUMENTED, documentedFile, unitLines } from '../../e2e/stores/documented-files.ts';
import { readEnvironment } from '#environment.ts';
import { parseSettings } from '#environment/settings-file.ts';

/** What tests/e2e/stores/documented-set-up.spec.ts does not run: the container, and what is the same in all of them. */
const lines = read('docs/examples/Dockerfile').split('\n');
const of = (word: string) =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

test('the settings of docs/operations.md can be read', () => {
  const text = documentedFile(DOCUMENTED.settings).replaceAll('…', 'secret');
  const settings = parseSettings(text, 'selvedge.env');
  const { DATA_DIR, STORE_ORIGIN, SMTP_URL } = settings;
  expect(readEnvironment(settings)).toMatchObject({ DATA_DIR, STORE_ORIGIN, SMTP_URL });
});

test('the container starts what the service starts, with its data where the settings of the documents have it', () => {
  const [[command = '', ...words] = []] = unitLines(documentedFile(DOCUMENTED.service), 'ExecStart');
  const [folder = ''] = of('WORKDIR');
  expect(JSON.parse(of('CMD')[0] ?? '')).toEqual([command.replace(`${folder}/`, ''), ...words]);
  const { DATA_DIR } = parseSettings(documentedFile(DOCUMENTED.settings), 'selvedge.env');
  expect(of('VOLUME')).toEqual([DATA_DIR]);
  const set = Object.fromEntries(of('ENV').flatMap((line) => line.split(' ').map((word) => word.split('='))));
  expect(set).toEqual({ HOST: '0.0.0.0', DATA_DIR });
  expect(of('EXPOSE')).toEqual([String(readEnvironment({}).PORT)]);
});

test('the container has what a checkout has, and the Node of the package', () => {
  const copied = of('COPY').flatMap((line) => line.split(' ').slice(1, -1));
  expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  expect(of('FROM')[0]).toMatch(new RegExp(`^node:${dependencies.node?.split('.')[0]}-`));
});
