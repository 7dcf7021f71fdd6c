import { darker, lightness } from '../colour.ts';

export interface Thread {
  colour: string;
  width?: number;
  dash?: string;
}

/** A row of stitches with the little shadow each throws. */
export function stitch(path: string, { colour, width = 2.1, dash = '6.5 3.6' }: Thread): string {
  return `<g class="s" stroke-dasharray="${dash}" stroke-width="${width}"><path d="${path}" stroke="#0b0d14" opacity="${lightness(colour) > 0.75 ? 0.26 : 0.4}" transform="translate(1,1.5)"/><path d="${path}" stroke="${colour}"/></g>`;
}

/** Where two pieces are sewn together: a groove with a lit lower lip. */
export function seam(path: string, colour: string, w = 2): string {
  return `<g fill="none"><path d="${path}" stroke="#fff" stroke-width="${w}" opacity=".1" transform="translate(${w * 0.8},${w * 0.9})"/><path d="${path}" stroke="${darker(colour, 0.75)}" stroke-width="${w * 0.85}" opacity=".6"/></g>`;
}

/** A sewn button lying on the cloth. */
export function button(x: number, y: number, r: number, colour: string, thread = '#f3efe6'): string {
  const hole = r * 0.24;
  const holes = [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([a, b]) => `<circle cx="${(x + a! * hole * 1.25).toFixed(1)}" cy="${(y + b! * hole * 1.25).toFixed(1)}" r="${(hole * 0.75).toFixed(1)}"/>`).join('');
  return `<g><circle cx="${x + r * 0.22}" cy="${y + r * 0.34}" r="${r * 1.06}" fill="#0b0d14" opacity=".34"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${r * 0.92}" fill="none" stroke="#fff" stroke-width="${r * 0.12}" opacity=".5" stroke-dasharray="${r * 2.4} ${r * 3.4}" stroke-dashoffset="${r * 3.9}"/><circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="none" stroke="#0b0d14" stroke-width="${r * 0.1}" opacity=".2"/><g fill="#2a241d" opacity=".75">${holes}</g><path d="M${x - hole * 1.25},${y - hole * 1.25}L${x + hole * 1.25},${y + hole * 1.25}M${x + hole * 1.25},${y - hole * 1.25}L${x - hole * 1.25},${y + hole * 1.25}" stroke="${thread}" stroke-width="${r * 0.13}"/></g>`;
}

/** A pressed metal button or rivet. */
export function metal(x: number, y: number, r: number, colour: string): string {
  return `<g><circle cx="${x + r * 0.25}" cy="${y + r * 0.38}" r="${r * 1.08}" fill="#0b0d14" opacity=".45"/><circle cx="${x}" cy="${y}" r="${r}" fill="${darker(colour, 0.35)}"/><circle cx="${x - r * 0.06}" cy="${y - r * 0.08}" r="${r * 0.86}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${r * 0.56}" fill="none" stroke="${darker(colour, 0.45)}" stroke-width="${r * 0.13}" opacity=".8"/><circle cx="${x - r * 0.02}" cy="${y}" r="${r * 0.2}" fill="${darker(colour, 0.3)}"/><path d="M${x - r * 0.72},${y - r * 0.18}A${r * 0.74},${r * 0.74} 0 0 1 ${x + r * 0.12},${y - r * 0.73}" stroke="#fff" stroke-width="${r * 0.16}" stroke-linecap="round" fill="none" opacity=".7"/></g>`;
}
