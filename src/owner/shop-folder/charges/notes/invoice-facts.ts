import { MEMBER_STATES } from '#lib/places/member-states.ts';

/** Something an invoice says of its seller, and what shows that it does. */
interface Particular {
  what: string;
  sign: RegExp;
}

/**
 * What the law of a country asks of invoices beside the name, the address and the VAT number of who sells (Article 226
 * of Directive 2006/112/EC in the EU): data as of 26 November 2026 unchecked by a lawyer, for `validate` to
 * remind of, and no advice (docs/decisions D605).
 */
export interface InvoiceFacts {
  /** For which invoices are kept, from the end of their financial year. */
  years?: number;
  /** The tax number that an invoice has, by its name there. */
  number?: string;
  /** Where it is no calendar year. */
  yearStart?: string;
  /** Each line has an HSN code. */
  hsn?: true;
  seller?: readonly Particular[];
  /** Who charges no tax says why. */
  untaxed?: Particular;
}

const FACTS: Partial<Record<string, InvoiceFacts>> = {
  AT: { years: 7, untaxed: { what: '"Umsatzsteuerfrei gemäß § 6 Abs. 1 Z 27 UStG"', sign: /Z\s?27\b|Kleinuntern/i } },
  AU: { years: 5, number: 'your ABN', yearStart: '07-01' },
  BE: {
    years: 10,
    untaxed: {
      what: '"Régime particulier de franchise des petites entreprises"',
      sign: /franchise|vrijstelling|vrijgesteld|befreiung/i,
    },
  },
  DE: {
    years: 8,
    seller: [
      {
        what: 'the register court and number (HRB) of a company, and who manages it',
        sign: /\bHR[AB]\b|^(?!.*\b(?:GmbH|UG|AG|OHG|KG|e\.\s?K)\b)/s,
      },
    ],
    untaxed: { what: '"Keine Umsatzsteuer nach § 19 UStG"', sign: /§\s?19\b|Kleinuntern/i },
  },
  ES: { years: 6, number: 'your NIF' },
  FR: {
    years: 10,
    seller: [
      { what: 'your SIREN or SIRET', sign: /(?:\d[\s.]?){9}/ },
      {
        what: 'your legal form, such as SAS or EI',
        sign: /\b(?:SASU?|S\.A\.S|SA|SARL|S\.A\.R\.L|EURL|SNC|SCOP|EI|EIRL|association)\b|entrepreneur/i,
      },
      {
        what: 'the share capital of a company and the town of its register (RCS)',
        sign: /capital.*\bRCS\b|\bRCS\b.*capital|^(?!.*\b(?:SASU?|S\.A\.S|SA|SARL|S\.A\.R\.L|EURL)\b)/is,
      },
    ],
    untaxed: { what: '"TVA non applicable, art. 293 B du CGI"', sign: /293\s?B/i },
  },
  GB: { years: 6 },
  IE: { years: 6 },
  IN: { years: 8, number: 'your GSTIN', yearStart: '04-01', hsn: true },
  IT: { years: 10, number: 'your partita IVA' },
  LU: { years: 10 },
  NL: { years: 7 },
  NZ: { years: 7, number: 'your GST number', yearStart: '04-01' },
  PL: { years: 5, number: 'your NIP' },
  PT: { years: 10, number: 'your NIF' },
};

/** Nothing of a country that nobody here knows, nor of one whose invoices have no tax number, such as the USA. */
export function invoiceFacts(country = ''): InvoiceFacts {
  const facts = FACTS[country] ?? {};
  return MEMBER_STATES.includes(country) || country === 'GB' ? { number: 'your VAT number', ...facts } : facts;
}
