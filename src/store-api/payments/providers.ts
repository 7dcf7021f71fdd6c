import type { PaymentProvider } from './provider.ts';
import { sandboxBank } from './sandbox-bank.ts';

/** The gateway this shop pays through. The sandbox bank moves no money; it is the only adapter so far. */
export function choosePayments(secret: string): PaymentProvider {
  return sandboxBank(secret);
}
