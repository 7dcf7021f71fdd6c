import type { OrderLine, OrderRecord } from '../records/order-record.ts';
import { type Markup, markup } from '#lib/text/markup.ts';
import { type Pick, picksOf } from '#store-api/shop/orders/picking/picks.ts';
import { toBePicked } from '#store-api/shop/orders/picking/to-be-picked.ts';
import { type Column, printPage, productCell, table } from './print-page.ts';
import type { PrintedShop } from './printed-shop.ts';
import { sheetsIn } from './sheet-texts.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import { formatDate } from '#lib/dates.ts';

/**
 * A picking list as HTML: what is to be packed of these orders, by product, each with a box to tick, and which orders
 * they are.
 */
export function pickingList(shop: PrintedShop, all: readonly OrderRecord[]): string {
  const orders = all.map(toBePicked).filter(({ lines }) => lines.length > 0);
  const text = sheetsIn(shop.language);
  const columns: Column[] = [
    { name: '', kind: 'box' },
    { name: text.quantity, kind: 'quantity' },
    { name: text.product, kind: 'product' },
    { name: text.sku, kind: 'code' },
    ...(orders.length > 1 ? [{ name: text.ordersColumn, kind: 'number' } as const] : []),
  ];
  const row = ({ title, sku, size, color, quantity, orders: of }: Pick) => [
    '',
    String(quantity),
    productCell(title, [size, color]),
    sku ?? '',
    ...(orders.length > 1 ? [placesOf(of)] : []),
  ];
  const body = markup`<p class="shop">${shop.name}</p>
<h1>${text.pickingList}</h1>
<p>${[text.orders(orders.length), text.pieces(countOf(orders.flatMap((order) => order.lines)))].join(', ')}</p>
${table(columns, picksOf(orders).map(row))}
${ordersTable(shop, orders)}`;
  return printPage({ title: `${text.pickingList} · ${shop.name}`, language: shop.language, body });
}

/** `#1, #3 × 2`: one for the first order, two for the third. */
function placesOf(orders: Pick['orders']): string {
  return orders.map(({ number, quantity }) => (quantity === 1 ? `#${number}` : `#${number} × ${quantity}`)).join(', ');
}

function ordersTable(shop: PrintedShop, orders: readonly OrderRecord[]): Markup {
  const text = sheetsIn(shop.language);
  return table(
    [
      { name: '', kind: 'box' },
      { name: '', kind: 'quantity' },
      { name: text.ordersColumn, kind: 'product' },
      { name: text.placed, kind: 'number' },
      { name: text.piecesColumn, kind: 'number' },
    ],
    orders.map(({ id, number, createdAt, shipping, lines }, index) => [
      '',
      `#${index + 1}`,
      productCell(orderName({ id, number }), [[shipping.fullName, shipping.city].filter(Boolean).join(', ')]),
      formatDate(createdAt, shop),
      text.pieces(countOf(lines)),
    ]),
  );
}

function countOf(bought: readonly OrderLine[]): number {
  return bought.reduce((count, { quantity }) => count + quantity, 0);
}
