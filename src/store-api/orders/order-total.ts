/** Sum of unit price and quantity, in whole paise throughout (reliability O1, O13). */
export function orderTotal(lines: { price_paise: number; quantity: number }[]): number {
  return lines.reduce((total, line) => total + line.price_paise * line.quantity, 0);
}

/** What one unit costs: the discounted price when there is one (docs/behaviour.md section 3). */
export function unitPrice(priced: { regular_paise: number; discounted_paise: number | null }): number {
  return priced.discounted_paise ?? priced.regular_paise;
}

/** The wire speaks rupees (docs/decisions D24). */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Rupees of the wire in whole paise; what is less than a paisa is rounded away. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
