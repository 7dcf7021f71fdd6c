import type { Store } from './example.ts';

/** The stores of the examples. Rates are data of the examples and no statement about anybody's law. */

/** A shop in Kerala, registered for GST, prices with tax included, delivery free. */
export const kerala: Store = {
  country: 'IN',
  state: 'KL',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  pricesIncludeTax: true,
  registration: 'regular',
  taxName: 'GST',
  taxClasses: [
    {
      name: 'clothes',
      hsn: ['61', '62', '63'],
      rates: [
        { from: '2017-07-01', bands: [{ upTo: 100000, rate: 5 }, { rate: 12 }], deliveryTaxed: true },
        { from: '2025-09-22', bands: [{ upTo: 250000, rate: 5 }, { rate: 18 }], deliveryTaxed: true },
      ],
    },
    { name: 'books', hsn: ['4901'], rates: [{ from: '2017-07-01', bands: [{ rate: 0 }], deliveryTaxed: true }] },
    { name: 'standard', rates: [{ from: '2017-07-01', bands: [{ rate: 18 }], deliveryTaxed: true }] },
  ],
  defaultClass: 'standard',
  methods: [{ code: 'standard', label: 'Standard', price: 0 }],
};

/** The same shop with prices to which tax is added. */
export const keralaAdds: Store = { ...kerala, pricesIncludeTax: false };

/** The same shop under composition, which shows no tax and sends within its state. */
export const composition: Store = { ...kerala, registration: 'composition' };

/** The same shop without a registration. */
export const unregistered: Store = { ...kerala, registration: 'none' };

/** A shop in New York: sales tax is added, by state and the beginning of the postal code. */
export const newYork: Store = {
  country: 'US',
  state: 'NY',
  currency: 'USD',
  timeZone: 'America/New_York',
  pricesIncludeTax: false,
  registration: 'regular',
  taxName: 'Sales tax',
  taxClasses: [
    {
      name: 'clothes',
      categories: ['shirts', 'coats'],
      rates: [
        {
          from: '2020-01-01',
          state: 'NY',
          prefixes: ['100', '101', '102'],
          bands: [{ upTo: 10999, rate: 0 }, { rate: 8.875 }],
          deliveryTaxed: true,
        },
        { from: '2020-01-01', state: 'CA', bands: [{ rate: 7.25 }], deliveryTaxed: false },
      ],
    },
    {
      name: 'standard',
      rates: [
        {
          from: '2020-01-01',
          state: 'NY',
          prefixes: ['100', '101', '102'],
          bands: [{ rate: 8.875 }],
          deliveryTaxed: true,
        },
        { from: '2020-01-01', state: 'CA', bands: [{ rate: 7.25 }], deliveryTaxed: false },
      ],
    },
  ],
  defaultClass: 'standard',
  methods: [{ code: 'standard', label: 'Standard', price: 1000, freeFrom: 50000 }],
};

/** A shop in the United Kingdom: VAT of 20 %, children's clothes and books 0 %. */
export const unitedKingdom: Store = {
  country: 'GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  pricesIncludeTax: true,
  registration: 'regular',
  taxName: 'VAT',
  taxClasses: [
    {
      name: 'zero',
      categories: ['children', 'books'],
      rates: [{ from: '2020-01-01', bands: [{ rate: 0 }], deliveryTaxed: true }],
    },
    { name: 'standard', rates: [{ from: '2020-01-01', bands: [{ rate: 20 }], deliveryTaxed: true }] },
  ],
  defaultClass: 'standard',
  methods: [{ code: 'standard', label: 'Standard', price: 399, freeFrom: 5000 }],
};

/** A shop in Germany: VAT of 19 %, books 7 %. */
export const germany: Store = {
  country: 'DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  pricesIncludeTax: true,
  registration: 'regular',
  taxName: 'VAT',
  taxClasses: [
    {
      name: 'reduced',
      categories: ['books'],
      rates: [{ from: '2021-01-01', bands: [{ rate: 7 }], deliveryTaxed: true }],
    },
    { name: 'standard', rates: [{ from: '2021-01-01', bands: [{ rate: 19 }], deliveryTaxed: true }] },
  ],
  defaultClass: 'standard',
  methods: [{ code: 'parcel', label: 'Parcel', price: 490 }],
};

/** A shop in France: VAT of 20 %, books 5.5 %, delivery free. */
export const france: Store = {
  country: 'FR',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  pricesIncludeTax: true,
  registration: 'regular',
  taxName: 'VAT',
  taxClasses: [
    {
      name: 'reduced',
      categories: ['books'],
      rates: [{ from: '2021-01-01', bands: [{ rate: 5.5 }], deliveryTaxed: true }],
    },
    { name: 'standard', rates: [{ from: '2021-01-01', bands: [{ rate: 20 }], deliveryTaxed: true }] },
  ],
  defaultClass: 'standard',
  methods: [{ code: 'standard', label: 'Standard', price: 0 }],
};

/** A shop in Japan, whose currency has no minor unit: consumption tax of 10 %, tea 8 %. */
export const japan: Store = {
  country: 'JP',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  pricesIncludeTax: true,
  registration: 'regular',
  taxName: 'Consumption tax',
  taxClasses: [
    { name: 'food', categories: ['tea'], rates: [{ from: '2019-10-01', bands: [{ rate: 8 }], deliveryTaxed: true }] },
    { name: 'standard', rates: [{ from: '2019-10-01', bands: [{ rate: 10 }], deliveryTaxed: true }] },
  ],
  defaultClass: 'standard',
  methods: [{ code: 'standard', label: 'Standard', price: 0 }],
};

/** A shop in Kuwait, whose currency has three decimals, without tax. */
export const kuwait: Store = {
  country: 'KW',
  currency: 'KWD',
  timeZone: 'Asia/Kuwait',
  pricesIncludeTax: true,
  registration: 'none',
  taxName: 'VAT',
  taxClasses: [],
  methods: [{ code: 'standard', label: 'Standard', price: 1500 }],
};

/** A shop in Bahrain, whose currency has three decimals: VAT of 10 %. */
export const bahrain: Store = {
  country: 'BH',
  currency: 'BHD',
  timeZone: 'Asia/Bahrain',
  pricesIncludeTax: true,
  registration: 'regular',
  taxName: 'VAT',
  taxClasses: [{ name: 'standard', rates: [{ from: '2022-01-01', bands: [{ rate: 10 }], deliveryTaxed: true }] }],
  defaultClass: 'standard',
  methods: [{ code: 'standard', label: 'Standard', price: 0 }],
};
