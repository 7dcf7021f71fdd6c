import type { Order } from '../order.ts';
import type { DateStyle } from '#lib/dates.ts';
import type { Money } from '#lib/money.ts';

/** What an order that can be changed is shown with. */
export interface ChangeableOrderProps {
  order: Order;
  money: Money;
  dates: DateStyle;
  /** See contract/store/place-lines.ts. */
  placeLine?: string | undefined;
  /** See OrderCard. */
  tracks?: boolean | undefined;
  /** It is another one now. */
  onOrder: (order: Order) => void;
}
