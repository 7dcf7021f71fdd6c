import type { Fact, Stated } from './stated.ts';
import { placeKey, placeText } from '../place-text.ts';
import { short } from '../../catalogue/quoted.ts';
import type { TaxClass, TaxRate, TaxSettings } from '#store-api/shop/stores/tax-settings.ts';
import { toPaise } from '#lib/minor-units.ts';

type Write = (paise: number) => string;

/** What tax.yaml states. `write` makes text of paise. */
export function statedTax(tax: Partial<TaxSettings> = {}, write: Write): Stated[] {
  const { name, registration, state, halves, gap, classes = [] } = tax;
  return [
    {
      what: 'tax',
      facts: [
        { name: 'name', value: name === undefined ? undefined : short(name) },
        { name: 'registration', value: registration },
        { name: 'state', value: state },
        { name: 'halves', value: halvesText(halves) },
        { name: 'gap', value: gap },
        { name: 'default class', value: tax.default },
        { name: 'number', value: tax.number },
        { name: 'year from', value: tax.yearStart },
        { name: 'documents', value: documentsText(tax.documents) },
      ],
    },
    ...classes.map((one) => ({ what: `tax class ${one.name}`, facts: classFacts(one, write), inOrder: 'rates' })),
  ];
}

function halvesText(halves: TaxSettings['halves']): string | undefined {
  if (halves === undefined) return undefined;
  if (halves === true) return 'yes';
  return Object.entries(halves)
    .map(([half, name]) => `${half} ${name}`)
    .join(', ');
}

function documentsText(documents: TaxSettings['documents']): string | undefined {
  if (documents === undefined) return undefined;
  const { prefix, note } = documents === true ? {} : documents;
  return ['yes', prefix && `prefix ${prefix}`, note && short(note)].filter(Boolean).join(', ');
}

function classFacts({ hsn, categories, rates }: TaxClass, write: Write): Fact[] {
  return [
    { name: 'HSN', value: hsn ?? [] },
    { name: 'categories', value: categories ?? [] },
    ...rates.map((rate) => ({
      key: `${rate.from} ${placeKey(rate)}`,
      name: `rate from ${rate.from}${rate.states || rate.postalCodes ? ` in ${placeText(rate)}` : ''}`,
      value: rateText(rate, write),
    })),
  ];
}

/** `5 % up to 2,500 and 18 % above (delivery untaxed)`. */
function rateText({ rate, bands = [], deliveryTaxed = true }: TaxRate, write: Write): string {
  const parts = bands.map((band) =>
    band.upTo === undefined ? `${band.rate} % above` : `${band.rate} % up to ${write(toPaise(band.upTo))}`,
  );
  const text = rate === undefined ? parts.join(' and ') : `${rate} %`;
  return deliveryTaxed ? text : `${text} (delivery untaxed)`;
}
