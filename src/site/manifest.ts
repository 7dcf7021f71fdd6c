import { iconAddress } from './icons.ts';
import { title as cartTitle } from '#cart/text.ts';
import { myOrders } from '#orders/text.ts';
import { pageLanguage } from './page/page-language.ts';
import type { Store } from './store.ts';

/** The paper token of styles/tokens.css: a manifest cannot read style sheets. */
const PAPER = '#fbfaf8';

const icon = (store: Store, name: 192 | 512 | 'maskable', src: string) => ({
  src: iconAddress(store, name, src),
  sizes: name === 192 ? '192x192' : '512x512',
  type: 'image/png',
  ...(name === 'maskable' ? { purpose: 'maskable' } : {}),
});

/**
 * The manifest that puts the shop on a phone's home screen. It opens without the browser's bar: header and tab bar lead
 * everywhere, and phones go back by a gesture. Ground and bar have the paper of the pages, which is every store's.
 */
export function manifestOf(store: Store) {
  const { name, description, money, ownLang } = store;
  return {
    id: '/',
    name,
    short_name: name.length > 12 ? name.split(' ')[0] : name,
    description,
    lang: ownLang ?? pageLanguage(money.locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['shopping'],
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon(store, 192, '/icons/192.png'),
      icon(store, 512, '/icons/512.png'),
      icon(store, 'maskable', '/icons/512-maskable.png'),
    ],
    shortcuts: [
      { name: cartTitle, url: '/cart' },
      { name: myOrders, url: '/orders' },
    ],
  };
}
