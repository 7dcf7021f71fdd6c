import { allPictures } from './pictures/draw.ts';
import { drawLogo } from './pictures/logo.ts';
import { drawCategoryTiles, drawHero, drawHeroTall, drawPromo } from './pictures/scenes.ts';

/** A drawing of the demo shop, as SVG. */
export interface Drawing {
  file: string;
  draw: () => string;
}

/** The logo stays a drawing, which keeps its transparency. */
export const logo: Drawing = { file: 'logo.svg', draw: drawLogo };

/** Hero, promotional block and category tiles. */
export const scenes: Drawing[] = [
  { file: 'scene-hero.svg', draw: drawHero },
  { file: 'scene-hero-tall.svg', draw: drawHeroTall },
  { file: 'scene-promo.svg', draw: drawPromo },
  ...Object.entries(drawCategoryTiles).map(([name, draw]) => ({ file: `scene-${name.toLowerCase()}.svg`, draw })),
];

/** Every picture of the demo shop. */
export const drawings: Drawing[] = [logo, ...scenes, ...allPictures()];

/** The name below `shop/pictures/` of what a drawing becomes. */
export function masterOf({ file }: Pick<Drawing, 'file'>): string {
  return file === logo.file ? file : file.replace(/\.svg$/, '.webp');
}
