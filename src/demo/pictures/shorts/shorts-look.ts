import type { Cloth } from '../cloth.ts';
import type { Sheet } from '../sheet.ts';
import type { Trousers } from '../trousers/trousers.ts';

export type ShortsCut = 'chino' | 'cargo' | 'denim' | 'swim' | 'drawstring';

export interface ShortsLook {
  cut: ShortsCut;
  length: 'short' | 'middle' | 'long';
  cloth: Cloth;
  thread: string;
  /** Button, rivets or eyelets. */
  metal: string;
  /** Waist cord. */
  cord?: string;
  /** Worn edges at the hem. */
  rawHem?: boolean;
  turnUp?: boolean;
  fade?: number;
  pleated?: boolean;
  seed: number;
}

export interface Cutting {
  sheet: Sheet;
  look: ShortsLook;
  t: Trousers;
  band: number;
  own: { colour: string; width: number; dash: string };
}

export const elastic = (look: ShortsLook): boolean => look.cut === 'swim' || look.cut === 'drawstring';
