import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { ownerCommand } from '../../owner-command.ts';

let root = '';
let shop = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-asks-'));
  shop = join(root, 'shop');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** Runs `init` as at a terminal, where somebody types an answer to each question, and then ends the input. */
async function initAnswering(answers: string[], ...words: string[]) {
  const keyboard = Object.assign(new PassThrough(), { isTTY: true });
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(keyboard as unknown as typeof process.stdin);
  const asked: string[] = [];
  const ended = ownerCommand({ DATA_DIR: join(root, 'data') }, ['init', shop, ...words], {
    onSaid(text) {
      if (!text.trimEnd().endsWith('?') && !text.trimEnd().endsWith(']')) return;
      asked.push(text.trim());
      const answer = answers.shift();
      if (answer === undefined) keyboard.end();
      else keyboard.write(`${answer}\n`);
    },
  });
  return { ...(await ended), asked };
}
const storeFile = () => parse(readFileSync(join(shop, 'store.yaml'), 'utf8')) as Record<string, unknown>;

test('each question has a proposal by the answers before it; a wrong answer is asked for again, with the reason', async () => {
  const { status, asked, said } = await initAnswering([
    'Halde',
    'https://halde.example/shop',
    'halde.example/',
    'EURO',
    'EUR',
    'de-DE',
    'GE RM',
    'UK',
    '',
    'post@halde.example',
  ]);
  expect(status).toBe(0);
  expect(asked).toEqual([
    'What is the shop called? [My Shop]',
    'At which address will it be, such as https://shop.example (empty: not known yet)?',
    `It must be scheme and host without a path, such as https://shop.example.
At which address will it be, such as https://shop.example (empty: not known yet)?`,
    'In which currency does it sell? [INR]',
    `It must be a currency of ISO 4217 with two decimals, such as EUR or INR.
In which currency does it sell? [INR]`,
    'As in which locale are prices and dates written (en-IE: €1,299, 31 December 2026)? [en-IE]',
    'In which country is it, in two letters? [DE]',
    `It must be a country of two capital letters, such as DE or IN.
In which country is it, in two letters? [DE]`,
    `It must be a country, which UK is not: did you mean GB?
In which country is it, in two letters? [DE]`,
    'Which e-mail address gets messages and orders (empty: none)?',
  ]);
  expect(storeFile()).toMatchObject({
    name: 'Halde',
    origin: 'https://halde.example',
    hosts: ['halde.example'],
    currency: 'EUR',
    locale: 'de-DE',
    language: 'de',
    terms: { country: 'DE' },
    company: { name: 'Halde', email: 'post@halde.example' },
  });
  expect(said).toContain(
    'Currency EUR (answered), locale de-DE (answered), country DE (proposed, taken), time zone Europe/Berlin',
  );
});

test('what is given is not asked for', async () => {
  const given = ['--name', 'Halde', '--origin', '', '--locale', 'fr-CA', '--email', ''];
  const { asked, said } = await initAnswering(['', ''], ...given);
  expect(asked).toEqual(['In which currency does it sell? [CAD]', 'In which country is it, in two letters? [CA]']);
  expect(said).toContain(
    'Currency CAD (proposed, taken), locale fr-CA (given), country CA (proposed, taken), time zone America/Toronto',
  );
});

test('whoever ends the questions is told that nothing was written', async () => {
  const { status, wrong, asked } = await initAnswering(['Halde']);
  expect(asked).toHaveLength(2);
  expect({ status, wrong }).toEqual({
    status: 1,
    wrong: 'The questions are not answered, and nothing was written.',
  });
  expect(existsSync(shop)).toBe(false);
});
