import { amount, type Named } from './named.ts';
import { OrderQuote, QuoteLine } from '../../quote.ts';
import { ShippingOffer } from '../../shipping/shipping.ts';
import { PART_KINDS, TotalPart } from '../../totals.ts';

/** Of an order and of a quote. */
export const totals = {
  subtotal: { ...amount, description: 'The sum of price times quantity of the lines.' },
  parts: { description: 'What stands between the lines and the total, in the order in which it is shown.' },
};

export const quoteSchemas: Record<string, Named> = {
  Quote: {
    schema: OrderQuote,
    says: {
      required: ['total'],
      properties: {
        ...totals,
        total: amount,
        open: {
          description:
            'What cannot be worked out before the destination is known, `shipping` and `tax`; `total` is then what is ' +
            'known so far. Nothing is open without a destination where `total` holds for every one that is served.',
        },
        shippingMethods: { description: 'The ways of delivery that serve the destination.' },
        shippingMethod: {
          description: 'The `id` of the one that `parts` count: the one asked for, else the cheapest.',
        },
        missingToFree: {
          ...amount,
          description:
            'Before the destination is known: what the lines still have to come to, wherever they go, for a delivery to ' +
            'cost nothing.',
        },
        payOnDelivery: {
          description:
            'Whether these lines could be paid as they come to this postal code (capability `payOnDelivery`). What ' +
            'depends on the customer is judged when it is chosen.',
        },
        payOnDeliveryFee: { ...amount, description: 'What that adds. It is no part of this quote.' },
        code: { description: 'The code of a discount that `parts` count, in capitals (capability `discounts`).' },
        refusal: {
          description:
            'Why an order like this would be refused: `not-served`, `method-gone`, `code-used` or `code-refused`. Absent ' +
            'where it would not.',
        },
        codeUsedByCustomer: {
          description: 'With `code-used`: the customer of the token has had all uses that one customer has.',
        },
      },
    },
  },
  QuoteLine: {
    schema: QuoteLine,
    says: {
      properties: {
        quantity: { type: 'integer', minimum: 1 },
        price: { ...amount, description: 'Of one piece. Absent when the product is gone.' },
        problem: { enum: ['gone', 'choice', 'sold-out'], description: 'Why it cannot be sold.' },
        choices: { description: 'With `choice`: the sizes and colours to choose among.' },
        left: { type: 'integer', minimum: 0, description: 'With `sold-out`: how many could still be had.' },
      },
    },
  },
  ShippingOffer: {
    schema: ShippingOffer,
    says: {
      description: 'A way to get the goods.',
      properties: {
        label: { description: 'What it is, for the shopper.' },
        price: { ...amount, description: 'What it costs for these lines.' },
        pickUp: { description: 'The shopper comes for it.' },
        at: { description: 'With `pickUp`: where and when it can be picked up, for the shopper.' },
        missingToFree: { ...amount, description: 'What the lines still have to come to for it to cost nothing.' },
        arrives: { description: 'Days of the store, `YYYY-MM-DD`.' },
      },
    },
  },
  TotalPart: {
    schema: TotalPart,
    says: {
      description: 'A part of a total: the subtotal and all that are not `included` add up to it.',
      properties: {
        kind: { enum: [...PART_KINDS], description: 'What sort of thing it is.' },
        label: { minLength: 1, description: 'What it is, for the shopper.' },
        amount: { description: 'Below 0 where something is taken off.' },
        included: { description: 'It stands in the prices already, as a tax may, and adds nothing.' },
      },
    },
  },
};
