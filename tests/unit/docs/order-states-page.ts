import { PIECE_STATES, PIECE_TRANSITIONS, pieceTransition } from '#store-api/shop/orders/pieces/piece-states.ts';
import type { PieceState, PieceTransition } from '#store-api/shop/orders/pieces/piece-states.ts';
import { statusOfPieces } from '#store-api/shop/orders/pieces/status-of-pieces.ts';
import { statusName } from '#store-api/shop/orders/order-status.ts';

/** docs/order-states.md, made from the tables that the checks go by. */
export function orderStatesPage(): string {
  const states = Object.keys(PIECE_STATES) as PieceState[];
  const transitions = Object.keys(PIECE_TRANSITIONS) as PieceTransition[];
  return `# States of an order's pieces

<!-- Made from src/store-api/shop/orders/pieces/: npm run test:units -- tests/unit/docs -u -->

An order that is paid, or to be paid on delivery, has a state for each of its pieces; while its money is due only the whole
order can be cancelled. Its status, which shoppers and backends see, follows from them in \`statusOfPieces\`
([D520](decisions/orders-and-stock.md#d520)). A piece has no other states, and no other ways between them, than these:
\`movePieces\` refuses what is not in the table.

## States

| State | A piece that | An order of nothing else is |
|---|---|---|
${states.map((state) => `| ${state} | ${PIECE_STATES[state].means} | ${statusName(statusOfPieces([state]))} |`).join('\n')}

An order with pieces to send is processing, else one with pieces on their way shipped, else one of which a piece arrived
delivered; where all are gone it is cancelled.

## Transitions

| What | From | To | Who | In the history | Mail | Stock | Money |
|---|---|---|---|---|---|---|---|
| begin | – | ordered | gateway, owner, shopper on delivery | paid by …, payment confirmed by the owner, to be paid on delivery | paid, onDelivery | – | – |
| begin again | – | ordered | owner | exchanged | – | taken when it was asked for | has that of the piece in whose place it is |
${transitions
  .map((name) => {
    const { from, to, by, cause, mails = {}, stock = '–', isOwed } = pieceTransition(name);
    const told = Object.values(mails).join(', ') || '–';
    return `| ${name} | ${from.join(', ')} | ${to} | ${by.join(', ')} | ${cause} | ${told} | ${stock} | ${isOwed ? 'due back, where it was paid' : '–'} |`;
  })
  .join('\n')}

Of several mails one is sent: of a whole order, of a part of it or its rest, of what was to be paid on delivery, of an
exchange or a withdrawal (\`mailOf\`). That of a part says what is in the parcel and what is still to come.

## As a diagram

\`\`\`mermaid
stateDiagram-v2
  [*] --> ordered: begin
${transitions.flatMap((name) => pieceTransition(name).from.map((from) => `  ${from} --> ${pieceTransition(name).to}: ${name}`)).join('\n')}
${states
  .filter((state) => transitions.every((name) => !pieceTransition(name).from.includes(state)))
  .map((state) => `  ${state} --> [*]`)
  .join('\n')}
\`\`\`
`;
}
