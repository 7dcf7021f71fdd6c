import * as english from './text.ts';
import { textsIn } from '#translations/texts-in.ts';

export const documentsIn = textsIn('documents', english);
