import * as english from './text.ts';
import { textsIn } from '#translations/texts-in.ts';

export const sheetsIn = textsIn('printedOrders', english);
