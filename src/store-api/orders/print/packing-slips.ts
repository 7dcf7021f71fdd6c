import { addressLines } from '../address-lines.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { type Markup, markup } from './markup.ts';
import { lines, printPage, table } from './print-page.ts';
import type { PrintedShop } from './printed-shop.ts';
import * as text from './text.ts';
import { formatDate } from '#lib/dates.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';

/** Packing slips as HTML, each order on a page of its own; without `prices` for a present. */
export function packingSlips(
  shop: PrintedShop,
  orders: readonly OrderRecord[],
  { prices }: { prices: boolean },
): string {
  return printPage({
    title: `${text.packingSlip} · ${shop.name}`,
    language: shop.language,
    body: markup`${orders.map((order) => slip(shop, order, prices))}`,
  });
}

function slip(shop: PrintedShop, order: OrderRecord, prices: boolean): Markup {
  return markup`<section class="slip">
<p class="shop">${shop.name}</p>
<address>${lines(shop.address)}</address>
<h1>${text.packingSlip}</h1>
<p>${text.order(order.id)}<br>${formatDate(order.createdAt, shop.locale)}</p>
<h2>${text.shipTo}</h2>
<address>${lines(addressLines(order.shipping))}</address>
${bought(shop, order, prices)}
</section>
`;
}

function bought({ locale }: PrintedShop, { lines: rows, currency, totalPaise }: OrderRecord, prices: boolean): Markup {
  const money = (paise: number) => formatMoney(toRupees(paise), { currency, locale });
  const number = (name: string) => ({ name, isNumber: true });
  return table(
    [
      { name: text.sku },
      { name: text.product },
      { name: text.size },
      { name: text.colour },
      number(text.quantity),
      ...(prices ? [number(text.price), number(text.sum)] : []),
    ],
    [
      ...rows.map(({ sku, title, size, color, quantity, pricePaise }) => [
        sku ?? '',
        title,
        size ?? '',
        color ?? '',
        String(quantity),
        ...(prices ? [money(pricePaise), money(pricePaise * quantity)] : []),
      ]),
      ...(prices ? [['', text.total, '', '', '', '', money(totalPaise)]] : []),
    ],
  );
}
