import { expect, test } from 'vitest';
import { documentsIn } from '#store-api/shop/documents/document-texts.ts';
import { sandboxMethods } from '#store-api/shop/payments/sandbox/sandbox-fields.ts';
import { GATEWAYS } from '#environment/gateway-settings.ts';

test.each(['en', 'de', 'fr'])(
  '10.documents a receipt has words for each way in which an order is paid: %s',
  (language) => {
    const ways = [
      ...['owner', 'on-delivery', ...Object.keys(GATEWAYS)],
      ...['EUR', 'INR'].flatMap((currency) => sandboxMethods({ currency }).map(({ value }) => value)),
    ];
    const { waysPaid } = documentsIn(language);
    expect(ways.filter((way) => waysPaid[way] === undefined)).toEqual([]);
    if (language !== 'en') expect(waysPaid.bank).not.toBe('by bank');
  },
);
