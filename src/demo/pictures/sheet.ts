import type { Box } from './line.ts';
import { blur, flatten, mask } from './field.ts';
import { newRelief, tint } from './relief.ts';

/** One drawing: 4:5, the same size and table for the whole catalogue, lit from the top left. */
export const width = 960;
export const height = 1200;

/** Collects what a garment needs in <defs>, with ids that stay apart when several garments share a scene. */
export interface Sheet {
  /** How much closer than life size the picture looks (details: above 1). */
  zoom: number;
  /** What the picture shows of the drawing; filters outside it would be computed for nothing. */
  view: Box;
  /** Garments lie turned in it: noise is not tiled, as tiles would show where filters turn. */
  turned: boolean;
  defs: string[];
  add: (make: (id: string) => string) => string;
}

export function newSheet(view: View = wholeView, turned = false): Sheet {
  const defs: string[] = [];
  const ids = new Map<string, string>();
  return {
    zoom: (view.width ?? view.w) / view.w,
    view,
    turned,
    defs,
    add(make) {
      const known = ids.get(make('?'));
      if (known) return known;
      const id = `a${ids.size.toString(36)}`;
      ids.set(make('?'), id);
      defs.push(make(id));
      return id;
    },
  };
}

export interface View extends Box {
  /** Size of the finished picture. */
  width?: number;
  height?: number;
}

const tableDefs = `<style>.s{fill:none;stroke-linecap:round;stroke-linejoin:round}</style><linearGradient id="table" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#f2efea"/><stop offset="1" stop-color="#e9e5de"/></linearGradient>`;

export const wholeView: View = { x: 0, y: 0, w: width, h: height };

/** A detail's view: 4:5 around (x, y) at `zoom`. */
export function closeView(x: number, y: number, zoom: number): View {
  const w = width / zoom;
  const h = height / zoom;
  return { x: x - w / 2, y: y - h / 2, w, h, width, height };
}

export function picture(sheet: Sheet, body: string, view: View = wholeView): string {
  const box = `${view.x} ${view.y} ${view.w} ${view.h}`;
  const rect = `x="${view.x}" y="${view.y}" width="${view.w}" height="${view.h}"`;
  const { shapes, rest } = shareShapes(body);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width ?? view.w}" height="${view.height ?? view.h}" viewBox="${box}"><defs>${tableDefs}${sheet.defs.join('')}${shapes}</defs><rect ${rect} fill="url(#table)"/>${rest}</svg>\n`.replaceAll('="0.', '=".');
}

/** Long paths that are drawn several times (a stitch and its shadow, a seam and its lip) are written once. */
function shareShapes(body: string): { shapes: string; rest: string } {
  const counts = new Map<string, number>();
  for (const [, d] of body.matchAll(/<path d="([^"]{36,})"/g)) counts.set(d!, (counts.get(d!) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count > 1).map(([d]) => d);
  const ids = new Map(shared.map((d, i) => [d, `p${i.toString(36)}`]));
  const rest = body.replace(/<path d="([^"]{36,})"/g, (whole, d: string) => {
    const id = ids.get(d);
    return id ? `<use href="#${id}"` : whole;
  });
  return { shapes: [...ids].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join(''), rest };
}

/** The part of `box` that shows, as a filter's or rectangle's attributes. */
export function seen({ view }: Sheet, box: Box): string {
  const x = Math.max(box.x, view.x - 4);
  const y = Math.max(box.y, view.y - 4);
  const w = Math.max(Math.min(box.x + box.w, view.x + view.w + 4) - x, 1);
  const h = Math.max(Math.min(box.y + box.h, view.y + view.h + 4) - y, 1);
  return `x="${x}" y="${y}" width="${w}" height="${h}"`.replace(/(\.\d)\d+/g, '$1');
}

/**
 * A soft stroke without a filter: strokes of growing width that add up to `opacity` in the middle. Blurs cost a
 * tenth of a second each at full size, these a few milliseconds.
 */
export function soften(sheet: Sheet, path: string, colour: string, width: number, opacity: number, attributes = ''): string {
  const steps = (width > 40 ? 7 : width > 14 ? 5 : 3) + (sheet.zoom > 1.4 && width > 24 ? 5 : 0);
  const each = (1 - (1 - opacity) ** (1 / steps)).toFixed(3);
  const id = sheet.add((name) => `<path id="${name}" d="${path}"/>`);
  const uses = Array.from({ length: steps }, (_, i) => `<use href="#${id}" stroke-width="${((width * (i + 0.6)) / steps).toFixed(1)}"/>`);
  return `<g class="s" stroke="${colour}" stroke-opacity="${each}" ${attributes}>${uses.join('')}</g>`;
}

/** The shadow a thing `lift` thick throws on the table: tight and dark where it lies, wide and faint beyond. */
export function tableShadow(sheet: Sheet, path: string, lift = 1): string {
  const id = sheet.add((name) => `<path id="${name}" d="${path}"/>`);
  const steps = sheet.zoom > 1.4 ? 14 : 6;
  const each = (1 - 0.66 ** (1 / steps)).toFixed(3);
  const near = Array.from({ length: steps }, (_, i) => {
    const t = (i + 0.5) / steps;
    return `<use href="#${id}" stroke-width="${(17 * t * lift).toFixed(1)}" transform="translate(${((1 + 4 * t) * lift).toFixed(1)},${((1.5 + 6 * t) * lift).toFixed(1)})"/>`;
  });
  const xs = flatten(path).flat();
  const [left, top] = [Math.min(...xs.map(([x]) => x)), Math.min(...xs.map(([, y]) => y))];
  const box = { x: left - 100, y: top - 90, w: Math.max(...xs.map(([x]) => x)) - left + 230, h: Math.max(...xs.map(([, y]) => y)) - top + 230 };
  const field = newRelief(sheet, box, 10);
  const far = { ...blur(mask(field, path), 26 * lift), x: field.x + 10 * lift, y: field.y + 18 * lift };
  for (let i = 0; i < far.values.length; i += 1) far.values[i]! *= 0.3;
  return `${tint(far, '#2e241a', 3)}<g fill="#1a140e" stroke="#1a140e" fill-opacity="${each}" stroke-opacity="${each}" stroke-linejoin="round">${near.join('')}</g>`;
}
