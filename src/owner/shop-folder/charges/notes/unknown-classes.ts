import type { TaxFile } from '../../schema/tax.ts';
import { linesText } from '../../../import/lines-text.ts';
import { counted } from '#lib/text/counted.ts';
import { stripped } from '#lib/text/terminal-text.ts';

/** Where it begins in products.csv, and the tax class that it names; that of a choice that differs. */
interface ClassedProduct {
  line: number;
  taxClass?: string | undefined;
  variants: readonly { taxClass?: string | undefined }[];
}

/** What an owner is told of products whose tax class tax.yaml does not have: one line for each class. */
export function unknownClassLines(tax: TaxFile | undefined, products: readonly ClassedProduct[]): string[] {
  if (tax?.registration !== 'regular') return [];
  const known = new Set(tax.classes?.map(({ name }) => name));
  const named = products.flatMap(({ line, taxClass, variants }) =>
    [taxClass, ...variants.map((variant) => variant.taxClass)].flatMap((name) =>
      name === undefined || known.has(name) ? [] : [{ line, name }],
    ),
  );
  return [...Map.groupBy(named, ({ name }) => name)].map(([name, all]) => {
    const lines = [...new Set(all.map(({ line }) => line))];
    return stripped(`${counted(lines.length, 'product names', 'products name')} the tax class ${name} (${linesText(lines)}), \
which tax.yaml does not have (${[...known].join(', ')}): taxed by HSN code, category or the default class.`);
  });
}
