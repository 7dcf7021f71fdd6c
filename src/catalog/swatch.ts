/** What a colour's name looks like; the whole name, or else the last word that is known, decides, so "Washed Black" is black. */
const COLOURS: Record<string, string> = {
  black: '#26272b', white: '#f6f5f1', ecru: '#e2d9c5', cream: '#efe6d2', ivory: '#f3eddd', natural: '#e3d9c4', bone: '#e4ddcd',
  indigo: '#2b3a5e', navy: '#232f4d', blue: '#4a6d9c', sky: '#a9c6e2', teal: '#1f6f78', turquoise: '#3aa6a6', lagoon: '#1f6d7c', aqua: '#7fc4c4',
  grey: '#7b7f86', gray: '#7b7f86', slate: '#687380', charcoal: '#3c3f44', graphite: '#484b50', silver: '#b9bcc0', ash: '#a5a7a6', stone: '#a9a08d',
  green: '#3f6b4c', forest: '#24443d', olive: '#67683f', sage: '#93a98c', khaki: '#b09a6b', mint: '#a9d3bd', moss: '#5f6a3a', bottle: '#1f4a3a',
  brown: '#7a5232', tobacco: '#96683c', tan: '#b5824c', camel: '#bd9360', chocolate: '#4d3224', coffee: '#5b4231', sand: '#d4c19c', beige: '#d8c8ab', rust: '#a8512f', terracotta: '#bb6a4a', clay: '#b5593c', brick: '#9a4634', copper: '#a86a43', duck: '#a97f50',
  red: '#b3332b', burgundy: '#6b2233', maroon: '#6c1f2b', wine: '#6b2638', madder: '#a0342e', coral: '#e2725b', orange: '#d9752b', saffron: '#e39a24', mustard: '#c9972d', yellow: '#e3c04d', butter: '#efdda4', gold: '#c99b3d', marigold: '#e0962a',
  chambray: '#7d9cc4', denim: '#3d5880', oat: '#ddd0b4', pine: '#2f5546', ink: '#2a3040',
  'dark stone': '#39527a', 'light stone': '#87a4c3', 'light wash': '#8fadc9', 'sky wash': '#a9c0d6', 'dark rinse': '#2a3955', 'washed black': '#4b4d52', 'washed indigo': '#5a739b', 'faded indigo': '#5f7ca6', 'mid indigo': '#3f5580', 'clear blue': '#6a8fbb',
  pink: '#e3b1ac', rose: '#cf8a8c', blush: '#ebcdc6', purple: '#6a4a86', lavender: '#b7a8d0', plum: '#5d3150', lilac: '#c3b1d8', multi: '#b99b6b',
};

/** A CSS colour for the name of one, or a pale neutral where the name says nothing. */
export function swatchOf(name: string): string {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const known = [...words, words.join(' ')].filter((word) => Object.hasOwn(COLOURS, word));
  return COLOURS[known.at(-1) ?? ''] ?? '#cfc8bb';
}
