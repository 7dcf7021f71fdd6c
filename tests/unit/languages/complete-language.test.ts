import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { StartError } from '#environment.ts';
import { checkFiles } from '#languages/check-files.ts';
import { completeLanguage } from '#languages/complete-language.ts';
import { readLanguage } from '#languages/read-language.ts';
import { writeLanguage } from '#languages/write-language.ts';

test('a new file has every text that shoppers read as a comment, and a second time nothing is added', () => {
  const { source, translated, untranslated } = completeLanguage('xx.ts');
  expect([...readLanguage(source, 'xx.ts').parts.values()].flatMap(({ texts }) => [...texts])).toEqual([]);
  expect(translated).toEqual([]);
  expect(untranslated.length).toBeGreaterThan(900);
  expect(source).toContain("//     removed: 'Removed from cart',\n");
  expect(source).toContain('//     continueShopping:');
  expect(untranslated).not.toContain('orderEmails.orderToShipEmail');
  expect(completeLanguage('xx.ts', source).source).toBe(source);
});

test('a comment without its sign is the text in English, of mails too, and says what it is made of', () => {
  const { source, untranslated } = completeLanguage('xx.ts');
  expect(source).toContain('//     // write out itemCount: (count) =>');
  const english = source.replace(/^\/\/ ?/gm, '');
  const { parts } = readLanguage(english, 'xx.ts');
  expect([...parts].flatMap(([part, { texts }]) => [...texts.keys()].map((name) => `${part}.${name}`))).toEqual(
    untranslated,
  );
  expect(parts.get('emails')?.texts.get('passwordResetEmail')).toContain('`Hello,\n\nsomeone, hopefully you,');
});

test('what is there stays, what is missing comes behind it, and what the shop does not say is named', () => {
  const own = "export default { cart: { removed: 'Weg', olde: 'x' }, nix: { one: '1' } } satisfies Language;\n";
  const { source, translated, unknown } = completeLanguage('xx.ts', own);
  expect(translated).toEqual(['cart.removed']);
  expect(unknown).toEqual(['cart.olde', 'nix.one']);
  expect(source).toMatch(/^export default \{ cart: \{ removed: 'Weg', olde: 'x',\n\/\/ {5}addedText: /);
  expect([...(readLanguage(source, 'xx.ts').parts.get('cart')?.texts ?? [])]).toEqual([
    ['removed', "'Weg'"],
    ['olde', "'x'"],
  ]);
});

test("a country's file has the words of its language", () => {
  const { source } = completeLanguage('xx-YY.ts', undefined, "export default { cart: { removed: 'Entfernt' } };");
  expect(source).toContain("//     removed: 'Entfernt',\n//     cleared: 'Cart cleared',\n");
});

test('D750: English of a country has its words, in the texts alone', () => {
  const textsOf = (code: string, source?: string) => {
    const complete = completeLanguage(`src/languages/${code}.ts`, source);
    const { parts } = readLanguage(complete.source, `${code}.ts`);
    return {
      ...complete,
      texts: [...parts].flatMap(([part, { texts }]) => [...texts].map(([name, text]) => [`${part}.${name}`, text])),
    };
  };
  const { texts, translated, untranslated, source } = textsOf('en-IE');
  expect(Object.fromEntries(texts)).toMatchObject({
    'catalog.color': "'Colour'",
    'cart.color': "'Colour'",
    'catalog.colorsOf': "(colors) => `${colors.length} colours: ${colors.join(', ')}`",
    'refusals.colorMissing': '(title) => `Please select a colour for ${title}`',
  });
  expect(translated).toEqual(texts.map(([name]) => name));
  // What hangs on another text could not be written so: the filter takes the word of the product's page.
  expect(source).not.toContain("write out color: 'Color'");
  expect(untranslated).not.toContain('cart.color');
  expect(textsOf('en-IE', source).source).toBe(source);
  expect(Object.fromEntries(texts)).toMatchObject({
    'checkout.postalCode': "'Eircode'",
    'checkout.deliveryLater': "'Fill in the Eircode to see how it comes, when and at what price.'",
    'checkout.shippingInformation': "'Delivery Information'",
    'cart.pricesIncludeTaxes': "'Prices include VAT.'",
    'catalog.taxIncluded': "'VAT included.'",
  });
  const called = (code: string, ...names: string[]) =>
    names.map((name) => Object.fromEntries(textsOf(code).texts)[name]);
  expect(called('en-GB', 'checkout.postalCode', 'catalog.deliverTo')).toEqual(["'Postcode'", "'Deliver to postcode'"]);
  expect(called('en-GB', 'orders.pickUp', 'orders.readyForPickup', 'orders.pickedUp', 'orders.ready')).toEqual([
    "'Collection'",
    "'Ready for collection'",
    "'Collected'",
    "'Your order is ready to be collected.'",
  ]);
  expect(called('en-AU', 'cart.taxes', 'cart.shipping', 'orders.pickUp', 'checkout.city')).toEqual([
    "'GST'",
    "'Delivery'",
    undefined,
    "'Suburb'",
  ]);
  expect(called('en-IN', 'cart.color', 'checkout.postalCode')).toEqual(["'Colour'", undefined]);
  expect(called('en-US', 'cart.color', 'checkout.postalCode', 'checkout.notServed', 'checkout.addressHint')).toEqual([
    undefined,
    "'ZIP Code'",
    "'We do not deliver to this ZIP code.'",
    "'Street, apartment, unit'",
  ]);
  expect(textsOf('en-001').texts).toEqual([]);
  expect(textsOf('en').texts).toEqual([]);
  expect(textsOf('it').texts).toEqual([]);
});

test('the file is written, then completed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-language-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const url = pathToFileURL(`${folder}/`);
  expect(await writeLanguage('xx', url)).toMatchObject({ file: 'src/languages/xx.ts', isNew: true, base: undefined });
  expect(readFileSync(join(folder, 'xx.ts'), 'utf8')).toMatch(/^import type .* satisfies Language;\n$/s);
  expect(await writeLanguage('xx', url)).toMatchObject({ isNew: false });
  expect(await writeLanguage('xx-YY', url)).toMatchObject({ isNew: true, base: 'src/languages/xx.ts' });
});

test('a file with a mistake is refused before it is read, by whoever starts and by who completes it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-language-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const url = pathToFileURL(`${folder}/`);
  const write = (text: string) => {
    writeFileSync(join(folder, 'xx.ts'), `export default {\n  cart: {\n    ${text}\n  },\n};\n`);
  };
  write("cleared: 'Svuota l'intero carrello',");
  const slip = new StartError("src/languages/xx.ts:3: an apostrophe within quotation marks is written ’ or \\'");
  await expect(checkFiles(['xx', 'yy'], url)).rejects.toThrow(slip);
  await expect(writeLanguage('xx', url)).rejects.toThrow(slip);
  await expect(checkFiles(['yy'], url)).resolves.toBeUndefined();
  write('cartOf: (count) => `${conta}`,');
  const changed = new StartError('src/languages/xx.ts:3: cart.cartOf: conta is no value of this text, which has count');
  await expect(checkFiles(['xx'], url)).rejects.toThrow(changed);
  await expect(writeLanguage('xx', url)).rejects.toThrow(changed);
});
