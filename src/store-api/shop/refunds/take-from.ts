/** A payment of which something is left. */
interface Source {
  paymentId: string | null;
  left: number;
}

/** How much of an amount goes back of which payment: all of the first one before anything of the next. */
export function takeFrom<Payment extends Source>(
  payments: readonly Payment[],
  amountPaise: number,
): (Payment & { amountPaise: number })[] {
  let rest = amountPaise;
  return payments.flatMap((payment) => {
    const amount = Math.min(rest, payment.left);
    rest -= amount;
    return amount > 0 ? [{ ...payment, amountPaise: amount }] : [];
  });
}
