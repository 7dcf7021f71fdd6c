import type { RememberedLine } from './plan-stock.ts';
import { figureText } from '../../stock/figure-text.ts';
import { ownerOptions } from '#store-api/shop/stores/owner-options.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';
import { counted } from '#lib/text/counted.ts';
import { someOf, stripped } from '#lib/text/terminal-text.ts';

/** Which lines of stock.csv are not applied, why, and what to do, for the owner (docs/decisions D312). */
export function rememberedText(lines: readonly RememberedLine[], store: Pick<Store, 'id' | 'isDefault'>): string {
  const names = lines.map(
    ({ name, quantity, figure }) => `${name} stays at ${figureText(figure)} (the line says ${quantity ?? '-'})`,
  );
  const [are, variants] = lines.length === 1 ? ['is', 'a variant that is'] : ['are', 'variants that are'];
  const options = ownerOptions(store);
  return stripped(
    `stock.csv: ${counted(lines.length, 'line')} ${are} only remembered, as the first of ${variants} counted already: \
${someOf(names)}. To set what lies there now: \`npm run store -- stock set SKU N${options}\`, or \
\`npm run store -- stock apply FILE.csv${options}\` with a file of these lines alone.`,
  );
}
