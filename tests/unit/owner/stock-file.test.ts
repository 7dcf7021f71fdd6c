import { expect, test } from 'vitest';
import { readStockLines } from '#owner/stock/stock-file.ts';

const variants = [
  { handle: 'felt-fedora', sku: 'HA-FEDO-S-BRO', size: 'S', color: 'Brown' },
  { handle: 'felt-fedora', sku: 'HA-FEDO-M-BRO', size: 'M', color: 'Brown' },
  { handle: 'cap', sku: 'TWICE', size: null, color: null },
  { handle: 'beret', sku: 'TWICE', size: null, color: null },
];

function problemsOf(...lines: string[]): string[] {
  const problems: string[] = [];
  readStockLines(['SKU,Handle,Size,Color,quantity', ...lines].join('\n'), {
    variants,
    place: 'product of products.csv',
    report: (line, what) => problems.push(`${line}: ${what}`),
  });
  return problems;
}

test('a line whose SKU is there is told which of its other cells does not fit', () => {
  expect(
    problemsOf(
      'HA-FEDO-S-BRO,12felt-fedora,S,Brown,4',
      'HA-FEDO-M-BRO,felt-fedora,S,Black,4',
      'HA-FEDO-S-BRO,,,Black,4',
      'TWICE,hat,,,4',
      'TWICE,cap,L,,4',
      'HA-FEDO-S,felt-fedora,S,Brown,4',
    ),
  ).toEqual([
    '2: HA-FEDO-S-BRO has the Handle felt-fedora, not 12felt-fedora',
    '3: HA-FEDO-M-BRO has the Size M, not S',
    '4: HA-FEDO-S-BRO has the Color Brown, not Black',
    '5: TWICE has the Handle cap, beret, not hat',
    '6: TWICE has no Size: leave out L',
    '7: no product of products.csv has the SKU HA-FEDO-S',
  ]);
});
