import { expect, test } from 'vitest';
import { linkedLines } from '#owner/import/import-report.ts';

const product = (...sources: string[]) => ({
  pictures: sources.map((source) => ({ source, alt: '', line: 2, column: 'Image Src' })),
});

test('11.catalogue-file.pictures: those that are elsewhere are counted once each, and nobody has looked at them', () => {
  expect(linkedLines([product('a.jpg'), product()])).toEqual([]);
  const linked = [product('https://old.example/a.jpg', 'b.jpg'), product('https://old.example/a.jpg')];
  expect(linkedLines(linked)).toEqual([
    '1 picture is at other addresses, and nobody has looked whether all are there: `apply --download` fetches them and \
lists those that are missing.',
  ]);
  expect(linkedLines([...linked, product('https://old.example/c.jpg')])[0]).toMatch(/^2 pictures are at other /);
});
