import type { Store } from './store.ts';

/** The paper token of styles/tokens.css: a manifest cannot read style sheets. */
const PAPER = '#fbfaf8';

const ICONS = [
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** What a phone needs to put the shop on its home screen. Its bar stays, since the shop relies on back. */
export function manifestOf({ name, description, money }: Store) {
  return {
    id: '/',
    name,
    short_name: name.length > 12 ? name.split(' ')[0] : name,
    description,
    lang: money.locale,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: ICONS,
  };
}
