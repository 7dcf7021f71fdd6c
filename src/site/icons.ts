import { monogram } from './monogram.ts';
import type { Store } from './store.ts';
import { drawIcon } from '#images/draw-icon.ts';

/** The accent of styles/tokens.css: a picture cannot read style sheets. */
const ACCENT = '#1f3050';

/** The sizes of a store's mark: in px, and whether whoever shows it cuts it to a shape. */
export const ICONS = {
  32: { size: 32, bleed: false },
  180: { size: 180, bleed: true },
  192: { size: 192, bleed: false },
  512: { size: 512, bleed: false },
  maskable: { size: 512, bleed: true },
} as const;
export type IconName = keyof typeof ICONS;

type Marked = Pick<Store, 'iconUrls' | 'name' | 'theme' | 'failed'>;

/** Where a page finds the store's mark: its own file, or what is drawn at a fixed address. */
export function iconAddress({ iconUrls }: Pick<Store, 'iconUrls'>, name: IconName, drawn: string): string {
  return iconUrls[name] ?? drawn;
}

/** Answers a fixed address of a mark: the store's own file, else the letter it is drawn from (docs/decisions D253). */
export async function answerIcon(store: Marked, name: IconName): Promise<Response> {
  const own = store.iconUrls[name];
  const headers = { 'cache-control': store.failed ? 'no-store' : 'public, max-age=3600' };
  if (own) return new Response(null, { status: 302, headers: { ...headers, location: own } });
  const { size, bleed } = ICONS[name];
  const picture = await drawIcon(monogramOf(store, bleed), size);
  return new Response(new Uint8Array(picture), { headers: { ...headers, 'content-type': 'image/png' } });
}

/** The letter as a drawing, for browsers that take one. */
export function monogramOf({ name, theme }: Pick<Store, 'name' | 'theme'>, bleed = false): string {
  return monogram(name, theme?.accent ?? ACCENT, { bleed });
}
