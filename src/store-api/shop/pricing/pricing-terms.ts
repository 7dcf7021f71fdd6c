import type { DeliverySettings } from '../stores/delivery-settings.ts';
import type { PayOnDeliverySettings, StoreSettings } from '../stores/store-settings.ts';
import type { TaxRate, TaxSettings } from '../stores/tax-settings.ts';
import type { DeliveryTerms, PayOnDeliveryTerms, PricingTerms, RateTerms, TaxTerms } from './terms.ts';
import { totalPartsIn } from '#backends/serving/total-part-texts.ts';
import { DEFAULT_TIME_ZONE } from '#config.ts';
import { StoreTerms } from '#contract/store/terms.ts';
import { toPaise } from '#lib/minor-units.ts';
import { stateName } from '#lib/places/states-by-code.ts';
import { shopLanguage } from '#translations/shop-language.ts';

/** By store record: every quote asks for them, and a store that changes has another record. */
const known = new WeakMap<StoreRecord, PricingTerms>();

interface StoreRecord {
  info: Readonly<Record<string, unknown>>;
  settings: Pick<StoreSettings, 'delivery' | 'tax' | 'payOnDelivery'>;
}

export function termsOf(store: StoreRecord): PricingTerms {
  const terms = known.get(store) ?? pricingTerms(store.info, store.settings);
  known.set(store, terms);
  return terms;
}

/** What a store charges, from its record and its settings. A part that they do not state is not there. */
export function pricingTerms(
  info: Readonly<Record<string, unknown>>,
  { delivery, tax, payOnDelivery }: Pick<StoreSettings, 'delivery' | 'tax' | 'payOnDelivery'>,
): PricingTerms {
  const { country, taxIncluded } = StoreTerms.parse(info.terms) ?? {};
  const timeZone = typeof info.timeZone === 'string' && info.timeZone !== '' ? info.timeZone : DEFAULT_TIME_ZONE;
  return {
    country,
    timeZone,
    ...(tax && { state: tax.state && stateName(tax.state, country), tax: taxTerms(tax, taxIncluded ?? true, country) }),
    ...(delivery && { delivery: deliveryTerms(delivery, country) }),
    ...(payOnDelivery && { payOnDelivery: payOnDeliveryTerms(payOnDelivery) }),
  };
}

/** Of GST: the usual names of its halves, and of the whole across a border of states. */
const HALVES = { central: 'CGST', state: 'SGST', across: 'IGST' };

export function taxTerms(tax: TaxSettings, included: boolean, country?: string): TaxTerms {
  const { name = '', registration, halves, gap = 'higher', classes = [] } = tax;
  const {
    central = HALVES.central,
    state = HALVES.state,
    across = HALVES.across,
  } = halves === true ? {} : (halves ?? {});
  return {
    name,
    registration,
    included,
    gap,
    ...(halves && { halves: { central, state, across } }),
    classes: classes.map(({ rates, ...taxClass }) => ({
      ...taxClass,
      rates: rates.map((rate) => rateTerms(rate, country)),
    })),
    defaultClass: tax.default,
  };
}

function rateTerms({ rate, bands, deliveryTaxed = true, states, ...where }: TaxRate, country?: string): RateTerms {
  return {
    ...where,
    ...(states && { states: stateNames(states, country) }),
    bands: bands?.map((band) => ({ rate: band.rate, upTo: minor(band.upTo) })) ?? [{ rate: rate ?? 0 }],
    deliveryTaxed,
  };
}

/** As shoppers write them, by code or name: see stateName. */
function stateNames(states: readonly string[], country: string | undefined): string[] {
  return states.map((state) => stateName(state, country));
}

function deliveryTerms({ methods, notServed }: DeliverySettings, country: string | undefined): DeliveryTerms {
  return {
    methods: methods.map(({ price, freeFrom, zones, byWeight, ...method }) => ({
      ...method,
      price: minor(price),
      freeFrom: minor(freeFrom),
      zones: zones?.map((zone) => ({
        ...zone,
        ...(zone.states && { states: stateNames(zone.states, country) }),
        price: toPaise(zone.price),
        freeFrom: zone.freeFrom === 'never' ? undefined : minor(zone.freeFrom),
        ...(zone.freeFrom === 'never' && { neverFree: true }),
      })),
      byWeight: byWeight?.map((step) => ({ upTo: step.upTo, price: toPaise(step.price) })),
    })),
    notServed,
  };
}

function payOnDeliveryTerms(settings: PayOnDeliverySettings): PayOnDeliveryTerms {
  const { label = totalPartsIn(shopLanguage()).onDelivery, fee = 0, upTo, notServed, maxRefusedParcels } = settings;
  return { label, fee: toPaise(fee), upTo: minor(upTo), notServed, maxRefusedParcels };
}

/** Every currency of a folder has two decimals. */
function minor(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : toPaise(amount);
}
