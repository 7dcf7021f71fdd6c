import { type Guard, guard } from './guard.ts';

/** Of what goes back, and of documents. */
export const REFUND_GUARDS: readonly Guard[] = [
  guard('no payment gives back more than is left', 'refunds/take-from.ts', 'Math.min(rest, payment.left)', 'rest'),
  {
    name: 'no more is due than is left',
    changes: [
      {
        file: 'refunds/pieces.ts',
        find: 'Math.min(left, owed(own) + beside)',
        replace: '(owed(own) + beside)',
      },
      // What takes it from the payments takes no more than they have left.
      { file: 'refunds/take-from.ts', find: 'Math.min(rest, payment.left)', replace: 'rest' },
    ],
  },
  guard(
    'nobody gives back more than is left',
    'refunds/plan-refund.ts',
    'if (amountPaise > left) {',
    'if (left < 0) {',
  ),
  guard(
    'what goes back is not left',
    'refunds/ledger.ts',
    '- sumOf(taken.map(({ amount_paise }) => amount_paise))',
    '- 0 * taken.length',
  ),
  guard(
    'what is on its way back is not left',
    'refunds/ledger.ts',
    'const taken = standingRefunds(ledger).filter((one) =>',
    'const taken = standingRefunds(ledger).filter((one) => !UNDERWAY.includes(one.state) &&',
  ),
  guard(
    'a refund that is underway is not asked for again',
    'refunds/plan-refund.ts',
    'const open = ledger.refunds.filter(({ state }) => OF_OWNER.includes(state));',
    'const open = ledger.refunds;',
  ),
  guard(
    'what was given for a piece is not due for it',
    'refunds/pieces.ts',
    'amount: paidFor(piece) - forPiece(piece)',
    'amount: paidFor(piece) - 0 * forPiece(piece)',
  ),
  guard(
    'a piece of which money went back is not given back again',
    'refunds/pieces.ts',
    'one.state !== EXCHANGED && !isTaken(one)',
    'one.state !== EXCHANGED || isTaken(one)',
  ),
  guard(
    'what was given back at a gateway is not due',
    'refunds/fit-to-left.ts',
    'let over = -leftOf(ledger, paymentId, currency);',
    'let over = Math.min(0, -leftOf(ledger, paymentId, currency));',
  ),
  guard(
    'a refund is settled once',
    'refunds/settle-answer.ts',
    'if (UNDERWAY.includes(refund.state)) return',
    'if (refund.state !== "") return',
  ),
  guard(
    'what is settled is settled otherwise by a query alone',
    'refunds/settle-answer.ts',
    '    if (isQuery) return goOn(change, answer, isQuery);\n',
    '    if (answer.state !== PENDING) return goOn(change, answer, isQuery);\n',
  ),
  guard(
    'what failed is due no more than is left',
    'refunds/settle-answer.ts',
    'const owed = Math.min(amountPaise, left);',
    'const owed = Math.max(amountPaise, left);',
  ),
  guard(
    'a refund made elsewhere is noted once',
    'refunds/settle-report.ts',
    '    if (found?.reference === reference) return ok({ success: true, changed: false });\n',
  ),
  guard(
    'a piece is refunded when nothing for it is open',
    'refunds/mark-refunded.ts',
    '(isAllBack || isBack(piece)) && !isToCome(piece)',
    'isAllBack || isBack(piece)',
  ),
  guard(
    'a piece is refunded when its money is back',
    'refunds/mark-refunded.ts',
    '(isAllBack || isBack(piece)) &&',
    '(isAllBack || isBack(piece) || piece.line >= 0) &&',
  ),
  guard(
    'no number is given out twice',
    'documents/next-number.ts',
    "eb('document_series.last', '+', 1)",
    "eb('document_series.last', '+', 0)",
  ),
  guard(
    'the rest of an order is charged once',
    'documents/issue-invoice.ts',
    'const isFirst = !charged.some(isStanding) && ',
    'const isFirst = ',
  ),
  guard(
    'a price is lowered once',
    'refunds/credit-given-back.ts',
    'const amount = back - reducedFor(document, piece);',
    'const amount = back - 0 * reducedFor(document, piece);',
  ),
  guard(
    'no more is credited than is kept',
    'refunds/credit-given-back.ts',
    'const amount = Math.min(charged - keptOf(ledger, parts.order), amountOf(given));',
    'const amount = amountOf(given) + 0 * charged;',
  ),
  guard(
    'a piece is credited once',
    'documents/credit-note.ts',
    'const own = new Set(chargedPieces(document).map(String));',
    'const own = new Set(restOf(document.snapshot.rows, []).pieces.map(String));',
  ),
  guard(
    'what lowered a price is not credited again',
    'documents/credit-note.ts',
    'const credited = [...whole, ...reducedBefore(document, whole)];',
    'const credited = [...whole, ...(whole.length < 0 ? reducedBefore(document, whole) : [])];',
  ),
];
