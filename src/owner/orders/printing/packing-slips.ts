import { addressLines } from '#contract/store/address-fields.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { type Markup, markup } from '#lib/text/markup.ts';
import { type Column, lines, printPage, productCell, table } from './print-page.ts';
import type { PrintedShop } from './printed-shop.ts';
import { type ParcelSheet, sheetsOfOrder } from './sheets-of-order.ts';
import { sheetsIn } from './sheet-texts.ts';
import { statusCode } from '#store-api/shop/orders/order-status.ts';
import { PROCESSING } from '#contract/order-status.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import { totalRows } from '#store-api/shop/pricing/total-rows.ts';
import { formatDate } from '#lib/dates.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';

/** Packing slips as HTML, each parcel on a page of its own; without `prices` for a present. */
export function packingSlips(
  shop: PrintedShop,
  orders: readonly OrderRecord[],
  { prices }: { prices: boolean },
): string {
  const text = sheetsIn(shop.language);
  return printPage({
    title: `${text.packingSlip} · ${shop.name}`,
    language: shop.language,
    body: markup`${orders.flatMap(sheetsOfOrder).map((sheet) => slip(shop, sheet, prices))}`,
  });
}

function slip(shop: PrintedShop, sheet: ParcelSheet, prices: boolean): Markup {
  const { order, number } = sheet;
  const text = sheetsIn(shop.language);
  return markup`<section class="slip">
<p class="shop">${shop.name}</p>
<h1>${text.packingSlip}</h1>
<p>${text.order(orderName(order))}${number === undefined ? '' : markup` · ${text.parcel(number)}`}<br>${formatDate(order.createdAt, shop)}</p>
<div class="parties">
<div class="to">${recipient(shop, order)}</div>
<div><h2>${text.from}</h2><address>${lines(shop.address)}</address></div>${way(shop, order)}${collecting(shop, order)}
</div>
${bought(shop, sheet, prices)}
</section>
`;
}

/** Who gets it: of what is picked up, who comes. */
function recipient({ language, placeLine }: PrintedShop, { delivery, shipping }: OrderRecord): Markup {
  const text = sheetsIn(language);
  const { fullName, phone } = shipping;
  return delivery?.pickUp
    ? markup`<h2>${text.pickUp}</h2><address>${lines(addressLines({ fullName, phone }))}</address>`
    : markup`<h2>${text.shipTo}</h2><address>${lines(addressLines(shipping, placeLine))}</address>`;
}

/** How it comes, or where it is picked up. */
function way({ language }: PrintedShop, { delivery }: OrderRecord): Markup | string {
  if (!delivery) return '';
  const text = sheetsIn(language);
  const { label, pickUp, at } = delivery;
  return markup`<div><h2>${pickUp ? text.pickUpAt : text.delivery}</h2><p>${lines(at ? [label, at] : [label])}</p></div>`;
}

/** Whoever hands it over has to know it, whether the prices are printed or not. */
function collecting(
  { locale, language }: PrintedShop,
  { toCollect, isBeingChecked, status, currency }: OrderRecord,
): Markup | string {
  const text = sheetsIn(language);
  if (isBeingChecked && statusCode(status) === PROCESSING)
    return markup`<div><h2>${text.toCollect}</h2><p><strong>${text.findFirst}</strong></p></div>`;
  if (toCollect === undefined) return '';
  const amount = formatMoney(toRupees(toCollect), { currency, locale });
  return markup`<div><h2>${text.toCollect}</h2><p><strong>${amount}</strong></p></div>`;
}

function bought(
  { locale, language }: PrintedShop,
  { order: { lines: rows, currency, totals }, isWhole }: ParcelSheet,
  prices: boolean,
): Markup {
  const text = sheetsIn(language);
  const money = (paise: number) => formatMoney(toRupees(paise), { currency, locale });
  const columns: Column[] = [
    { name: '', kind: 'box' },
    { name: text.quantity, kind: 'quantity' },
    { name: text.product, kind: 'product' },
    { name: text.sku, kind: 'code' },
  ];
  const priceColumns: Column[] = [
    { name: text.price, kind: 'unit number' },
    { name: text.sum, kind: 'number' },
  ];
  const pieces = text.pieces(rows.reduce((count, { quantity }) => count + quantity, 0));
  return markup`${table(
    prices ? [...columns, ...priceColumns] : columns,
    rows.map(({ sku, title, size, color, quantity, pricePaise }) => [
      '',
      String(quantity),
      productCell(title, [size, color]),
      sku ?? '',
      ...(prices ? [money(pricePaise), money(pricePaise * quantity)] : []),
    ]),
  )}
<table class="total"><tbody>${
    prices && isWhole
      ? totalRows(totals, text.totals, money).map(
          ({ name, amount }, index) =>
            markup`<tr><td class="product">${index === 0 ? pieces : ''}</td><td class="number">${name} ${amount}</td></tr>`,
        )
      : markup`<tr><td class="product">${pieces}</td></tr>`
  }</tbody></table>`;
}
