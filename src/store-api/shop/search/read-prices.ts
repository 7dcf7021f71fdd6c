/** `1,500`, `1.5k` and `1500`. */
const AMOUNT = String.raw`(\d{1,3}(?:,\d{2,3})+|\d{1,3}(?:\.\d)?k\b|\d{2,6})`;
const MONEY = String.raw`(?:(?:rs\.?|inr|₹)\s*)?${AMOUNT}(?:\s*(?:rs|rupees?|/-))?`;
const BETWEEN = new RegExp(String.raw`\b(?:between|from)\s+${MONEY}\s+(?:and|to)\s+${MONEY}`, 'i');
const UNDER = new RegExp(String.raw`\b(?:under|below|less than|up ?to|within|max)\s+${MONEY}`, 'i');
const OVER = new RegExp(String.raw`\b(?:over|above|more than|from|min)\s+${MONEY}`, 'i');

interface TypedPrices {
  /** In rupees. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** The text without them. */
  rest: string;
}

/** The prices in a query, such as `under 2,000`, `above 1.5k` and `between 500 and 1000`. */
export function readPrices(typed: string): TypedPrices {
  const between = BETWEEN.exec(typed);
  if (between)
    return { minPrice: rupees(between[1]), maxPrice: rupees(between[2]), rest: typed.replace(between[0], ' ') };
  const [under, over] = [UNDER.exec(typed), OVER.exec(typed)];
  const rest = typed.replace(under?.[0] ?? '', ' ').replace(over?.[0] ?? '', ' ');
  return { minPrice: rupees(over?.[1]), maxPrice: rupees(under?.[1]), rest };
}

function rupees(amount: string | undefined): number | undefined {
  if (amount === undefined) return undefined;
  return Number(amount.replace(/,|k$/gi, '')) * (/k$/i.test(amount) ? 1_000 : 1);
}
