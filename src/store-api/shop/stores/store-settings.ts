import type { DeliverySettings } from './delivery-settings.ts';
import type { DiscountSettings } from './discount-settings.ts';
import type { ReturnsSettings } from './returns-settings.ts';
import type { TaxSettings } from './tax-settings.ts';
import type { GatewayId } from '#environment/gateway-settings.ts';

/** A gateway that a store offers, and what shoppers read; without a label its own words. */
export interface PaymentOffer {
  gateway: GatewayId;
  label?: string | undefined;
}

/** Whom a store's mails come from, who gets the answers, who is mailed what happens, and what mails carry. */
interface MailSettings {
  name?: string | undefined;
  address?: string | undefined;
  replyTo?: string | undefined;
  /** Who is mailed of orders, returns, refunds and messages; the company's address without. */
  owners?: string[] | undefined;
  /** False: no mail has a link that acts. */
  links?: boolean | undefined;
  /** When the daily summary goes out, in the store's time zone: `07:00` without; false: never. */
  summary?: string | false | undefined;
}

/** Who brings a store's parcels. `link` is its page of a parcel, with `{number}` in place of the tracking number. */
export interface Carrier {
  name: string;
  link?: string | undefined;
}

/** Payment on delivery, as its folder states it: amounts in whole units of the currency. */
export interface PayOnDeliverySettings {
  label?: string | undefined;
  fee?: number | undefined;
  /** The largest total before the fee. */
  upTo?: number | undefined;
  /** Beginnings of postal codes where nothing is collected. */
  notServed?: string[] | undefined;
  /** How many parcels a customer may have refused. */
  maxRefusedParcels?: number | undefined;
  /** Whoever chooses it is mailed a link, and confirms the order by it before it is packed. */
  confirm?: boolean | undefined;
  /** Within how many hours; 48 without. */
  confirmHours?: number | undefined;
}

/** The account to which shoppers transfer what they owe, as its folder states it. */
export interface BankTransferSettings {
  label?: string | undefined;
  holder: string;
  /** Without blanks. */
  iban?: string | undefined;
  bic?: string | undefined;
  /** What banks of other countries ask for. */
  account?: { label: string; value: string }[] | undefined;
  /** Within which the money is awaited; 7 without. */
  days?: number | undefined;
  note?: string | undefined;
}

/**
 * The settings of a store that pages do not show; what is absent is as it would be without (docs/decisions D241, D242).
 */
export interface StoreSettings {
  /** In the order in which shoppers see them. */
  payments?: PaymentOffer[] | undefined;
  mail?: MailSettings | undefined;
  /** The first one is meant where `orders ship` names none. */
  carriers?: Carrier[] | undefined;
  /** Absent: delivery is free, and no part of the total. */
  delivery?: DeliverySettings | undefined;
  /** Absent: no tax is stated. */
  tax?: TaxSettings | undefined;
  /** Absent: nobody pays on delivery. */
  payOnDelivery?: PayOnDeliverySettings | undefined;
  /** Absent: nobody pays by bank transfer. */
  bankTransfer?: BankTransferSettings | undefined;
  /** Absent: who wants to change an order writes to the store. */
  returns?: ReturnsSettings | undefined;
  /** `confirm`: an address is on the list once a link that is mailed to it is confirmed. Absent: at once. */
  newsletter?: 'confirm' | undefined;
  /** In the order in which they apply. Absent: there are none. */
  discounts?: DiscountSettings[] | undefined;
  /** So few pieces of a variant are little; absent: LOW_STOCK. 0: none is. */
  lowStock?: number | undefined;
  /** A language of src/languages/; no command sets it yet, since pages speak that of their build. */
  language?: string | undefined;
}

/** From the column `settings`. */
export function readSettings(json: string | null): StoreSettings {
  return json === null ? {} : (JSON.parse(json) as StoreSettings);
}
