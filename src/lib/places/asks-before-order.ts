import { MEMBER_STATES } from './member-states.ts';

/** Of the European Economic Area outside the Union, and Great Britain. */
const OTHERS = ['GB', 'IS', 'LI', 'NO'];

/**
 * Whether a country wants goods, prices and charges said right above the button that orders, and the ways to pay before
 * it (Article 8 of Directive 2011/83/EU and what follows it): as of 26 November 2026, unchecked by a lawyer
 * (docs/decisions D630).
 */
export function asksBeforeOrder(country: string | undefined): boolean {
  return MEMBER_STATES.includes(country ?? '') || OTHERS.includes(country ?? '');
}
