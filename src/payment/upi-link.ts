import { parseUrl } from '#lib/urls.ts';

/** What a UPI link asks an app to pay. */
export interface UpiLink {
  id: string;
  payee: string | undefined;
  amount: number | undefined;
  currency: string;
  /** By which the payee knows what is paid. */
  reference: string | undefined;
}

/** Undefined for any other address or text (docs/behaviour.md 11.upi). */
export function readUpiLink(link: string): UpiLink | undefined {
  const url = parseUrl(link);
  const valueOf = (name: string) => url?.searchParams.getAll(name).find((value) => value !== '');
  const id = valueOf('pa');
  if (url?.protocol !== 'upi:' || id === undefined) return undefined;
  const amount = valueOf('am') ?? '';
  return {
    id,
    payee: valueOf('pn'),
    amount: /^\d+(\.\d+)?$/.test(amount) ? Number(amount) : undefined,
    currency: valueOf('cu') ?? 'INR',
    reference: valueOf('tn') ?? valueOf('tr'),
  };
}
