import type { Fact, Stated } from './stated.ts';
import { placeKey, placeText } from '../place-text.ts';
import { short } from '../../catalogue/quoted.ts';
import type { DeliveryMethod, DeliverySettings, DeliveryZone } from '#store-api/shop/stores/delivery-settings.ts';
import { toPaise } from '#lib/minor-units.ts';

type Write = (paise: number) => string;

/** What delivery.yaml states. `write` makes text of paise. */
export function statedDelivery(delivery: DeliverySettings | undefined, write: Write): Stated[] {
  return [
    {
      what: 'delivery',
      facts: [
        { name: 'postal codes not served', value: delivery?.notServed ?? [] },
        { name: 'working days', value: delivery?.workingDays ?? [] },
        { name: 'cut-off', value: delivery?.cutOff },
        { name: 'holidays', value: delivery?.holidays ?? [] },
      ],
    },
    ...(delivery?.methods ?? []).map((method) => ({
      what: `delivery method ${method.id}`,
      facts: methodFacts(method, write),
      inOrder: 'zones',
    })),
  ];
}

function methodFacts(
  { label, days, zones = [], byWeight, pickUp, at, ...prices }: DeliveryMethod,
  write: Write,
): Fact[] {
  const amount = (value: number) => write(toPaise(value));
  return [
    { name: 'label', value: short(label) },
    { name: 'price', value: prices.price === undefined ? undefined : amount(prices.price) },
    { name: 'free from', value: prices.freeFrom === undefined ? undefined : amount(prices.freeFrom) },
    { name: 'days', value: days && daysText(days) },
    { name: 'by weight', value: byWeight?.map(({ upTo, price }) => `${amount(price)} up to ${upTo} g`).join(' and ') },
    { name: 'pick-up', value: pickUp ? 'yes' : undefined },
    { name: 'pick up at', value: at && short(at) },
    ...zones.map((zone) => ({ key: placeKey(zone), name: `zone ${placeText(zone)}`, value: zoneText(zone) })),
  ];

  function zoneText(zone: DeliveryZone): string {
    const more = [freeText(zone), zone.days && `days ${daysText(zone.days)}`].filter(Boolean).join(', ');
    return more === '' ? amount(zone.price) : `${amount(zone.price)} (${more})`;
  }

  /** Where a zone says nothing, what its method does. */
  function freeText({ price, freeFrom = prices.freeFrom }: DeliveryZone): string | undefined {
    if (price === 0 || freeFrom === undefined) return undefined;
    return freeFrom === 'never' ? 'never free' : `free from ${amount(freeFrom)}`;
  }
}

function daysText(days: [number, number]): string {
  return [...new Set(days)].join(' to ');
}
