/** Nothing is charged for delivery unless a part of the total says so (docs/behaviour.md 2.checkout.summary). */
export function isShippingFree(parts: readonly { kind: string }[]): boolean {
  return !parts.some(({ kind }) => kind === 'shipping');
}
