import { expect, test } from 'vitest';
import { ownerCommand } from '../../../api/owner-command.ts';

/** Each wrong line ends with the reason, after the help of the command that it is about alone. */
const STOCK_SET = 'stock set SKU N';

test.each<[string, string, string[]]>([
  ['stock set JN-32', "missing required argument 'N'", [STOCK_SET]],
  ['stock set JN-32 4 5', "too many arguments for 'set'. Expected 2 arguments but got 3: JN-32, 4, 5.", [STOCK_SET]],
  ['stock set JN-32 many', "'many' is not a whole number.", [STOCK_SET]],
  ['stock set JN-32 4 --stroe x', "unknown option '--stroe'\n(Did you mean --store?)", [STOCK_SET]],
  ['stock set JN-32 4 --store', "option '--store <ID>' argument missing", [STOCK_SET]],
  ['stock sett JN-32 4', "There is no command 'stock sett JN-32 4'. Did you mean stock set?", [STOCK_SET]],
  ['messages --kind spam', '--kind is contact or newsletter.', ['messages']],
  ['aply my-shop', "There is no command 'aply my-shop'. Did you mean apply?", ['apply DIR']],
])('%s', async (line, reason, commands) => {
  const { status, said, wrong } = await ownerCommand({}, line.split(' '));
  expect({ status, said }).toEqual({ status: 2, said: '' });
  expect(wrong.endsWith(`\n\n${reason}`), wrong).toBe(true);
  const explained = wrong.split('\n').filter((text) => /^(?:npm| {2}\S)/.test(text));
  expect(explained.map((text) => text.replace(/ \[.*/, ''))).toEqual(commands.map((one) => `npm run store -- ${one}`));
});

test('of one option that is missing or wrong, the help of that option alone, and where the rest stands', async () => {
  const refund = await ownerCommand({}, ['orders', 'refund', '7KQ', '--line', '2x1']);
  expect(refund).toMatchObject({ status: 2, said: '' });
  expect(refund.wrong.split('\n')).toEqual([
    'npm run store -- orders refund ID [NUMBER] [--amount N] [--line N[xM]] [--reason TEXT] [--store ID] [--yes]',
    '      --reason     why: needed with an amount or a line, and kept for you',
    '      The rest: npm run store -- help orders refund',
    '',
    '--reason is missing. It says why, such as --reason "too small"',
  ]);
  const settled = await ownerCommand({}, ['orders', 'refunded', '7KQ', '--as', 'gone']);
  expect(settled.wrong.split('\n').slice(1)).toEqual([
    '      --as returned, --as nothing  money went back, or none is to; without it what was due has gone',
    '      back, and what was to be checked stays',
    '      The rest: npm run store -- help orders refunded',
    '',
    '--as is returned or nothing.',
  ]);
});

test('of a word that begins several, the help of those; of one that begins none, the names of all', async () => {
  const among = await ownerCommand({}, ['stock', 'steal', 'x']);
  expect(among.wrong).toMatch(/\n\nThere is no command 'stock steal x'\.$/);
  expect(among.wrong.match(/^ {2}stock /gm)).toHaveLength(5);
  expect(among.wrong).not.toMatch(/^ {2}(apply|orders)/m);
  const list = await ownerCommand({}, ['orders', 'lst']);
  expect(list.wrong).toMatch(/\n\nThere is no command 'orders lst'\. Did you mean orders list\?$/);
  const none = await ownerCommand({}, ['sell']);
  expect(none.wrong).toMatch(/\n\nThere is no command 'sell'\.$/);
  expect(none.wrong).toContain('stock list\n  stock set, stock add');
  // A terminal has 24.
  expect(none.wrong.split('\n').length).toBeLessThan(24);
  expect((await ownerCommand({}, [])).wrong).toMatch(/\n\nA command is missing\.$/);
});

test('help that is asked for is no mistake', async () => {
  const { status, said } = await ownerCommand({}, ['stock', 'set', '--help']);
  expect(status).toBe(0);
  expect(said).toMatch(new RegExp(`^npm run store -- ${STOCK_SET} \\[`));
  expect(said).toContain('--env FILE');
});
