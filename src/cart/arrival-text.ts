import * as text from './text.ts';
import type { Arrival } from '#contract/shipping/shipping.ts';
import { formatDays } from '#lib/dates.ts';

/** When something arrives or can be picked up: `Arrives 5–10 June`. */
export function arrivalText({ earliest, latest }: Arrival, locale: string, pickUp = false): string {
  const days = formatDays(earliest, latest, locale);
  return pickUp ? text.readyOn(days) : text.arrivesOn(days);
}
