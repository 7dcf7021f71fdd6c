import { expect, test } from 'vitest';
import { freshFolder } from './fresh-folder.ts';

const { write, problems } = freshFolder();

test('what the menu and the footer name and the folder lacks is met with what it may be meant for', async () => {
  write('categories.yaml', '- name: Men\n');
  write('collections.yaml', '- name: Summer\n');
  write('products.csv', 'Handle,Title,Type,Variant Price\nshirt,Shirt,Men,9\n');
  write(
    'store.yaml',
    `name: Kiln
currency: INR
locale: en-IN
navigation:
  - { label: A, category: Mens }
  - { label: B, page: contct }
  - { label: C, collection: Sumer }
  - { label: D, category: Hats }
footer: { categories: [Mens], pages: [contct] }
`,
  );
  expect((await problems()).filter((line) => line.includes(' is not in '))).toEqual([
    'store.yaml:5: navigation, entry 1: the category Mens is not in categories.yaml: did you mean Men?',
    'store.yaml:6: navigation, entry 2: the page contct is not in policies/: did you mean contact?',
    'store.yaml:7: navigation, entry 3: the collection Sumer is not in collections.yaml: did you mean Summer?',
    'store.yaml:8: navigation, entry 4: the category Hats is not in categories.yaml',
    "store.yaml:9: the footer's category Mens is not in categories.yaml: did you mean Men?",
    "store.yaml:9: the footer's page contct is not in policies/: did you mean contact?",
  ]);
});
