import * as text from './text.ts';
import { Glyph } from '#ui/Glyph.tsx';

const focus = (element: HTMLElement | null) => element?.focus();

interface PaymentErrorProps {
  message: string;
  again?: 'loading' | 'form' | undefined;
  settled?: boolean | undefined;
  onAgain: () => void;
}

/** The error screen: what went wrong, and every way on (docs/behaviour.md 4.payment.failure). */
export function PaymentError({ message, again, settled = false, onAgain }: PaymentErrorProps) {
  return (
    <div ref={focus} tabIndex={-1} role="alert" className="grid gap-6 border-y border-line py-8 outline-none">
      <Glyph name="alert" size={32} className="text-bad" />
      <p className="text-xl">{message}</p>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {settled && (
          <a href="/orders" className="btn">
            {text.viewOrders}
          </a>
        )}
        {again && (
          <button type="button" className={settled ? 'btn btn-plain' : 'btn'} onClick={onAgain}>
            {text.tryAgain}
          </button>
        )}
        <a href="/checkout" className="btn btn-plain">
          {text.returnToCheckout}
        </a>
      </div>
    </div>
  );
}
