import { type Command, type Options, UsageError } from '../../command.ts';
import { onOrder } from './on-order.ts';
import { withStore } from '../../with-database.ts';
import { counted } from '#lib/text/counted.ts';
import { stripped } from '#lib/text/terminal-text.ts';

/** What becomes of parcels that have left. */
export const arrivalCommands: readonly Command[] = [
  {
    name: 'orders deliver',
    arguments: ['<ID>', '[PARCEL]'],
    options: ['note', 'csv', 'yes', 'store'],
    writes: 'database',
    help: [
      'It has arrived: all that is on its way, or the parcel with this number or tracking number. Or it was',
      'picked up, whether it was said to be ready or not.',
      '--csv    in place of ID a file of your courier: a column with tracking numbers, one with their',
      '         status, perhaps one with a date. Shows what it would do; --yes does it.',
    ],
    run: ([typed = '', parcel = ''], options) =>
      options.csv ? deliverFile(typed, options) : deliver(typed, parcel, options),
  },
  {
    name: 'orders lost',
    arguments: ['<ID>', '[PARCEL]'],
    options: ['resend', 'note', 'store', 'yes'],
    writes: 'database',
    help: [
      'A parcel was lost on its way: what was paid for it stands in orders refunds, and the shopper is',
      'told. --resend: what was in it is sent again, from what is left in stock.',
    ],
    run: ([typed = '', parcel = ''], options) => lose(typed, parcel, options),
  },
  {
    name: 'orders refused',
    arguments: ['<ID>', '[PARCEL]'],
    options: ['note', 'store', 'yes'],
    writes: 'database',
    help: [
      'A parcel was refused at the door, or nobody took it: the stock comes back, and the shopper is',
      'told. What was paid for it stands in orders refunds. One that was to be paid on delivery is cancelled;',
      'store.yaml says who may pay on delivery after that.',
    ],
    run: ([typed = '', parcel = ''], options) => refuse(typed, parcel, options),
  },
];

function deliver(typed: string, parcel: string, options: Options): Promise<void> {
  if (options.yes) throw new UsageError('--yes is of --csv.');
  return onOrder(typed, options, async (db, input) => {
    const { deliverParcels } = await import('#store-api/shop/order-changes/parcels/deliver-parcels.ts');
    const { parcels, number, isPickedUp, onTheirWay, left } = await deliverParcels(db, { ...input, parcel });
    if (isPickedUp) return 'picked up';
    const rest = [
      ...(onTheirWay > 0 ? [`${counted(onTheirWay, 'parcel')} on ${onTheirWay === 1 ? 'its' : 'their'} way`] : []),
      ...(left > 0 ? [`${counted(left, 'piece')} left to send`] : []),
    ];
    if (parcels === 1 && rest.length === 0) return 'delivered';
    return [`${number ? `parcel ${number}` : counted(parcels, 'parcel')} delivered`, ...rest].join(', ');
  });
}

function deliverFile(file: string, options: Options): Promise<void> {
  return withStore(options, async (db, storeId, { MAIL_FROM }) => {
    const { textOfFile } = await import('../../../import/read/file-encoding.ts');
    const { planDeliveries } = await import('../../../orders/courier/plan-deliveries.ts');
    const { applyDeliveries } = await import('../../../orders/courier/apply-deliveries.ts');
    const { confirm } = await import('../../confirm.ts');
    const plan = await planDeliveries(db, { storeId, file, text: await textOfFile(file), now: () => new Date() });
    console.log(plan.lines.map(stripped).join('\n'));
    if (plan.arrived.length === 0) return;
    await confirm(`${counted(plan.arrived.length, 'parcel')} of ${file} are said to have arrived.`, options);
    const { note } = options;
    const done = await applyDeliveries(db, plan, { storeId, note, now: () => new Date(), mailFrom: MAIL_FROM });
    console.log(done.map(stripped).join('\n'));
  });
}

function lose(typed: string, parcel: string, options: Options): Promise<void> {
  const { resend = false } = options;
  const what = resend ? 'what was in it is sent again' : 'the money for what was in it is due back';
  return onOrder(typed, options, async (db, input, name) => {
    const { confirm } = await import('../../confirm.ts');
    await confirm(`A parcel of order ${name} is lost: ${what}, and the shopper is told.`, options);
    const { loseParcel } = await import('#store-api/shop/order-changes/parcels/lose-parcel.ts');
    await loseParcel(db, { ...input, parcel, resend });
    return resend ? 'lost, to be sent again' : 'lost';
  });
}

function refuse(typed: string, parcel: string, options: Options): Promise<void> {
  return onOrder(typed, options, async (db, input, name) => {
    const { confirm } = await import('../../confirm.ts');
    await confirm(`A parcel of order ${name} came back: its stock does too, and the shopper is told.`, options);
    const { refuseParcel } = await import('#store-api/shop/order-changes/parcels/refuse-parcel.ts');
    const { statusOf } = await import('#store-api/shop/orders/order-status-of.ts');
    const { CANCELLED } = await import('#contract/order-status.ts');
    await refuseParcel(db, { ...input, parcel });
    return (await statusOf(db, input.storeId, input.orderId)) === CANCELLED ? 'cancelled' : 'refused';
  });
}
