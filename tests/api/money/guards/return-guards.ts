import { type Guard, guard } from './guard.ts';

/** Of what shoppers call off and send back. */
export const RETURN_GUARDS: readonly Guard[] = [
  guard(
    'an order is called off by whose it is',
    'order-changes/shopper/order-of-shopper.ts',
    'if (!parts || !(await mayAsk(trx, by, { storeId: store.id, order: parts.order, at }))) return missing;',
    'if (!parts) return missing;',
  ),
  guard(
    'an order is paid by whose it is',
    'payments/attempts/own-order.ts',
    'order && (await mayAsk(trx, by, { storeId, order, at }))',
    'order',
  ),
  guard(
    'no more is called off than can be',
    'order-changes/shopper/cancel-pieces.ts',
    'if (!isThere) return',
    'if (isThere === undefined) return',
  ),
  guard(
    'what waits for its payment is called off as a whole',
    'order-changes/shopper/cancel-pieces.ts',
    'if (isWhole && sum(asked) < sum(cancel)) return',
    'if (isWhole && sum(asked) < 0) return',
  ),
  guard(
    'nothing is asked back too late',
    'orders/returns/possible-changes.ts',
    'return at <= until ?',
    'return until !== "" ?',
  ),
  guard(
    'what is to be paid at the door has not arrived by its shopper’s word',
    'orders/returns/possible-changes.ts',
    'const mayArrive = order.collect !== DUE;',
    "const mayArrive = order.collect !== '';",
  ),
  guard(
    'no more is asked back than was delivered',
    'order-changes/shopper/ask-return.ts',
    'if (!piece) return undefined;',
    'if (!piece) return found;',
  ),
  guard(
    'no other size is asked for than is left',
    'order-changes/shopper/ask-return.ts',
    'return missing === undefined ? wanted :',
    'return wanted.length > 0 ? wanted :',
  ),
  guard(
    'a return is open that is decided or received',
    'order-changes/returns/open-return.ts',
    'if (pieces.length === 0) {',
    'if (pieces.length < 0) {',
  ),
  guard(
    'nothing comes back for money that has not come',
    'order-changes/returns/receive-return.ts',
    'if (order.collect === DUE)',
    "if (order.collect === '')",
  ),
  guard(
    'nobody withdraws where that is no law',
    'order-changes/shopper/ask-return.ts',
    'return { return: true, exchange, withdrawal }[kind];',
    'return { return: true, exchange, withdrawal: withdrawal || kind !== undefined }[kind];',
  ),
  guard(
    'the delivery goes back when nothing is kept',
    'order-changes/returns/is-withdrawn.ts',
    'return hasCome && !(await findPieces(trx, store.id, [orderId])).some(isKept);',
    'return hasCome;',
  ),
  guard(
    'the delivery goes back to who withdrew',
    'order-changes/returns/is-withdrawn.ts',
    "kind === 'withdrawal' && received_at !== null",
    'received_at !== null',
  ),
  guard(
    'a piece is refunded when what was asked for it before is back',
    'order-changes/returns/receive-return.ts',
    'const settled = pieces.filter((piece) => !isToCome(piece));',
    'const settled = pieces.filter((piece) => !isToCome(piece) || piece.line >= 0);',
  ),
  guard(
    'what is called off takes back what is charged still',
    'order-changes/parcels/documents-of-change.ts',
    'if (!isNoneLeft && !isWithdrawn) return [];',
    'return [];',
  ),
  guard(
    'a way back is paid once',
    'order-changes/returns/receive-return.ts',
    'made.received_at === null ? made.fee_paise : 0',
    'made.fee_paise',
  ),
  guard(
    'what is declined holds nothing',
    'order-changes/returns/decide-return.ts',
    "if (name === 'declineReturn') await releaseHolds",
    'if (made.position < 0) await releaseHolds',
  ),
  guard('what is held is released once', 'orders/returns/holds.ts', '    if (held.held === 0) continue;\n'),
  guard(
    'what was released is not held',
    'orders/returns/holds.ts',
    '    await updateReturnPiece(trx, held, NOT_HELD);\n  }',
    '  }',
  ),
  guard(
    'what was sent in exchange is not held',
    'orders/returns/holds.ts',
    '  await updateReturnPiece(trx, held, NOT_HELD);\n  if (held.held',
    '  if (held.held',
  ),
  guard(
    'what is held is not taken again',
    'orders/returns/holds.ts',
    'if (held.held !== 0) return 1;',
    'if (held.held === -1) return 1;',
  ),
  guard(
    'what is sent in exchange is left',
    'orders/returns/holds.ts',
    'if (missing) return undefined;',
    'if (missing && at === "") return undefined;',
  ),
  {
    name: 'what is held is kept until its time is over',
    changes: [
      { file: 'order-changes/returns/release-holds.ts', find: "'<=', at)", replace: "'>', '')" },
      {
        file: 'order-changes/returns/release-holds.ts',
        find: "(held_until ?? '') <= at",
        replace: "held_until !== ''",
      },
    ],
  },
];
