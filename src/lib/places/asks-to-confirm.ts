import { asksBeforeOrder } from './asks-before-order.ts';

/**
 * Whether a country expects that an address is on a list of mails only once whoever reads it has confirmed that
 * (Article 7 of Regulation (EU) 2016/679 wants the consent proven, and Great Britain's own text of it): the European
 * Economic Area and Great Britain, as of 26 November 2026, unchecked by a lawyer (docs/decisions D655).
 */
export function asksToConfirm(country: string | undefined): boolean {
  return asksBeforeOrder(country);
}
