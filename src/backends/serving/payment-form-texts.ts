import * as english from './payment-forms.ts';
import { textsIn, type Translated } from '#translations/texts-in.ts';

export type PaymentFormTexts = Translated<typeof english>;

export const paymentFormsIn = textsIn('paymentForms', english);
