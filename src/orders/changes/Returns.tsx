import type { Order } from '../order.ts';
import { ToneBadge } from '../StatusBadge.tsx';
import { PieceList } from './PieceList.tsx';
import { nextOf, statusOfReturn } from './return-status.ts';
import * as text from './text.ts';
import type { WireReturn } from '#contract/orders/order-changes.ts';
import { type DateStyle, formatDate } from '#lib/dates.ts';
import { formatMoney, type Money } from '#lib/money.ts';

interface ReturnsProps {
  returns: readonly WireReturn[];
  items: Order['items'];
  money: Money;
  dates: DateStyle;
}

/** What of an order goes back, how far that has come and what comes next. */
export function Returns({ returns, ...shown }: ReturnsProps) {
  return (
    <section className="mt-6">
      <h3 className="font-sans text-base font-medium tracking-normal">{text.returns}</h3>
      <ol className="mt-2 grid gap-3">
        {returns.map((one) => (
          <Return key={one.number} one={one} {...shown} />
        ))}
      </ol>
    </section>
  );
}

function Return({ one, items, money, dates }: Omit<ReturnsProps, 'returns'> & { one: WireReturn }) {
  const { number, kind, askedAt = '', fee, note } = one;
  const day = formatDate(askedAt, dates);
  const next = nextOf(one);
  return (
    <li className="grid gap-2 rounded-sm border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <p className="font-medium">{text.numbered(text.kinds[kind] ?? text.kinds.return ?? '', number)}</p>
          {day && (
            <p className="text-sm text-soft">{kind === 'withdrawal' ? text.receivedOn(day) : text.askedOn(day)}</p>
          )}
        </div>
        <ToneBadge {...statusOfReturn(one)} />
      </div>
      <PieceList pieces={one.items} items={items} />
      {next && <p>{next}</p>}
      {note && <p className="wrap-anywhere">{text.ourAnswer(note)}</p>}
      {fee !== undefined && fee > 0 && <p className="text-sm text-soft">{text.feeOf(formatMoney(fee, money))}</p>}
    </li>
  );
}
