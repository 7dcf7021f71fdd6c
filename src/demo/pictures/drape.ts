import { lightness } from './colour.ts';
import type { Cloth, Weave } from './cloth.ts';
import { rumple } from './relief.ts';
import type { Field } from './field.ts';

/** How a cloth falls and creases. Heights are in drawing units, 1 being the fold of a denim. */
export interface Drape {
  /** Breadth and height of its folds, and how many there are of them. */
  broad: number;
  high: number;
  many: number;
  /** Small sharp creases: how many, how high. */
  creases: number;
  sharp: number;
  /** Rumpling of the whole surface: height, waves across and along the grain, and whether they break sharply. */
  rumple: number;
  wide: number;
  tall: number;
  breaking?: boolean;
  /** How much seams draw up. */
  pucker: number;
}

export const drapes: Record<Weave, Drape> = {
  denim: { broad: 1.15, high: 1, many: 1, creases: 3, sharp: 1.2, rumple: 5, wide: 80, tall: 130, pucker: 1 },
  twill: { broad: 1, high: 0.9, many: 1, creases: 6, sharp: 1.2, rumple: 5, wide: 80, tall: 120, pucker: 0.6 },
  poplin: { broad: 0.72, high: 0.8, many: 1.3, creases: 20, sharp: 1.8, rumple: 4.5, wide: 60, tall: 84, pucker: 0.8 },
  oxford: { broad: 0.85, high: 0.85, many: 1.1, creases: 11, sharp: 1.6, rumple: 4.5, wide: 66, tall: 92, pucker: 0.9 },
  linen: { broad: 0.7, high: 0.75, many: 1.4, creases: 28, sharp: 1.7, rumple: 4.6, wide: 60, tall: 76, pucker: 0.7, breaking: true },
  seersucker: { broad: 0.9, high: 0.7, many: 1, creases: 4, sharp: 1, rumple: 4, wide: 60, tall: 80, pucker: 0.7 },
  knit: { broad: 1.35, high: 0.8, many: 0.8, creases: 0, sharp: 0, rumple: 5, wide: 110, tall: 150, pucker: 0.3 },
  canvas: { broad: 1.1, high: 0.9, many: 0.9, creases: 7, sharp: 1.4, rumple: 4.5, wide: 84, tall: 110, pucker: 0.8 },
  ripstop: { broad: 0.95, high: 0.85, many: 1.1, creases: 12, sharp: 1.4, rumple: 4.5, wide: 76, tall: 100, pucker: 0.9 },
  leather: { broad: 1, high: 0.5, many: 0.5, creases: 0, sharp: 0, rumple: 1.5, wide: 40, tall: 40, pucker: 0 },
  flannel: { broad: 1.2, high: 0.85, many: 0.9, creases: 3, sharp: 0.9, rumple: 5, wide: 90, tall: 120, pucker: 0.5 },
  corduroy: { broad: 1.25, high: 0.9, many: 0.8, creases: 2, sharp: 0.8, rumple: 4.5, wide: 100, tall: 130, pucker: 0.5 },
};

/** The surface of the cloth itself, before anything pulls at it. */
export function settle(relief: Field, cloth: Cloth, seed: number): void {
  const { rumple: high, wide, tall, breaking } = drapes[cloth.weave];
  const soft = lightness(cloth.colour) > 0.85 ? 0.7 : 1;
  rumple(relief, high * soft, wide * 1.6, tall * 1.6, 2, seed, false);
  if (breaking) rumple(relief, high * 0.26, wide * 0.8, tall * 0.8, 2, seed + 5, true);
  else rumple(relief, high * 0.28, wide * 0.55, tall * 0.55, 2, seed + 5, false);
}
