import { type OnDeliveryShop, openOnDelivery } from '../../payments/on-delivery/on-delivery-shop.ts';
import type { Engine } from '../../engines.ts';

const ADDRESS = [
  ...['--full-name', 'Meera Nair', '--address', '4 Hill Road', '--city', 'Pune', '--state', 'Maharashtra'],
  ...['--postal-code', '411001', '--phone', '+91 98450 12345'],
];

/** A shop whose owner makes orders for who telephones; the belt of 999.50 may be paid on delivery for 49 more. */
export async function openTelephone(engine: Engine) {
  const shop: OnDeliveryShop = await openOnDelivery(engine, { STORE_ORIGIN: 'https://shop.example' });
  const row = (id: string) => shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const made = (...words: string[]) => shop.run('new', ...ADDRESS, ...words);
  const idOf = async (said: string) => {
    const number = /^([\dB-Z]{3}-[\dB-Z]{3}-[\dB-Z]{3}): /.exec(said)?.[1] ?? said;
    return (await shop.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow()).id;
  };
  return {
    ...shop,
    row,
    made,
    idOf,
    /** The id of one belt for this address. */
    madeFor: async (email: string) => idOf((await made('--line', '1b2c3d4e-woven-belt', '--email', email)).said),
  };
}

export type TelephoneShop = Awaited<ReturnType<typeof openTelephone>>;
