import { finish, ground, lay, newScene } from './scene.ts';
import type { Lying } from './scene.ts';
import { soften, tableShadow } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** Height of the rail's middle in the scene. */
const railY = 130;

/** Where the hanger's neck comes out of a collar, in the shirt's own picture. */
const neck = [480, 148] as const;

/** Shirts hanging side by side from a rail before a wall, the last nearest. */
export function onRail(w: number, h: number, shirts: Lying[]): string {
  const sheet = newScene();
  const hanging = shirts.map((shirt) => hook(sheet, shirt) + lay(sheet, shirt)).join('');
  return finish(sheet, `${ground(sheet, w, h)}${rail(sheet, w)}${hanging}`, { x: 0, y: 0, w, h });
}

/** A turned round rod of ash wood. */
function rail(sheet: Sheet, w: number): string {
  const round = sheet.add((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c79f6f"/><stop offset=".28" stop-color="#e6c79b"/><stop offset=".62" stop-color="#bd9363"/><stop offset="1" stop-color="#845e38"/></linearGradient>`);
  const grain = Array.from({ length: 9 }, (_, i) => `M${(i * 137) % w},${railY - 9 + ((i * 7) % 18)}h${120 + ((i * 53) % 160)}`).join('');
  return `${tableShadow(sheet, `M-40,${railY - 8}H${w + 40}V${railY + 12}H-40Z`, 1.5)}<rect x="-10" y="${railY - 14}" width="${w + 20}" height="28" fill="url(#${round})"/><path d="${grain}" stroke="#7a5630" stroke-width="1.4" opacity=".28"/>`;
}

/** Hook and neck of a hanger, from the rail down into the collar. */
function hook(sheet: Sheet, { x, y, size }: Lying): string {
  const bottom = y + (neck[1] - 600) * size + 46;
  const path = `M${x},${bottom}V${railY + 44}C${x},${railY + 30} ${x + 19},${railY + 20} ${x + 19},${railY - 1}A19,19 0 1 0 ${x - 19},${railY - 3}`;
  return `${soften(sheet, path, '#2e241a', 16, 0.22, 'transform="translate(7,11)"')}<path class="s" d="${path}" stroke="#6d6a64" stroke-width="6.4"/><path class="s" d="${path}" stroke="#d9d6cf" stroke-width="2.4" transform="translate(-1,-1)"/>`;
}
