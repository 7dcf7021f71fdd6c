import * as english from './total-parts.ts';
import { textsIn } from '#translations/texts-in.ts';

export const totalPartsIn = textsIn('totalParts', english);
