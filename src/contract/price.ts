/**
 * The price to pay: the discounted price where there is one, else the regular price, in the unit that both have. A
 * discounted price of 0 is none: backends that must write a number write it where nothing is reduced (docs/behaviour.md
 * 3.product.shown).
 */
export function priceToPay<Regular extends number | undefined>(
  regular: Regular,
  discounted: number | null | undefined,
): number | Regular {
  return Number(discounted) || regular;
}

/** The price before the reduction, when what is paid is reduced. */
export function priceBefore(regular: number | undefined, discounted: number | null | undefined): number | undefined {
  return Number(discounted) ? regular : undefined;
}
