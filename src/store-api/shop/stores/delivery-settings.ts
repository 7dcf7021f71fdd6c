/** How a store sends, as its folder states it: amounts in whole units of the currency, weights in grams. */
export interface DeliverySettings {
  /** In the order of the folder. */
  methods: DeliveryMethod[];
  /** Beginnings of postal codes to which nothing is sent. */
  notServed?: string[] | undefined;
  /** Those on which goods leave and arrive. */
  workingDays?: Weekday[] | undefined;
  /** HH:MM in the store's time zone: what is ordered later leaves a working day later. */
  cutOff?: string | undefined;
  /** YYYY-MM-DD: days that are no working days. */
  holidays?: string[] | undefined;
}

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Weekday = (typeof WEEKDAYS)[number];

export interface DeliveryMethod {
  id: string;
  label: string;
  price?: number | undefined;
  freeFrom?: number | undefined;
  /** Working days on the way, at least and at most. */
  days?: [number, number] | undefined;
  /** The first that names the place holds, by its state or by the beginning of its postal code. */
  zones?: DeliveryZone[] | undefined;
  byWeight?: { upTo: number; price: number }[] | undefined;
  pickUp?: true | undefined;
  /** Where and when it can be picked up. */
  at?: string | undefined;
}

export interface DeliveryZone {
  states?: string[] | undefined;
  postalCodes?: string[] | undefined;
  price: number;
  /** Absent: the method's. */
  freeFrom?: number | 'never' | undefined;
  days?: [number, number] | undefined;
}
