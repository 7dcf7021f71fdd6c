/** Letters as strokes on a field of 24 x 32 units: they need no font, which a server may not have. */
const STROKES: Record<string, string> = {
  A: 'M0 32 12 0l12 32M4.5 21h15',
  B: 'M3 0v32h10.5a8.4 8.4 0 0 0 0-16.8H3h9.5a7.6 7.6 0 0 0 0-15.2Z',
  C: 'M23 6.5A13.5 16 0 1 0 23 25.5',
  D: 'M2 0v32h6.5a14.5 16 0 0 0 0-32Z',
  E: 'M20.5 0H4v32h16.5M4 15.5h13.5',
  F: 'M20.5 0H4v32M4 15.5h13.5',
  G: 'M22.5 6.5A13.5 16 0 1 0 24 18.5V17H14',
  H: 'M2 0v32M22 0v32M2 15.5h20',
  I: 'M12 0v32',
  J: 'M17 0v23.5a7.5 8.5 0 0 1-15 0',
  K: 'M4 0v32M22 0 4 19M10.5 12.5 22.5 32',
  L: 'M5 0v32h16',
  M: 'M0 32V0l12 20L24 0v32',
  N: 'M2 32V0l20 32V0',
  O: 'M12 0a13 16 0 1 0 .01 0Z',
  P: 'M4 32V0h9a8.7 8.7 0 0 1 0 17.4H4',
  Q: 'M12 0a13 16 0 1 0 .01 0ZM14.5 23l8 9.5',
  R: 'M4 32V0h9a8.7 8.7 0 0 1 0 17.4H4M12.5 17.4 22.5 32',
  S: 'M20.5 6C19 2 16 0 12 0 7 0 3.5 3 3.5 7.7 3.5 18 21.5 13.2 21.5 24c0 5-4 8-9.5 8-5 0-8.3-2.4-9.5-7',
  T: 'M0 0h24M12 0v32',
  U: 'M2 0v21.5a10 10.5 0 0 0 20 0V0',
  V: 'M0 0l12 32L24 0',
  W: 'M-4 0 4 32l8-25 8 25 8-32',
  X: 'M1 0l22 32M23 0 1 32',
  Y: 'M0 0l12 17L24 0M12 17v15',
  Z: 'M2 0h20L2 32h20',
};
/** For a name that begins with none of them. */
const RING = 'M12 5a11 11 0 1 0 .01 0Z';

/**
 * The mark of a store that has no picture for it: the first letter of its name, white on its accent. `bleed` leaves the
 * corners to whoever cuts it to a shape.
 */
export function monogram(name: string, accent: string, { bleed = false } = {}): string {
  const first = name.normalize('NFKD').trim().charAt(0).toUpperCase();
  const size = bleed ? 0.85 : 1;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">' +
    `<rect width="64" height="64" rx="${bleed ? 0 : 13}" fill="${accent}"/>` +
    `<path transform="translate(32 32) scale(${size}) translate(-12 -16)" d="${STROKES[first] ?? RING}" ` +
    'fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>'
  );
}
