import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from '#owner/cli/commands.ts';

/** Commands that show something: each has --json. */
const SHOW = [
  'customers show',
  'diff',
  'discounts list',
  'doctor',
  'invoices list',
  'invoices show',
  'list',
  'messages',
  'orders',
  'orders list',
  'orders refunds',
  'orders returns',
  'orders show',
  'stock history',
  'stock list',
  'synonyms',
  'validate',
  'webhooks list',
  'webhooks log',
];
/** Commands that do what cannot be undone: each asks, or takes --yes. */
const REMOVE = [
  'apply',
  'customers close',
  'customers erase',
  'orders cancel',
  'orders lost',
  'orders receive',
  'orders refund',
  'orders refunded',
  'orders refused',
  'remove',
  'restore',
  'webhooks remove',
];
const OTHERS = [
  'answered',
  'backup',
  'customers export',
  'customers unsubscribe',
  'discounts make',
  'encode-pictures',
  'export',
  'import',
  'init',
  'invoices export',
  'invoices print',
  'language',
  'ledger export',
  'orders accept',
  'orders address',
  'orders confirm',
  'orders decline',
  'orders deliver',
  'orders export',
  'orders new',
  'orders pack',
  'orders paid',
  'orders print',
  'orders ready',
  'orders ship',
  'orders tracking',
  'orders unlink',
  'orders unpack',
  'prepare',
  'stock add',
  'stock apply',
  'stock set',
  'test-mail',
  'unlink',
  'webhooks add',
  'webhooks secret',
  'webhooks send',
];
const names = COMMANDS.map(({ name }) => name);
const optionsOf = (name: string) => COMMANDS.find((command) => command.name === name)?.options ?? [];

test('every command stands in one of the three lists', () => {
  expect([...names].sort()).toEqual([...SHOW, ...REMOVE, ...OTHERS].sort());
});

test.each(SHOW)('%s has --json', (name) => expect(optionsOf(name)).toContain('json'));

test.each(REMOVE)('%s has --yes', (name) => expect(optionsOf(name)).toContain('yes'));

test('the help begins with what an owner of a new shop runs first, and ends with what keeps a shop going', () => {
  expect(names.slice(0, 4)).toEqual(['init', 'validate', 'diff', 'apply']);
  expect(names.indexOf('backup')).toBeGreaterThan(names.indexOf('orders list'));
});

test('every command stands in the table of docs/operations.md', () => {
  const documented = readFileSync('docs/operations.md', 'utf8');
  for (const name of names) {
    const word = name.split(' ').at(-1) ?? '';
    const isThere = [`store -- ${name}`, `\`${name}`, `\`${word}\``].some((text) => documented.includes(text));
    expect(isThere, name).toBe(true);
  }
});

test('the list in README.md has every command, by its first word', () => {
  const [row = ''] = /^\| `npm run store -- COMMAND` .*$/m.exec(readFileSync('README.md', 'utf8')) ?? [];
  const listed = [...row.matchAll(/`([a-z][a-z-]*)`/g)].map(([, word]) => word);
  expect(listed.sort()).toEqual([...new Set(names.map((name) => name.split(' ')[0]))].sort());
});

test('a command of one word has a row of its own in docs/operations.md, where it is not taken for part of another', () => {
  const documented = readFileSync('docs/operations.md', 'utf8');
  const alone = names.filter((name) => !name.includes(' ') && !names.some((other) => other.startsWith(`${name} `)));
  for (const name of alone) expect(documented).toMatch(new RegExp(`^\\| \`npm run store -- ${name}[ \`]`, 'm'));
});
