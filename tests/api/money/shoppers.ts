import { SHIPPING } from '../fixture.ts';
import { PRICE } from './money-catalogue.ts';
import { deliveryOf, FEE, methodOf } from './owner-folder.ts';
import type { Answer } from '#backends/serving/answer.ts';
import { limitsFor } from '#backends/serving/limits/limits.ts';
import { openLimiters } from '#backends/serving/limits/open-limiters.ts';
import type { User } from '#store-api/base/auth/user.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { isPickedUp } from '#store-api/shop/orders/delivery/stored-delivery.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';

export const LIMITERS = openLimiters(limitsFor(0));
/** Orders that stand may have the code so often, and of one customer. */
export const CODE_USES = 2;
export const CODE_USES_OF_ONE = 1;
/** Over in a pause of the crowd. */
export const CONFIRM_HOURS = 0.6;
/** Over, with the day more that it is awaited, when other orders have expired. */
export const TRANSFER_DAYS = 0.02;

/** The store with a code that takes nothing off, so that a total stays the sum of its lines. */
export function withCode(store: Store): Store {
  const most = { uses: CODE_USES, perCustomer: CODE_USES_OF_ONE };
  const discounts = [{ id: 'free', label: 'Free', code: 'FREE', freeDelivery: true as const, ...most }];
  return { ...store, settings: { ...store.settings, discounts } };
}

/** With the settings by which this way to pay is chosen. */
export function storeFor(store: Store, method: string): Store {
  return method === 'to-confirm' ? asking(store) : method === 'bank-transfer' ? withAccount(store) : store;
}

/** The same while it wants orders confirmed by a mailed link that are to be paid on delivery. */
function asking(store: Store): Store {
  const payOnDelivery = { ...store.settings.payOnDelivery, confirm: true, confirmHours: CONFIRM_HOURS };
  return { ...store, settings: { ...store.settings, payOnDelivery } };
}

/** The same while it takes transfers. */
function withAccount(store: Store): Store {
  const bankTransfer = { holder: 'Selvedge', account: [{ label: 'Account', value: '1' }], days: TRANSFER_DAYS };
  return { ...store, settings: { ...store.settings, bankTransfer } };
}

/** Of each order of single pieces. */
function codeOf(quantity: number): { code?: string } {
  return quantity === 1 ? { code: 'free' } : {};
}

/** What is ordered of each of these variants, and what that comes to. */
export function basketOf(
  variants: readonly { productId: string; size: string | undefined }[],
  { isInUnion, quantity, isFetched }: { isInUnion: boolean; quantity: number; isFetched: boolean },
) {
  const items = variants.map(({ productId, size }) => ({ productId, quantity, ...(size ? { size } : {}) }));
  const products: Record<string, number> = {};
  for (const { productId } of items) products[productId] = (products[productId] ?? 0) + quantity;
  const code = codeOf(quantity);
  const delivery = deliveryOf(isInUnion, { isFetched, hasCode: code.code !== undefined });
  const expectedTotal = items.length * quantity * PRICE + delivery;
  return { products, items, shippingAddress: SHIPPING, expectedTotal, ...code, ...methodOf(isFetched) };
}

/** Who comes back; every other shopper is new. */
const REGULARS = 2;
let users = 0;

/** The shoppers of one store, by number. */
export function openShoppers(db: Db, storeId: string): (shopper: number, clock: number) => Promise<User> {
  const regulars = new Map<number, Promise<User>>();
  return (shopper, clock) => {
    const user = regulars.get(shopper) ?? newUser(db, storeId, clock);
    if (shopper < REGULARS) regulars.set(shopper, user);
    return user;
  };
}

async function newUser(db: Db, storeId: string, clock: number): Promise<User> {
  const user = userOf(`usr_${(users += 1)}`);
  await db
    .insertInto('users')
    .values({
      store_id: storeId,
      id: user.id,
      email: user.email,
      password_hash: '',
      first_name: 'Asha',
      last_name: 'Rao',
      created_at: new Date(clock).toISOString(),
    })
    .execute();
  return user;
}

export function userOf(id: string): User {
  return { id, email: `${id}@example.com`, firstName: 'Asha', lastName: 'Rao', createdAt: '' };
}

/** With a confirmation or without. */
export function isOnDelivery(method: string): boolean {
  return method === 'on-delivery' || method === 'to-confirm';
}

/**
 * What is fetched is never paid on delivery, whoever ordered it, and what is to be paid on delivery by no transfer:
 * such a refusal says nothing of refused parcels.
 */
export function asFetched(answer: Answer): Answer {
  const { code } = answer.body as { code: string };
  return code === 'method-gone' ? { ...answer, body: { code: 'fetched' } } : answer;
}

/** Who has the mail with the link to this order: its token; undefined where none was mailed. */
export async function tokenOf(db: Db, orderId: string): Promise<string | undefined> {
  const { number } = await db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow();
  const mails = await db.selectFrom('outbox').select('text').where('subject', 'like', `%${number}%`).execute();
  return mails.map(({ text }) => /\/orders\/confirm\/([\w-]+)/.exec(text)?.[1]).find(Boolean);
}

/** Who ordered, and what the payment page shows of this way to pay. */
export async function payerOf(
  db: Db,
  orderId: string,
  method: string,
): Promise<{ user: User; expectedTotal: number | undefined; isFetched: boolean }> {
  const { user_id, total_paise, collect, delivery } = await db
    .selectFrom('orders')
    .select(['user_id', 'total_paise', 'collect', 'delivery'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const withFee = total_paise / 100 + (collect === null || collect === 'to-transfer' ? FEE : 0);
  return {
    user: userOf(user_id),
    expectedTotal: isOnDelivery(method) ? withFee : undefined,
    isFetched: isPickedUp({ delivery }),
  };
}
