import { drawAccessory } from './accessories/accessories.ts';
import { drawJeans } from './jeans/jeans.ts';
import { recipes } from './recipes.ts';
import type { Look, Recipe } from './recipes.ts';
import { closeView, newSheet, picture, wholeView } from './sheet.ts';
import type { Sheet, View } from './sheet.ts';
import { drawShirt } from './shirts/shirts.ts';
import { drawShorts } from './shorts/shorts.ts';

/** The most pictures a product shows. */
const most = 5;

export function drawLook(sheet: Sheet, look: Look, back = false): string {
  if ('jeans' in look) return drawJeans(sheet, look.jeans, back ? 'back' : 'front');
  if ('shirt' in look) return drawShirt(sheet, look.shirt, back);
  if ('shorts' in look) return drawShorts(sheet, look.shorts, back);
  return drawAccessory(sheet, look.accessory);
}

export interface ProductPicture {
  file: string;
  shows: 'front' | 'detail' | 'back' | 'colour';
  colour: string;
  draw: () => string;
}

function draw(look: Look, view: View, back: boolean): string {
  const sheet = newSheet(view);
  return picture(sheet, drawLook(sheet, look, back), view);
}

export function picturesOf({ handle, colours, closer }: Recipe): ProductPicture[] {
  const [[colour, own], ...others] = Object.entries(colours) as [[string, Look], ...[string, Look][]];
  const [x, y, zoom, side] = closer;
  const detail = closeView(x, y, zoom);
  const list: ProductPicture[] = [{ file: `${handle}-front.svg`, shows: 'front', colour, draw: () => draw(own, wholeView, false) }];
  if (!('accessory' in own)) list.push({ file: `${handle}-back.svg`, shows: 'back', colour, draw: () => draw(own, wholeView, true) });
  list.push({ file: `${handle}-detail.svg`, shows: 'detail', colour, draw: () => draw(own, detail, side === 'back') });
  for (const [name, look] of others) {
    list.push({ file: `${handle}-${name.toLowerCase().replaceAll(' ', '-')}.svg`, shows: 'colour', colour: name, draw: () => draw(look, wholeView, false) });
  }
  return list.slice(0, most);
}

export const allPictures = (): ProductPicture[] => recipes.flatMap(picturesOf);
