import type { Cloth } from '../cloth.ts';
import type { Sheet } from '../sheet.ts';
import type { Trousers } from '../trousers/trousers.ts';

export type JeansFit = 'slim' | 'straight' | 'wide' | 'tapered' | 'relaxed' | 'bootcut';

export interface JeansLook {
  fit: JeansFit;
  cloth: Cloth;
  thread: string;
  metal: string;
  patch: string;
  /** Whiskers at the hip and pale thighs, 0 to 1. */
  fade: number;
  /** Turned-up hems, with a selvedge line when it has a colour. */
  turnUp?: string | true;
  /** Ankle length. */
  cropped?: boolean;
  rawHem?: boolean;
  /** Rule pocket and hammer loop. */
  carpenter?: boolean;
  /** Worn through at the knee, mended by hand. */
  mended?: boolean;
  seed: number;
}

export interface Cutting {
  sheet: Sheet;
  look: JeansLook;
  t: Trousers;
}
