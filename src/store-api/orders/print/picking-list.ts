import type { OrderLine, OrderRecord } from '../records/order-record.ts';
import { markup } from './markup.ts';
import { picksOf } from './picks.ts';
import { lines, printPage, table } from './print-page.ts';
import type { PrintedShop } from './printed-shop.ts';
import * as text from './text.ts';

/** A picking list as HTML: what these orders need, by product, and which orders they are. */
export function pickingList(shop: PrintedShop, orders: readonly OrderRecord[]): string {
  const picks = picksOf(orders);
  const columns = [
    { name: text.sku },
    { name: text.size },
    { name: text.colour },
    { name: text.quantity, isNumber: true },
  ];
  const body = markup`<p class="shop">${shop.name}</p>
<h1>${text.pickingList}</h1>
<p>${[text.orders(orders.length), text.pieces(countOf(orders.flatMap((order) => order.lines)))].join(', ')}</p>
${picks.map(
  ({ title, choices }) => markup`<h2>${title}</h2>
${table(
  columns,
  choices.map(({ sku, size, color, quantity }) => [sku ?? '', size ?? '', color ?? '', String(quantity)]),
)}
`,
)}
<h2>${text.orders(orders.length)}</h2>
<p>${lines(orders.map(({ id, lines: bought }) => `${id}: ${text.pieces(countOf(bought))}`))}</p>`;
  return printPage({ title: `${text.pickingList} · ${shop.name}`, language: shop.language, body });
}

function countOf(bought: readonly OrderLine[]): number {
  return bought.reduce((count, { quantity }) => count + quantity, 0);
}
