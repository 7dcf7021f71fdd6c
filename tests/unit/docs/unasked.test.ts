import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TEXT_MODULES } from '#languages/text-modules.ts';
import { StoreFile } from '#owner/shop-folder/store-schema.ts';

/** Where the texts of each part of a language are; those of a server beside those of pages. */
const MODULES: Partial<Record<string, string>> = {
  ...TEXT_MODULES,
  emails: '/src/store-api/shop/mail/templates/email-templates.ts',
  orderEmails: '/src/store-api/shop/mail/templates/order-templates.ts',
  returnEmails: '/src/store-api/shop/mail/templates/return-templates.ts',
  paymentForms: '/src/backends/serving/payment-forms.ts',
};
/** Names of brands, which no language changes. */
const OTHERS = ['/src/site/PaymentBrands.astro'];

const [, section = ''] = readFileSync('docs/owners.md', 'utf8').split('### What it says unasked');
const rows = [...section.split('\n## ')[0]!.matchAll(/^\| (".*) \| .* \| (.*) \|$/gm)].map(
  ([, sentences = '', keys = '']) => ({
    sentences: [...sentences.matchAll(/"([^"]+)"/g)].map(([, text]) => text!),
    keys: [...keys.matchAll(/`([a-z]+(?:\.?[a-zA-Z]+)*)(?:\([^`]*\))?`/gi)].map(([, key]) => key!),
    withValues: [...keys.matchAll(/`([a-zA-Z.]+)\([^`]*\)`/g)].map(([, key]) => key!),
  }),
);
const sourceOf = (file: string) => readFileSync(file.slice(1), 'utf8');
const partOf = (key: string) => MODULES[key.split('.')[0] ?? ''];

test('each sentence that docs/owners.md says a shop says unasked, is one of its texts', () => {
  const code = [...Object.values(MODULES), ...OTHERS].map((file) => sourceOf(file ?? '')).join('\n');
  expect(rows.length).toBeGreaterThan(25);
  for (const text of rows.flatMap(({ sentences }) => sentences))
    for (const part of text.split(/YEAR|NAME/).filter((words) => words.length > 2)) expect(code).toContain(part.trim());
});

test('what it says that each is changed by, is a key of store.yaml or a text of a language', () => {
  for (const { sentences, keys, withValues } of rows) {
    expect(keys, sentences[0]).not.toEqual([]);
    for (const key of keys) {
      const file = partOf(key);
      const [first = '', second] = key.split('.');
      if (file && second !== undefined) {
        expect(sourceOf(file), key).toMatch(new RegExp(`export (?:const|function) ${second}\\b`));
        const takesValues = new RegExp(`export (?:const ${second} = \\(|function ${second}\\b)`).test(sourceOf(file));
        expect(withValues.includes(key), key).toBe(takesValues);
      } else {
        const field = StoreFile.shape[first as keyof typeof StoreFile.shape];
        expect(field, key).toBeDefined();
        if (second !== undefined)
          expect(Object.keys((field as unknown as { unwrap: () => { shape: object } }).unwrap().shape), key).toContain(
            second,
          );
      }
    }
  }
});

test('what it says to machines unasked stands there too', () => {
  const code = readdirSync('src/seo', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`src/seo/${name}`, 'utf8'))
    .join('\n');
  const [, table = ''] = section.split('\n## ')[0]!.split('| Machines read |');
  const named = [...table.matchAll(/`(g:\w+|\w+)`/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(8);
  for (const name of named.filter((one) => /^g:|^[a-z]+[A-Z]/.test(one))) expect(code, name).toContain(name);
  // What is the same of every product, whatever its owner writes.
  const same = [/element\('(g:\w+)', '/g, /(\w+): term\('/g, /(\w+): endOf/g].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, name]) => name!),
  );
  expect(same).toContain('priceValidUntil');
  // The two say what the owner has: a price before a sale, and days for returns.
  const asked = ['priceType', 'returnPolicyCategory'];
  expect(same.filter((name) => !asked.includes(name) && !named.includes(name))).toEqual([]);
});

test('whatever a shop says of shipping, and of what it will do, stands there', () => {
  const said = rows.flatMap(({ keys }) => keys);
  const claims = Object.entries(MODULES).flatMap(([part, file]) =>
    [...sourceOf(file ?? '').matchAll(/^export (?:const|function) (\w+)([^]*?)(?=^export |^\/\*\*|(?![^]))/gm)]
      .filter(([, , text = '']) =>
        /\bfree\b|\bglad to\b|\bwe (?:will|have your|start|are packing)\b|\bget back\b/i.test(text),
      )
      .map(([, name]) => `${part}.${name}`),
  );
  expect(claims.length).toBeGreaterThan(10);
  expect(claims.filter((one) => !said.includes(one))).toEqual([]);
});
