import { choiceOfMethod } from './delivery/choice-of-method.ts';
import { freeLimit } from './delivery/free-limit.ts';
import { taxOfDelivery } from './delivery/tax-of-delivery.ts';
import { weights } from './delivery/weights.ts';
import { zones } from './delivery/zones.ts';
import { buyGet } from './discounts/buy-get.ts';
import { codes } from './discounts/codes.ts';
import { minimum } from './discounts/minimum.ts';
import { ofLines } from './discounts/of-lines.ts';
import { spread } from './discounts/spread.ts';
import { stacked } from './discounts/stacked.ts';
import { uses } from './discounts/uses.ts';
import type { Example } from './example.ts';
import { expectedTotal } from './orders/expected-total.ts';
import { fee } from './orders/fee.ts';
import { payOnDelivery } from './orders/pay-on-delivery.ts';
import { bandsAfterDiscount } from './tax/bands-after-discount.ts';
import { bands } from './tax/bands.ts';
import { classes } from './tax/classes.ts';
import { currencies } from './tax/currencies.ts';
import { euVat } from './tax/european-union.ts';
import { gst } from './tax/gst.ts';
import { registration } from './tax/registration.ts';
import { rounding } from './tax/rounding.ts';
import { ukVat } from './tax/united-kingdom.ts';
import { unitedStates } from './tax/united-states.ts';
import { wholeRupees } from './tax/whole-rupees.ts';

/** All worked examples, by theme. */
export const EXAMPLES: Record<string, Example[]> = {
  gst,
  classes,
  rounding,
  wholeRupees,
  bands,
  bandsAfterDiscount,
  registration,
  unitedStates,
  ukVat,
  euVat,
  currencies,
  spread,
  ofLines,
  stacked,
  minimum,
  buyGet,
  codes,
  uses,
  taxOfDelivery,
  freeLimit,
  zones,
  weights,
  choiceOfMethod,
  payOnDelivery,
  fee,
  expectedTotal,
};
