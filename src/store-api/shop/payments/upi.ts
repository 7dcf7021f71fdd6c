import type { Attempt, Gateway } from './gateway.ts';
import { toAmountText } from '#lib/minor-units.ts';

export const UPI = 'upi';

export interface UpiAccount {
  vpa: string;
  name: string;
  merchantCode?: string | undefined;
}

/**
 * UPI directly to the owner's account: a link that opens a payment app on a phone, its QR code elsewhere. Such a
 * payment is not reported to the shop, so the order stays Pending until the owner confirms it.
 */
export function upi(account: UpiAccount): Gateway {
  return {
    id: UPI,
    brands: ['upi'],
    origins: [],
    confirmedManually: true,
    methods: ({ currency }) => (currency === 'INR' ? [{ value: UPI, label: (text) => text.upi }] : []),
    fields: () => [],
    start: (attempt, { store, onPhone }) => {
      const link = upiLink(account, attempt, store.name);
      return { action: onPhone ? { type: 'deeplink', redirectUrl: link } : { type: 'qr', qr: link } };
    },
    verifyCallback: () => undefined,
    query: () => ({ state: 'pending' }),
  };
}

/**
 * `upi://pay` (NPCI, UPI Linking Specification 1.5.1; docs/behaviour.md 11.upi). Percent-encoded, because apps show a
 * `+` unchanged; `tr` is the attempt's id.
 */
export function upiLink(
  { vpa, name, merchantCode }: UpiAccount,
  { id, orderName, amountPaise }: Pick<Attempt, 'id' | 'orderName' | 'amountPaise'>,
  storeName: string,
): string {
  const parts: [string, string | undefined][] = [
    ['pa', vpa],
    ['pn', name],
    ['mc', merchantCode],
    ['tr', id],
    ['tn', note(`${storeName} ${orderName}`)],
    ['am', toAmountText(amountPaise)],
    ['cu', 'INR'],
  ];
  const query = parts.flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []));
  return `upi://pay?${query.join('&')}`;
}

/** Banks refuse a note that holds punctuation or more than 50 characters. */
function note(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(-50)
    .trim();
}
