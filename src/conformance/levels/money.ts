/** Is one of the two amounts in rupees and the other in paise? */
export function isHundredfold(a: number, b: number): boolean {
  const [low = 0, high = 0] = [a, b].sort((x, y) => x - y);
  return low > 0 && Math.abs(low * 100 - high) < 0.5;
}
