import type { IssuedDocument } from '../read-documents.ts';
import { documentsIn } from '../document-texts.ts';
import { sumOf } from '../../pricing/sum.ts';
import { addedTaxes } from '../order-amounts.ts';
import { printedRates } from './printed-rates.ts';
import { printedRows } from './printed-rows.ts';
import type { Table } from './table.ts';
import { formatDate } from '#lib/dates.ts';
import { toRupees } from '#lib/minor-units.ts';

/** A document as page and PDF print it: texts and nothing else, made of its snapshot alone. */
export interface DocumentView {
  language: string;
  title: string;
  number: string;
  /** Names and values. */
  facts: [string, string][];
  seller: { name: string; lines: string[] };
  buyer: { title: string; lines: readonly string[] };
  rows: Table;
  /** The taxes by rate; no rows where there are none. */
  rates: Table;
  total: { name: string; amount: string };
  words: string | undefined;
  remarks: string[];
}

type Document = Pick<IssuedDocument, 'number' | 'kind' | 'snapshot'>;

export function documentView(document: Document): DocumentView {
  const { kind, number, snapshot } = document;
  const { language, seller } = snapshot;
  const text = documentsIn(language);
  const taxNumber = seller.taxNumber && `${numberName(snapshot)} ${seller.taxNumber}`;
  const write = amounts(snapshot.locale);
  return {
    ...{ language, number },
    title: titleOf(document),
    facts: facts(document),
    seller: { name: seller.name, lines: [...seller.address, ...(taxNumber ? [taxNumber] : [])] },
    buyer: {
      title: kind === 'receipt' ? text.receivedFrom : snapshot.isPickedUp ? text.billedTo : text.soldTo,
      lines: snapshot.buyer,
    },
    rows: printedRows(document, write),
    rates: printedRates(snapshot, write),
    total: {
      name: text.totals[kind] ?? text.total,
      amount: money(document, sumOf(snapshot.rows.map((row) => row.amount))),
    },
    words: snapshot.words,
    remarks: remarks(document),
  };
}

/** Countries whose law asks for that heading. */
const TAX_INVOICES = ['AU', 'IN', 'NZ', 'SG', 'ZA'];

/** As the law of the seller's country names it. */
function titleOf({ kind, snapshot: { language, country = '' } }: Document): string {
  const text = documentsIn(language);
  if (kind === 'invoice' && TAX_INVOICES.includes(country)) return text.taxInvoice;
  return (country === 'IN' ? text.indianTitles[kind] : undefined) ?? text.titles[kind];
}

function numberName({ language, country, seller: { taxName } }: Document['snapshot']): string {
  const text = documentsIn(language);
  if (country === 'IN') return text.indianTaxNumber;
  if (country === 'AU') return text.australianTaxNumber;
  return taxName === undefined ? text.taxNumber : text.numberOf(taxName);
}

function facts({ kind, number, snapshot }: Document): [string, string][] {
  const { issuedAt, suppliedAt, order, refersTo, paid, language } = snapshot;
  const text = documentsIn(language);
  const day = (instant: string) => formatDate(instant, snapshot);
  const all: [string, string | undefined][] = [
    [text.number, number],
    [text.date, day(issuedAt)],
    [text.takesBack, refersTo && text.refersTo(refersTo.number, day(refersTo.issuedAt))],
    [text.order, order.name],
    [text.orderDate, day(order.placedAt)],
    [text.supplyDate, suppliedAt && day(suppliedAt)],
    [text.placeOfSupply, kind === 'receipt' ? undefined : placeOf(snapshot)],
    [text.paidBy, paid && (text.waysPaid[paid.by] ?? paid.by)],
    [text.reference, paid?.reference],
  ];
  return all.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

function placeOf({ placeOfSupply, stateCode }: Document['snapshot']): string | undefined {
  return stateCode === undefined ? placeOfSupply : `${placeOfSupply ?? ''} (${stateCode})`;
}

function remarks({ kind, snapshot }: Document): string[] {
  const { country, language, seller, note, rows } = snapshot;
  const text = documentsIn(language);
  const own = note === undefined ? [] : [note];
  if (country !== 'IN' || kind === 'receipt') return own;
  const isTaxed = Object.keys(addedTaxes(rows.map(({ taxes }) => taxes))).length > 0;
  return [
    ...(kind === 'bill-of-supply' ? [text.composition] : []),
    ...(kind === 'invoice' && isTaxed ? [text.reverseCharge] : []),
    ...own,
    text.signatory(seller.name),
  ];
}

/** With both decimals and without a sign: of columns. */
function amounts(locale: string): (minor: number) => string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (minor) => format.format(toRupees(minor));
}

function money({ snapshot: { locale, currency } }: Document, minor: number): string {
  const both = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...both }).format(toRupees(minor));
}
