import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TEXT_MODULES } from '#languages/text-modules.ts';
import { StoreFile } from '#owner/shop-folder/store-schema.ts';

const [, section = ''] = readFileSync('docs/owners.md', 'utf8').split('### What it says unasked');
const rows = [...section.split('\n## ')[0]!.matchAll(/^\| (".*) \| .* \| (.*) \|$/gm)].map(
  ([, sentences = '', keys = '']) => ({
    sentences: [...sentences.matchAll(/"([^"]+)"/g)].map(([, text]) => text!),
    keys: [...keys.matchAll(/`([a-z]+\.?[a-zA-Z]+)`/g)].map(([, key]) => key!),
  }),
);
const partOf = (key: string) => TEXT_MODULES[key.split('.')[0] as keyof typeof TEXT_MODULES] as string | undefined;

test('each sentence that docs/owners.md says a shop says unasked, is one of its texts', () => {
  const code = Object.values(TEXT_MODULES)
    .map((file) => readFileSync(file.slice(1), 'utf8'))
    .join('\n');
  expect(rows.length).toBeGreaterThan(8);
  for (const text of rows.flatMap(({ sentences }) => sentences))
    for (const part of text.split(/YEAR|NAME/).filter((words) => words.length > 3)) expect(code).toContain(part.trim());
});

test('what it says that each is changed by, is a key of store.yaml or a text of a language', () => {
  for (const { sentences, keys } of rows) {
    expect(keys, sentences[0]).not.toEqual([]);
    for (const key of keys) {
      const file = partOf(key);
      const [first = '', second] = key.split('.');
      if (file) expect(readFileSync(file.slice(1), 'utf8'), key).toContain(`export const ${second ?? ''} `);
      else {
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
