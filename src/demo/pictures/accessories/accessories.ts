import { bandana } from './bandana.ts';
import type { BandanaLook } from './bandana.ts';
import { belt } from './belt.ts';
import type { BeltLook } from './belt.ts';
import { cap } from './cap.ts';
import type { CapLook } from './cap.ts';
import type { Sheet } from '../sheet.ts';
import { socks } from './socks.ts';
import type { SocksLook } from './socks.ts';
import { tote } from './tote.ts';
import type { ToteLook } from './tote.ts';

export type AccessoryLook = CapLook | BeltLook | ToteLook | SocksLook | BandanaLook;

export function drawAccessory(sheet: Sheet, look: AccessoryLook): string {
  if (look.thing === 'cap') return cap(sheet, look);
  if (look.thing === 'belt') return belt(sheet, look);
  if (look.thing === 'tote') return tote(sheet, look);
  if (look.thing === 'socks') return socks(sheet, look);
  return bandana(sheet, look);
}
