import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Makes the two files of the display font: what English needs, and apart from it the rupee sign and the letters
 * that Indian and European names add, which most pages never fetch. `npm run fonts`; the files are committed.
 */
const SUBSETS = [
  { from: 'latin', to: 'newsreader-latin.woff2', text: range(0x20, 0x7e) + ' ©®°·×àáâäçèéêëíîïñóôöúü' + '–—‘’“”•…™−' },
  { from: 'latin-ext', to: 'newsreader-more.woff2', text: '₹ĀāĪīŪūŚśṢṣṬṭḌḍṆṇṅṄñṛṚṁṀṃṂḥḤḷḶÑČčŠšŽžŁłŐőŞşĞğİıŒœŸ' },
];
const WEIGHTS = { wght: { min: 400, max: 500, default: 400 } };

const require = createRequire(import.meta.url);
for (const { from, to, text } of SUBSETS) {
  const source = await readFile(
    require.resolve(`@fontsource-variable/newsreader/files/newsreader-${from}-wght-normal.woff2`),
  );
  const made = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
    keepFeatures: ['kern', 'mark', 'mkmk'],
  });
  await writeFile(new URL(to, import.meta.url), made);
  console.log(`${to}: ${made.length} bytes`);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
