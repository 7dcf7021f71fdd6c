import fc from 'fast-check';
import type { PricingLine, PricingRequest } from '#store-api/shop/pricing/request.ts';
import type {
  DiscountTerms,
  MethodTerms,
  PayOnDeliveryTerms,
  PricingTerms,
  RateTerms,
  TaxTerms,
  ZoneTerms,
} from '#store-api/shop/pricing/terms.ts';

/** Any store and any request, few enough names that they meet. */
const STATES = ['KL', 'KA', 'TN'];
const POSTAL_CODES = ['682001', '695001', '560001', '600001'];
const BEGINNINGS = ['6', '68', '682', '69', '56'];
const DAYS = ['2025-01-01', '2026-05-31', '2026-06-01', '2026-07-01'];
const CATEGORIES = ['shirts', 'coats', 'bags'];
const CODES = ['SAVE', 'ONCE', 'GONE'];

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
/** Of what decides that a delivery costs the same everywhere. */
const often = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
/** Much of what goes wrong goes wrong near 0, near a limit, or where numbers are no longer exact. */
const money = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 30 }) },
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 500_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 20_000_000_00 }) },
);
const rate = fc.constantFrom(0, 3, 5, 5.5, 7.25, 8.875, 12, 18, 20, 28);

const bands = fc
  .array(fc.record({ upTo: money, rate }), { maxLength: 3 })
  .chain((limited) => rate.map((last) => [...limited.toSorted((a, b) => a.upTo - b.upTo), { rate: last }]));

const ratesAnywhere: fc.Arbitrary<RateTerms> = fc.record({
  from: fc.constantFrom(...DAYS),
  bands,
  deliveryTaxed: fc.boolean(),
});
const rates: fc.Arbitrary<RateTerms> = fc.record({
  from: fc.constantFrom(...DAYS),
  states: maybe(some(STATES)),
  postalCodes: maybe(some(BEGINNINGS)),
  bands,
  deliveryTaxed: fc.boolean(),
});

const taxOf = (each: fc.Arbitrary<RateTerms>, registration: fc.Arbitrary<TaxTerms['registration']>) =>
  fc.record<TaxTerms>({
    name: fc.constant('Tax'),
    halves: maybe(fc.constant({ central: 'CGST', state: 'SGST', across: 'IGST' })),
    registration,
    included: fc.boolean(),
    gap: fc.constantFrom('higher', 'lower'),
    classes: fc.tuple(fc.array(each, { maxLength: 3 }), fc.array(each, { maxLength: 3 })).map(([first, second]) => [
      { name: 'first', hsn: ['62', '6203'], categories: ['bags'], rates: first },
      { name: 'second', hsn: ['620'], rates: second },
    ]),
    defaultClass: maybe(fc.constantFrom('first', 'second')),
  });

const zone: fc.Arbitrary<ZoneTerms> = fc.record({
  states: maybe(some(STATES)),
  postalCodes: maybe(some(BEGINNINGS)),
  price: money,
  freeFrom: maybe(money),
  neverFree: maybe(fc.boolean()),
});
const method = (id: string): fc.Arbitrary<MethodTerms> =>
  fc.record({
    id: fc.constant(id),
    label: fc.constant(id.toUpperCase()),
    // Many a delivery costs nothing.
    price: maybe(fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: money })),
    freeFrom: maybe(money),
    zones: often(fc.array(zone, { maxLength: 3 })),
    byWeight: maybe(
      fc.constant([
        { upTo: 900, price: 40_00 },
        { upTo: 5_000, price: 90_00 },
      ]),
    ),
    pickUp: maybe(fc.boolean()),
  });
const methods = fc.tuple(method('a'), method('b'), method('c')).chain((all) => fc.subarray(all));

const taking = fc.oneof(
  fc.record({ percent: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constant(12.5)) }),
  fc.record({ amount: money }),
  fc.record({ buy: fc.integer({ min: 1, max: 3 }), get: fc.integer({ min: 1, max: 2 }) }),
  fc.constant({}),
);
const discount: fc.Arbitrary<DiscountTerms> = fc
  .tuple(
    taking,
    fc.record({
      categories: maybe(some(CATEGORIES)),
      products: maybe(fc.constant(['p1'])),
      code: maybe(fc.constantFrom(...CODES)),
      minimum: maybe(money),
      freeDelivery: maybe(fc.boolean()),
      from: maybe(fc.constantFrom(...DAYS)),
      to: maybe(fc.constantFrom(...DAYS)),
      uses: maybe(fc.integer({ min: 1, max: 3 })),
      perCustomer: maybe(fc.integer({ min: 1, max: 2 })),
      notOnSale: maybe(fc.boolean()),
    }),
  )
  .map(([what, of]) => ({ id: '', label: '', ...what, ...of }));
const discounts = fc
  .array(discount, { maxLength: 4 })
  .map((all) => all.map((each, index) => ({ ...each, id: `d${index}`, label: `Discount ${index}` })))
  .filter((all) => {
    const codes = all.flatMap(({ code = [] }) => code);
    return new Set(codes).size === codes.length;
  });

const payOnDelivery: fc.Arbitrary<PayOnDeliveryTerms> = fc.record({
  label: fc.constant('Payment on delivery'),
  fee: money,
  upTo: maybe(money),
  notServed: maybe(some(BEGINNINGS)),
  maxRefusedParcels: maybe(fc.integer({ min: 0, max: 2 })),
});

const store = (tax: fc.Arbitrary<TaxTerms | undefined>): fc.Arbitrary<PricingTerms> =>
  fc.record({
    country: fc.constant('IN'),
    state: fc.constant('KL'),
    postalCode: maybe(fc.constantFrom(...POSTAL_CODES)),
    timeZone: fc.constantFrom('Asia/Kolkata', 'America/New_York'),
    tax,
    delivery: maybe(fc.record({ methods, notServed: often(some(BEGINNINGS)) })),
    discounts: maybe(discounts),
    payOnDelivery: maybe(payOnDelivery),
    roundTotalTo: maybe(fc.constantFrom(5, 10, 100)),
  });

export const anyTerms = store(maybe(taxOf(rates, fc.constantFrom('regular', 'regular', 'composition', 'none'))));
/** Stores of which nothing but the names of the tax hangs on the state. */
export const termsOfOneRate = store(taxOf(ratesAnywhere, fc.constant('regular')));

const line: fc.Arbitrary<PricingLine> = fc.record({
  productId: fc.constantFrom('p1', 'p2', 'p3'),
  categories: fc.subarray(CATEGORIES),
  collections: fc.constant([]),
  hsn: maybe(fc.constantFrom('6203', '6205', '6301', '42')),
  taxClass: maybe(fc.constantFrom('first', 'second')),
  grams: maybe(fc.integer({ min: 0, max: 1_500 })),
  price: money,
  onSale: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 5 }),
});
const anyLines = fc.array(line, { minLength: 1, maxLength: 5 });

export const anyRequest: fc.Arbitrary<PricingRequest> = fc.record({
  lines: anyLines,
  place: maybe(
    fc.record({
      country: fc.constantFrom('IN', 'IN', 'IN', 'AT'),
      state: maybe(fc.constantFrom(...STATES)),
      postalCode: maybe(fc.constantFrom(...POSTAL_CODES)),
    }),
  ),
  code: maybe(fc.constantFrom(...CODES, ' save ', 'UNKNOWN')),
  method: often(fc.constantFrom('a', 'b', 'c', 'd')),
  payment: maybe(fc.constantFrom('online', 'on-delivery')),
  past: maybe(
    fc.record({ used: fc.nat({ max: 3 }), usedByCustomer: fc.nat({ max: 2 }), refusedParcels: fc.nat({ max: 3 }) }),
  ),
  at: fc.constantFrom('2026-05-31T18:29:59Z', '2026-05-31T18:30:00Z', '2026-06-30T12:00:00Z'),
});
