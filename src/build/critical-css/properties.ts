const SIDES = ['top', 'right', 'bottom', 'left'];
const BOX = /^(margin|padding|inset)(?:-(inline|block|top|right|bottom|left))?(?:-(?:start|end))?$/;

/**
 * The longhands that a property sets, as far as needed to tell whether two overlap: `margin-inline` sets two margins.
 */
export function writesTo(property: string): string[] {
  if (property.startsWith('--')) return [property];
  if (SIDES.includes(property)) return [`inset-${property}`];
  const [, box, side] = BOX.exec(property) ?? [];
  if (box) return sidesOf(side).map((one) => `${box}-${one}`);
  if (property === 'gap') return ['row-gap', 'column-gap'];
  if (property === 'line-height') return ['font'];
  if (property.startsWith('place-')) return ['align', 'justify'].map((way) => property.replace('place', way));
  if (/^(align|justify|row|column|min|max)-/.test(property)) return [property];
  return [property.replace(/^-(webkit|moz)-/, '').replace(/-.*$/, '')];
}

function sidesOf(side: string | undefined): string[] {
  if (!side) return SIDES;
  if (side === 'inline') return ['right', 'left'];
  return side === 'block' ? ['top', 'bottom'] : [side];
}
