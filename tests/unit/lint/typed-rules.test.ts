import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { configs, plugin } from 'typescript-eslint';
import { expect, test } from 'vitest';

/** Not among Oxlint's: TypeScript refuses what it would find of a class with private members, as most of ours are. */
const NOT_IN_OXLINT = ['no-unsafe-class-instance-assignment'];

interface Rule {
  meta: { docs?: { requiresTypeChecking?: boolean } };
}

const { rules } = plugin as { rules?: Record<string, Rule> };
const readsTypes = (name: string) => rules?.[name]?.meta.docs?.requiresTypeChecking === true;

test('Oxlint has each rule of typescript-eslint, of its strictest sets, that reads types; ESLint has the others', () => {
  const strictest = rulesOf([...configs.strictTypeChecked, ...configs.stylisticTypeChecked]);
  const inEslint = rulesOf([...configs.strict, ...configs.stylistic]);
  const { config } = ts.parseConfigFileTextToJson('.oxlintrc.json', readFileSync('.oxlintrc.json', 'utf8'));
  const inOxlint = Object.keys(config.rules).map((name) => name.replace('typescript/', ''));
  expect(inOxlint.sort()).toEqual(strictest.filter((name) => readsTypes(name) && !NOT_IN_OXLINT.includes(name)).sort());
  expect(inEslint.sort()).toEqual(strictest.filter((name) => !readsTypes(name)).sort());
});

/** Of typescript-eslint's own, those that are on. */
function rulesOf(sets: readonly { rules?: object }[]): string[] {
  const all = Object.assign({}, ...sets.map((set) => set.rules)) as Record<string, unknown>;
  return Object.keys(all)
    .filter((name) => name.startsWith('@typescript-eslint/') && ![all[name]].flat().includes('off'))
    .map((name) => name.replace('@typescript-eslint/', ''));
}
