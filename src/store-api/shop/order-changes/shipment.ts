import type { Shipment } from '../orders/parcels.ts';
import type { Carrier, StoreSettings } from '../stores/store-settings.ts';
import { StartError } from '#environment.ts';
import { nonEmpty } from '#lib/non-empty.ts';

/** The owner's words on a parcel. */
export interface Sent {
  tracking?: string | undefined;
  carrier?: string | undefined;
}

const LONGEST = 100;

/**
 * The parcel as the order keeps it, with the carrier's page of it. The carrier is one of the folder's, with a number
 * the first unless another is named; any name in a store that has none. @throws StartError that says what is wrong
 */
export function shipmentOf({ carriers = [] }: StoreSettings, { tracking, carrier: named }: Sent): Shipment {
  const trackingNumber = shortText('tracking number', tracking);
  const name = shortText('carrier', named);
  if (name === undefined && trackingNumber === undefined) return {};
  const carrier =
    name === undefined ? carriers[0] : carriers.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!carrier && carriers.length > 0)
    throw new StartError(
      `There is no carrier ${name ?? ''} in store.yaml: ${carriers.map((one) => one.name).join(', ')}. Nothing was changed.`,
    );
  return {
    carrier: carrier?.name ?? name,
    trackingNumber,
    trackingUrl: trackingNumber && linkOf(carrier, trackingNumber),
  };
}

function shortText(what: string, text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  if (trimmed.length > LONGEST) throw new StartError(`A ${what} has at most ${LONGEST} characters.`);
  return nonEmpty(trimmed);
}

function linkOf(carrier: Carrier | undefined, number: string): string | undefined {
  return carrier?.link?.replaceAll('{number}', encodeURIComponent(number));
}
