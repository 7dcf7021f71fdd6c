import { amount, type Named } from './named.ts';
import { LinePieces } from '../../orders/cancelled-pieces.ts';
import { OrderChanges, REPLACEMENTS, RETURN_KINDS, RETURN_STATES, WireReturn } from '../../orders/order-changes.ts';

export const orderChangesSchemas: Record<string, Named> = {
  LinePieces: {
    schema: LinePieces,
    says: {
      description: 'So many pieces of a line.',
      properties: {
        line: { minimum: 0, description: 'Its place among the `items` of the order, the first one 0.' },
        quantity: { type: 'integer', minimum: 1 },
      },
    },
  },
  OrderChanges: {
    schema: OrderChanges,
    says: {
      description: 'What the buyer of an order may change of it now. What is absent cannot be asked for.',
      properties: {
        cancel: { description: 'The pieces that can be called off. While the order is not paid all of them at once.' },
        cancelPart: {
          description: 'Of an order that is to be paid on delivery: not only all of them at once.',
        },
        withdrawal: {
          description:
            'The law gives a right to withdraw, which cancelling is before anything is sent: the store mails its receipt.',
        },
        return: {
          description:
            'What can go back: `until` (ISO 8601) is the last moment to ask, `fee` what the way back costs, once for ' +
            'each return, `reasons` says that one has to be given, `withdrawal` that the law gives a right to withdraw.',
        },
        exchange: { description: 'The sizes for which pieces of a line, among those of `return`, can be exchanged.' },
      },
    },
  },
  Return: {
    schema: WireReturn,
    says: {
      description: 'What of an order goes back.',
      properties: {
        number: { type: 'integer', minimum: 1, description: 'Counts the returns of the order.' },
        state: { enum: [...RETURN_STATES] },
        kind: { enum: [...RETURN_KINDS] },
        askedAt: { description: 'ISO 8601.' },
        items: { description: 'Which pieces; `size` is the one that is wanted in exchange.' },
        fee: { ...amount, description: 'What the way back costs the shopper.' },
        note: { description: 'The words of the store to it.' },
        replacement: {
          enum: [...REPLACEMENTS],
          description:
            'Of an exchange that is `received`: how far that has come which is sent in place of the items, as far as ' +
            'the last of it; `none` where nothing is, and the money goes back.',
        },
      },
    },
  },
};
