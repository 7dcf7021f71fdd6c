import { expect, test } from 'vitest';
import { readYaml } from '#owner/shop-folder/read/yaml-file.ts';

const told = (text: string) =>
  readYaml('store.yaml', text, () => false).problems.map(({ line, what }) => `${line}: ${what}`);

test('a tab is said to be one, once for each line, and nothing that follows from it', () => {
  expect(told('id: kiln\nterms:\n\tcountry: IN\n\ttaxIncluded: true\nname: Kiln\n')).toEqual([
    '3: begins with a tab: YAML wants blanks in its place',
    '4: begins with a tab: YAML wants blanks in its place',
  ]);
});

const INDENT = 'begins further left or right than the lines that it belongs to: begin all of them with as many blanks';

test.each([
  ['id: kiln\n  name: Kiln\n', `2: ${INDENT}`],
  ['id: kiln\nterms:\n  country: IN\n   taxIncluded: true\n', `4: ${INDENT}`],
  ['terms:\n    country: IN\n  taxIncluded: true\n', `3: ${INDENT}`],
  ['- id: a\n label: b\n', `2: ${INDENT}`],
  ['name: "Kiln\nid: kiln\n', '1: has a quote that never closes'],
  ['id: kiln\nid: kiln\n', '2: has a key that stands there already: leave one of the two out'],
  ['name: Kiln: and sons\n', '1: has two colons: put the text behind the first one in quotes'],
  ['hosts: [a, b\nname: Kiln\n', '2: comes before a bracket is closed that opens above'],
  ['id: kiln\nname Kiln\nlocale: en-IN\n', '2: has no colon: write `key: value`'],
  ['name: @kiln\n', '1: has a text that begins with a sign of YAML: put the text in quotes'],
  ['- id: a\n  label: A\n-id: b\n  label: B\n', '3: has no blank after its dash: write `- key: value`'],
  [
    'methods:\n  -id: post\n    label: Post\n    price: 5\n  - id: shop\n',
    '2: has no blank after its dash: write `- key: value`',
  ],
  ['name: "a\\q"\n', '1: has a \\ in double quotes: write it twice, or use single quotes'],
])('what is no YAML is one line for each mistake, in plain words: %j', (text, line) => {
  expect(told(text)).toEqual([line]);
});
