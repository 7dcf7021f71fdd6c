import { type Command, type Options, UsageError } from '../../command.ts';
import { LINES, linesOf } from './lines-of.ts';
import { onOrder } from './on-order.ts';
import { ADDRESS_FIELD_NAMES, addressField } from '#contract/store/address-fields.ts';
import { counted } from '#lib/text/counted.ts';

export const parcelCommands: readonly Command[] = [
  {
    name: 'orders address',
    arguments: ['<ID>'],
    options: [...ADDRESS_FIELD_NAMES, 'note', 'store'],
    writes: 'database',
    help: [
      'Puts the address right, before anything is packed. Another state or postal code only where the',
      'order comes to the same there; its days are then promised anew.',
    ],
    run: ([typed = ''], options) => address(typed, options),
  },
  {
    name: 'orders pack',
    arguments: ['<ID>'],
    options: ['line', 'note', 'store'],
    writes: 'database',
    help: ['It, or a part of it, is packed and has not left: its address stays. Nobody has to say so.', LINES],
    run: ([typed = ''], options) => pack(typed, 'pack', options),
  },
  {
    name: 'orders unpack',
    arguments: ['<ID>'],
    options: ['line', 'note', 'store'],
    writes: 'database',
    help: ['What was packed is not after all.'],
    run: ([typed = ''], options) => pack(typed, 'unpack', options),
  },
  {
    name: 'orders ship',
    arguments: ['<ID>'],
    options: ['line', 'tracking', 'carrier', 'note', 'store'],
    writes: 'database',
    help: [
      'A parcel has left: what is packed of the order, all that is left where nothing is, or what --line',
      'names. Number, carrier and note are kept and mailed; the order shows the number with the link of',
      'its carrier: the first of store.yaml unless --carrier names another.',
      LINES,
    ],
    run: ([typed = ''], options) => ship(typed, options),
  },
  {
    name: 'orders ready',
    arguments: ['<ID>'],
    options: ['note', 'store'],
    writes: 'database',
    help: ['It is picked up, and lies ready: the shopper is mailed where. Once it was fetched: orders deliver.'],
    run: ([typed = ''], options) => ready(typed, options),
  },
  {
    name: 'orders tracking',
    arguments: ['<ID>', '<NUMBER>', '[PARCEL]'],
    options: ['carrier', 'note', 'store'],
    writes: 'database',
    help: [
      'Corrects the number of a parcel that was sent, or gives the one that was forgotten: of the last',
      'one, unless PARCEL says which. While it is on its way the shopper is mailed. The carrier stays',
      'unless --carrier names another.',
    ],
    run: ([typed = '', tracking = '', parcel = ''], options) => correct(typed, { tracking, parcel }, options),
  },
];

function address(typed: string, options: Options): Promise<void> {
  const given = ADDRESS_FIELD_NAMES.flatMap((name) => {
    const value = options[name];
    return value === undefined ? [] : [[name, value.trim()] as const];
  });
  if (given.length === 0) throw new UsageError('What of the address is another?');
  const fields = Object.fromEntries(given);
  return onOrder(typed, options, async (db, input) => {
    const { correctAddress } = await import('#store-api/shop/order-changes/address/correct-address.ts');
    const changed = await correctAddress(db, { ...input, fields });
    const names = changed.map((name) => addressField(name).label.toLowerCase());
    return names.length === 0 ? 'as before' : `${names.join(', ')} changed`;
  });
}

function pack(typed: string, name: 'pack' | 'unpack', options: Options): Promise<void> {
  const lines = linesOf(options);
  return onOrder(typed, options, async (db, input) => {
    const { packOrder } = await import('#store-api/shop/order-changes/parcels/pack-order.ts');
    return `${counted(await packOrder(db, { ...input, lines }, name), 'piece')} ${name}ed`;
  });
}

function ship(typed: string, options: Options): Promise<void> {
  const lines = linesOf(options);
  return onOrder(typed, options, async (db, input) => {
    const { shipOrder } = await import('#store-api/shop/order-changes/parcels/ship-order.ts');
    const { tracking, carrier } = options;
    const { number, pieces, left } = await shipOrder(db, { ...input, lines, sent: { tracking, carrier } });
    if (left > 0 && lines.length > 0) return `parcel ${number} shipped, ${counted(left, 'piece')} left`;
    if (left > 0)
      return `parcel ${number} shipped with what was packed, ${counted(pieces, 'piece')}; \
${counted(left, 'piece')} left, which orders ship sends`;
    return number === 1 ? 'shipped' : `parcel ${number} shipped, nothing left`;
  });
}

function ready(typed: string, options: Options): Promise<void> {
  return onOrder(typed, options, async (db, input) => {
    const { readyOrder } = await import('#store-api/shop/order-changes/parcels/ready-order.ts');
    await readyOrder(db, input);
    return 'ready to be picked up';
  });
}

function correct(
  typed: string,
  { tracking, parcel }: { tracking: string; parcel: string },
  options: Options,
): Promise<void> {
  if (tracking.trim() === '') throw new UsageError('The tracking number is missing.');
  return onOrder(typed, options, async (db, input) => {
    const { correctParcel } = await import('#store-api/shop/order-changes/correct-parcel.ts');
    const { carrier } = options;
    const { before, after, isChanged, isMailed } = await correctParcel(db, { ...input, tracking, parcel, carrier });
    const was = before === '' ? '' : ` (was ${before})`;
    return `${after}${isChanged ? `${was}${isMailed ? '; the shopper is told' : ''}` : ', as before'}`;
  });
}
