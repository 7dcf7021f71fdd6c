import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderError } from '#owner/shop-folder/folder-problem.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { PLACEHOLDERS } from '#lib/text/fill-facts.ts';

let root = '';
let folder = '';
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-placeholders-'));
  folder = join(root, 'shop');
  await initFolder(folder, { name: 'Kiln', origin: '', currency: 'EUR', locale: 'en-IE', email: '' });
  write('store.yaml', 'id: kiln\nname: Kiln\nhosts:\n  - kiln.example\n');
});
afterEach(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string) => {
  writeFileSync(join(folder, file), text);
};
const problems = () =>
  readShopFolder(folder).then(
    () => [],
    (error: unknown) =>
      (error as FolderError).problems
        .filter(({ file }) => file.startsWith('policies/'))
        .map(({ file, line, what }) => `${file}:${line}: ${what}`),
  );

test('2.route.policies a mistyped placeholder is named with the one that was meant', async () => {
  write(
    'policies/privacy.md',
    '# By {{companyname}}\n\n<!-- {{draft}}\n{{other}} -->\nKept {{ messagesRetention }}, {documentsRetention}\nor [closedAccountsRetention]. {{shop name}}\n',
  );
  write('policies/terms.html', '<p>{{companyEmail}} [companyPhone] { companyAddress } [sic] {1}</p>');
  expect(await problems()).toEqual([
    'policies/privacy.md:1: {{companyname}} is not known: did you mean {{companyName}}?',
    'policies/privacy.md:5: {{ messagesRetention }} is not known: did you mean {{messageRetention}}?',
    'policies/privacy.md:5: {documentsRetention} is not known: did you mean {{documentRetention}}?',
    'policies/privacy.md:6: [closedAccountsRetention] is not known: did you mean {{closedAccountRetention}}?',
    `policies/privacy.md:6: {{shop name}} is not known: one of ${PLACEHOLDERS.map((name) => `{{${name}}}`).join(', ')}`,
  ]);
});

test('2.route.policies one that is filled only where documents are given out is noted', async () => {
  const notes = async () => (await readShopFolder(folder)).notes.filter(({ file }) => file === 'policies/privacy.md');
  write('policies/privacy.md', '# Privacy\n\nInvoices: {{documentRetention}}\n');
  expect(await notes()).toEqual([
    {
      file: 'policies/privacy.md',
      line: 3,
      what: '{{documentRetention}} stays as it stands: it is filled in once tax.yaml has documents',
    },
  ]);
  write('tax.yaml', 'registration: none\ndocuments:\n  prefix: K\n');
  expect(await notes()).toEqual([]);
});
