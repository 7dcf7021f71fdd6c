import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '#environment.ts';
import { parseSettings, useSettingsFile } from '#environment/settings-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('lines of NAME=value: comments, quotes, ends of lines, and a # that belongs to a value', () => {
  const text = `\uFEFF# of the shop
DATA_DIR=/var/lib/selvedge
  export STORE_ORIGIN = https://shop.example

MAIL_FROM="Indigo Row <office@shop.example>" # whom it comes from
UPI_NAME='Asha "Indigo" Rao'\r
SMTP_URL=smtps://user:pa#ss=word$@mail.example   # by day
EMPTY=
`;
  expect(parseSettings(text, 'selvedge.env')).toEqual({
    DATA_DIR: '/var/lib/selvedge',
    STORE_ORIGIN: 'https://shop.example',
    MAIL_FROM: 'Indigo Row <office@shop.example>',
    UPI_NAME: 'Asha "Indigo" Rao',
    SMTP_URL: 'smtps://user:pa#ss=word$@mail.example',
    EMPTY: '',
  });
});

test('every line that is no setting is named, and nothing of it is a secret', () => {
  const text = 'DATA_DIR: data\nPORT=1\nPORT=2\nMAIL_FROM="Shop\nsk_live_secret\n';
  expect(() => parseSettings(text, 'selvedge.env')).toThrow(
    new StartError(
      'selvedge.env:1 is not NAME=value; selvedge.env:3 sets PORT a second time; ' +
        'selvedge.env:4: the quotation mark of MAIL_FROM is not closed; selvedge.env:5 is not NAME=value',
    ),
  );
});

test('the environment counts more; a file that is named has to be there, and to be read', () => {
  const file = join(folder, 'one.env');
  writeFileSync(file, 'DATA_DIR=/from/file\nPORT=9\nHOST=::1\n');
  Object.assign(process.env, { PORT: '', HOST: 'shop' });
  useSettingsFile(file);
  expect(process.env).toMatchObject({ DATA_DIR: '/from/file', PORT: '', HOST: 'shop', SELVEDGE_ENV: file });
  expect(() => useSettingsFile(join(folder, 'two.env'))).toThrow(/two\.env cannot be read: ENOENT/);
  expect(() => useSettingsFile(folder)).toThrow(/cannot be read: EISDIR/);
  if (process.getuid?.() === 0) return;
  chmodSync(file, 0);
  expect(() => useSettingsFile(file)).toThrow(/cannot be read by this user: run this as the user/);
});
