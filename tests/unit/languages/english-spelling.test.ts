import { expect, test } from 'vitest';
import { englishTexts } from '#languages/english-texts.ts';
import { ENGLISH_MODULES } from '#languages/text-modules.ts';

/** The specification writes "Color", "Please select a size" and "Cancelled": shoppers read one spelling. */
test.each(Object.entries(ENGLISH_MODULES))(
  '12.product the English texts of %s spell as the specification',
  (_, path) => {
    for (const [name, { text }] of englishTexts(path.slice(1)))
      expect(text, name).not.toMatch(/colour|\bgrey|favourit|\bcanceled|\bcanceling/i);
  },
);
