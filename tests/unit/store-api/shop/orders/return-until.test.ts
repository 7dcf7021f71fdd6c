import { expect, test } from 'vitest';
import { arrivedBy, returnUntil } from '#store-api/shop/orders/returns/return-until.ts';
import { stateOfReturn } from '#store-api/shop/orders/returns/return-state.ts';

const AT = '2026-11-23T06:30:00.000Z';

function until(
  parcels: { sentAt: string; delivered?: string; state?: string }[],
  { deliveryDays, timeZone = 'Asia/Kolkata' }: { deliveryDays?: number; timeZone?: string } = {},
): string {
  return returnUntil(
    {
      order: { created_at: '2026-11-01T00:00:00.000Z' },
      parcels: parcels.map(({ sentAt, delivered }, position) => ({
        ...{ position, sentAt },
        ...(delivered && { outcome: 'delivered', outcomeAt: delivered }),
      })),
      pieces: parcels.map(({ state = 'sent' }, parcel) => ({
        ...{ store_id: 's', order_id: 'o', line: 0, piece: parcel, state, parcel, taken: 1 },
        ...{ replaces: null, variant_id: null, size: null, sku: null },
      })),
    },
    { days: 7, deliveryDays },
    { timeZone, at: AT },
  );
}

test('10.returns: to the end of the day, in the time zone of the store, so many days after the last has arrived', () => {
  const sentAt = '2026-11-02T10:00:00.000Z';
  // In Pune it was the 11th already.
  const delivered = { sentAt, delivered: '2026-11-10T19:00:00.000Z', state: 'delivered' };
  expect(until([delivered])).toBe('2026-11-18T18:29:59.999Z');
  expect(until([delivered], { timeZone: 'Europe/Berlin' })).toBe('2026-11-17T22:59:59.999Z');
  expect(until([{ ...delivered, delivered: '2026-11-03T10:00:00.000Z' }, delivered])).toBe('2026-11-18T18:29:59.999Z');
});

test('10.returns: what nobody says has arrived counts as arrived when its days are over, 30 where none are stated', () => {
  const sentAt = '2026-11-02T10:00:00.000Z';
  expect(until([{ sentAt }])).toBe('2026-12-09T18:29:59.999Z');
  // Five working days are a week.
  expect(until([{ sentAt }], { deliveryDays: 5 })).toBe('2026-11-16T18:29:59.999Z');
  expect(until([{ sentAt }, { sentAt, state: 'lost' }], { deliveryDays: 5 })).toBe('2026-11-16T18:29:59.999Z');
  // One that is to be sent has not arrived.
  expect(until([{ sentAt }, { sentAt, state: 'ordered' }], { deliveryDays: 5 })).toBe('2026-12-07T18:29:59.999Z');
});

test('who asks something back makes nobody’s time longer', () => {
  const sentAt = '2026-11-02T10:00:00.000Z';
  expect(arrivedBy({ sentAt }, { deliveryDays: undefined }, AT)).toBe(AT);
  expect(arrivedBy({ sentAt }, { deliveryDays: 5 }, AT)).toBe('2026-11-09T10:00:00.000Z');
});

test('a return is as far as the last of its pieces', () => {
  expect(stateOfReturn(['received', 'return-asked'])).toBe('asked');
  expect(stateOfReturn(['refunded', 'received'])).toBe('received');
  expect(stateOfReturn(['refunded', 'refunded'])).toBe('refunded');
  expect(stateOfReturn(['return-refused'])).toBe('refused');
});
