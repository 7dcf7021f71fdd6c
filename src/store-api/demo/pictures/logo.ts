/** The name between two rows of stitches, as shapes: pictures must not depend on the fonts of the machine. */
export function drawLogo(): string {
  const letters: Record<string, string> = {
    N: 'M0,40V0L26,40V0',
    E: 'M24,0H0V40H24M0,20H20',
    L: 'M0,0V40H23',
    K: 'M0,0V40M25,0L1,21M9,15L26,40',
    O: 'M20,0C8,0 0,8.6 0,20S8,40 20,40S40,31.4 40,20S32,0 20,0Z',
    R: 'M0,40V0H14C29,0 29,22 14,22H0M14,22L28,40',
    A: 'M0,40L17,0L34,40M6,27H28',
  };
  const widths: Record<string, number> = { N: 26, E: 24, L: 23, K: 26, O: 40, R: 28, A: 34 };
  let x = 66;
  const word = [...'NEELKORA']
    .map((letter) => {
      const drawn = `<path d="${letters[letter]}" transform="translate(${x},20)"/>`;
      x += widths[letter]! + 15;
      return drawn;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${(x + 4) * 2}" height="160" viewBox="0 0 ${x + 4} 80" role="img" aria-label="Neelkora"><g fill="none" stroke="#26395c" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"><rect x="6" y="18" width="42" height="44" rx="6" fill="#26395c" stroke="none"/>${word}</g><path d="M13,31q7,-8 14,0t14,0M13,41q7,-8 14,0t14,0M13,51q7,-8 14,0t14,0" fill="none" stroke="#f2e8d8" stroke-width="3" stroke-linecap="round"/><path d="M66,8H${x - 14}M66,72H${x - 14}" stroke="#cf8a44" stroke-width="2" stroke-dasharray="8 5" stroke-linecap="round"/></svg>\n`;
}
