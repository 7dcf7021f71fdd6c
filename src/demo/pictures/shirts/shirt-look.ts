import type { Cloth } from '../cloth.ts';

type Collar = 'point' | 'buttonDown' | 'camp' | 'band' | 'henley' | 'crew';

export interface ShirtLook {
  collar: Collar;
  sleeves: 'long' | 'short' | 'rolled';
  body: 'slim' | 'regular' | 'boxy';
  hem: 'curved' | 'straight';
  pockets: 'none' | 'one' | 'two' | 'flaps' | 'western' | 'hip';
  cloth: Cloth;
  thread: string;
  buttons: string;
  /** Pressed metal or pearl snaps in place of sewn buttons. */
  snaps?: boolean;
  /** A second cloth for collar and cuffs or ribbing. */
  trim?: string;
  /** Overshirts: heavier seams, double stitching. */
  heavy?: boolean;
  seed: number;
}
