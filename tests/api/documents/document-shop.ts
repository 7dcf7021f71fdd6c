import { BELT, JEANS } from '../catalogue.ts';
import type { Engine } from '../engines.ts';
import { openShop, orderOf, SHIPPING, type TestShop } from '../fixture.ts';
import { type OwnerAct, ownerAct } from '../orders/owner-acts.ts';
import { notifyChanges, recordChanges } from '#store-api/base/db/changes.ts';
import { documentsOfOrder } from '#store-api/shop/documents/read-documents.ts';
import type { StoreApiOptions } from '#store-api/app.ts';
import type { StoreSettings } from '#store-api/shop/stores/store-settings.ts';
import type { TaxSettings } from '#store-api/shop/stores/tax-settings.ts';

export const GST: TaxSettings = {
  name: 'GST',
  registration: 'regular',
  state: 'Kerala',
  halves: true,
  classes: [{ name: 'clothes', rates: [{ from: '2017-07-01', rate: 5 }] }],
  default: 'clothes',
  number: '32AAACS1234A1Z5',
  yearStart: '04-01',
  documents: true,
};
export const DELIVERY: StoreSettings['delivery'] = { methods: [{ id: 'standard', label: 'Standard', price: 49 }] };

/** Two pairs of jeans, a belt, and their delivery: 1,999 x 2 + 999.50 + 49. */
const LINES = [
  { productId: JEANS, quantity: 2, size: 'M', color: 'Indigo' },
  { productId: BELT, quantity: 1 },
];
export const TOTAL = 504_650;

export type DocumentShop = Awaited<ReturnType<typeof openDocumentShop>>;

/** A shop in Kerala that gives out documents; its clock stands in the first hours of a financial year. */
export async function openDocumentShop(
  engine: Engine,
  settings: StoreSettings = { tax: GST, delivery: DELIVERY },
  options: StoreApiOptions = {},
) {
  const clock = { now: new Date('2026-03-31T19:00:00Z') };
  const shop = await openShop(engine, { ...options, now: () => clock.now });
  await state(shop, settings);
  await shop.db.updateTable('variants').set({ stock: 900 }).where('id', '=', 'jeans-m-indigo').execute();
  await shop.db.updateTable('products').set({ hsn: '4203', origin_country: 'IN' }).where('id', '=', BELT).execute();
  const token = await shop.signUp('asha@example.com');
  await shop.db.updateTable('tokens').set({ expires_at: '2999-01-01T00:00:00.000Z' }).execute();

  const order = async (address: Partial<typeof SHIPPING> = {}, expectedTotal = TOTAL / 100): Promise<string> => {
    const body = { ...orderOf(LINES), shippingAddress: { ...SHIPPING, ...address }, expectedTotal };
    const { status, body: made, text } = await shop.post('/orders', body, { token });
    if (status !== 201) throw new Error(text);
    return made.id as string;
  };
  const act = (orderId: string, action: OwnerAct) => ownerAct(shop.db, action, { orderId, now: () => clock.now });
  const sent = async (address?: Partial<typeof SHIPPING>): Promise<string> => {
    const id = await order(address);
    await act(id, 'confirm');
    await act(id, 'ship');
    return id;
  };
  const documentsOf = (orderId: string) => documentsOfOrder(shop.db, 'main', orderId);
  return { ...shop, clock, token, order, act, sent, documentsOf };
}

/** What the store's folder says. */
export async function state(
  shop: Pick<TestShop, 'db'>,
  settings: StoreSettings,
  country = 'IN',
  more: { returnDays?: number } = {},
): Promise<void> {
  const { info } = await shop.db.selectFrom('stores').select('info').executeTakeFirstOrThrow();
  const company = { companyName: 'Selvedge Clothing LLP', companyAddress: '4 Mill Lane\nKochi 682001' };
  const terms = { country, taxIncluded: true, ...more };
  await shop.db
    .updateTable('stores')
    .set({
      settings: JSON.stringify(settings),
      info: JSON.stringify({ ...JSON.parse(info), ...company, terms, timeZone: 'Asia/Kolkata', currency: 'INR' }),
    })
    .execute();
  await recordChanges(shop.db, 'main', ['info'], new Date().toISOString());
  await notifyChanges(shop.db);
}
