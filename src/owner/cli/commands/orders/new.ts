import { type Command, type Options, UsageError } from '../../command.ts';
import { withStore } from '../../with-database.ts';
import { ADDRESS_FIELD_NAMES } from '#contract/store/address-fields.ts';

export const newOrderCommand: Command = {
  name: 'orders new',
  options: [
    ...(['goods', 'email', ...ADDRESS_FIELD_NAMES, 'delivery', 'code', 'onDelivery', 'paid', 'store'] as const),
  ],
  writes: 'database',
  help: [
    'For a shopper on the telephone or elsewhere: priced and taken from stock as in the shop, and held',
    'until it is paid. Prints its number, its total and the link that pays it, and mails both.',
    '--line  a SKU, or a product by id or handle with its size and colour; xN: so many; as often as needed',
    '--email  may be left out: then nobody is mailed',
    '--delivery  the id of a way of delivery; without it the cheapest that serves the address',
    '--on-delivery  it is paid when it comes; --paid  you have its money',
  ],
  run: (_, options) => place(options),
};

async function place(options: Options): Promise<void> {
  const { line = '', email = '', delivery, code, onDelivery, paid } = options;
  const lines = line.split('\n').filter((word) => word.trim() !== '');
  if (lines.length === 0) throw new UsageError('What is bought? --line says so.');
  if (onDelivery && paid) throw new UsageError('Either --on-delivery or --paid.');
  const address = Object.fromEntries(
    ADDRESS_FIELD_NAMES.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])),
  );
  await withStore(options, async (db, storeId, environment) => {
    const { listStores } = await import('#store-api/shop/stores/store-of-host.ts');
    const { newOrder } = await import('../../../new-orders/new-order.ts');
    const { newOrderText } = await import('../../../new-orders/new-order-text.ts');
    const { originForMail } = await import('../../../new-orders/origin-for-mail.ts');
    const { readEmail } = await import('../../../new-orders/read-email.ts');
    const store = (await listStores(db, environment.STORE_ORIGIN)).find(({ id }) => id === storeId);
    if (!store) return;
    const made = await newOrder(db, {
      ...{ store, lines, address, code, shippingMethod: delivery, email: readEmail(email) },
      pays: paid ? 'paid' : onDelivery ? 'on-delivery' : 'by-link',
      origin: originForMail(store, environment),
      holdHours: environment.UNPAID_ORDER_HOURS,
      now: () => new Date(),
      mailFrom: environment.MAIL_FROM,
    });
    console.log((await newOrderText(db, store, made)).join('\n'));
  });
}
