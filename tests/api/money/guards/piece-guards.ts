import { type Guard, guard } from './guard.ts';

const TABLE = 'orders/pieces/piece-transitions.ts';

/** States from which a row of the table would do something again, or to what has gone on. */
const ALSO_FROM: readonly (readonly [name: string, find: string, replace: string])[] = [
  ['packed twice', "pack: { from: ['ordered']", "pack: { from: ['ordered', 'packed']"],
  ['unpacked twice', "unpack: { from: ['packed']", "unpack: { from: ['packed', 'ordered']"],
  ['delivered twice', "from: ['sent'],\n    to: 'delivered'", "from: ['sent', 'delivered'],\n    to: 'delivered'"],
  ['picked up twice', "'ready', 'sent'],\n    to: 'delivered'", "'ready', 'sent', 'delivered'],\n    to: 'delivered'"],
  [
    'packed, and cancelled after it left',
    "from: ['ordered', 'packed', 'ready'],\n    to: 'cancelled'",
    "from: ['ordered', 'packed', 'ready', 'sent'],\n    to: 'cancelled'",
  ],
  [
    'packed, and called off',
    "from: ['ordered'],\n    to: 'cancelled'",
    "from: ['ordered', 'packed'],\n    to: 'cancelled'",
  ],
  [
    'asked back twice',
    "from: ['delivered'],\n    to: 'return-asked'",
    "from: ['delivered', 'return-asked'],\n    to: 'return-asked'",
  ],
  [
    'asked back after it was declined',
    "from: ['delivered'],\n    to: 'return-asked'",
    "from: ['delivered', 'return-refused'],\n    to: 'return-asked'",
  ],
  [
    'accepted twice',
    "from: ['return-asked'],\n    to: 'return-accepted'",
    "from: ['return-asked', 'return-accepted'],\n    to: 'return-accepted'",
  ],
  [
    'accepted after it was declined',
    "from: ['return-asked'],\n    to: 'return-accepted'",
    "from: ['return-asked', 'return-refused'],\n    to: 'return-accepted'",
  ],
  [
    'declined twice',
    "from: ['return-asked'],\n    to: 'return-refused'",
    "from: ['return-asked', 'return-refused'],\n    to: 'return-refused'",
  ],
  [
    'declined after it was accepted',
    "from: ['return-asked'],\n    to: 'return-refused'",
    "from: ['return-asked', 'return-accepted'],\n    to: 'return-refused'",
  ],
  [
    'received twice',
    "receive: {\n    from: ['return-asked', 'return-accepted'],",
    "receive: {\n    from: ['return-asked', 'return-accepted', 'received'],",
  ],
  [
    'received after it was refunded',
    "receive: {\n    from: ['return-asked', 'return-accepted'],",
    "receive: {\n    from: ['return-asked', 'return-accepted', 'refunded'],",
  ],
  [
    'received after it was declined',
    "receive: {\n    from: ['return-asked', 'return-accepted'],",
    "receive: {\n    from: ['return-asked', 'return-accepted', 'return-refused'],",
  ],
  [
    'received in exchange twice',
    "receive: {\n    from: ['return-asked', 'return-accepted'],",
    "receive: {\n    from: ['return-asked', 'return-accepted', 'exchanged'],",
  ],
  ['refunded twice', "refund: { from: ['received']", "refund: { from: ['received', 'refunded']"],
  ['owed again what was not refunded', "oweAgain: { from: ['refunded']", "oweAgain: { from: ['refunded', 'received']"],
  ['arrived twice', "arrive: { from: ['sent']", "arrive: { from: ['sent', 'delivered']"],
];

/** Of the states of pieces. */
export const PIECE_GUARDS: readonly Guard[] = [
  ...ALSO_FROM.map(([name, find, replace]) => guard(`the table: ${name}`, TABLE, find, replace)),
  {
    name: 'sent twice',
    changes: [
      {
        file: TABLE,
        find: "from: ['ordered', 'packed'],\n    to: 'sent'",
        replace: "from: ['ordered', 'packed', 'sent'],\n    to: 'sent'",
      },
      {
        file: 'order-changes/parcels/ship-order.ts',
        find: 'packedFirst(leftOf(order))',
        replace: 'packedFirst(order.pieces)',
      },
    ],
  },
  {
    name: 'ready twice',
    changes: [
      {
        file: TABLE,
        find: "from: ['ordered', 'packed'],\n    to: 'ready'",
        replace: "from: ['ordered', 'packed', 'ready'],\n    to: 'ready'",
      },
      {
        file: 'order-changes/parcels/ready-order.ts',
        find: 'const pieces = leftOf(order);\n    if (status !== PROCESSING || pieces.length === 0)',
        replace: 'const pieces = order.pieces;\n    if (status === -1)',
      },
    ],
  },
  {
    name: 'lost, what has arrived',
    changes: [
      { file: TABLE, find: "lose: {\n    from: ['sent']", replace: "lose: {\n    from: ['sent', 'delivered']" },
      {
        file: 'order-changes/parcels/parcels-on-their-way.ts',
        find: "state === 'sent' &&",
        replace: "(state === 'sent' || state === 'delivered') &&",
      },
    ],
  },
  {
    name: 'refused, what has arrived',
    changes: [
      { file: TABLE, find: "refuse: {\n    from: ['sent']", replace: "refuse: {\n    from: ['sent', 'delivered']" },
      {
        file: 'order-changes/parcels/parcels-on-their-way.ts',
        find: "state === 'sent' &&",
        replace: "(state === 'sent' || state === 'delivered') &&",
      },
    ],
  },
  guard(
    'any change of any piece',
    TABLE,
    'return pieceTransition(name).from.some((from) => from === state);',
    'return true;',
  ),
];
