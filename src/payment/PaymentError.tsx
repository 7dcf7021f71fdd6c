const focus = (element: HTMLElement | null) => element?.focus();

interface PaymentErrorProps {
  message: string;
  again?: 'loading' | 'form' | undefined;
  settled?: boolean | undefined;
  onAgain(): void;
}

/** The error screen: what went wrong, and every way on (spec section 4). */
export function PaymentError({ message, again, settled = false, onAgain }: PaymentErrorProps) {
  return (
    <div ref={focus} tabIndex={-1} role="alert" className="card grid gap-5 border-l-4 border-l-bad p-6 outline-none">
      <p className="text-lg">{message}</p>
      <div className="flex flex-wrap gap-3">
        {settled && (
          <a href="/orders" className="btn">
            View Orders
          </a>
        )}
        {again && (
          <button type="button" className={settled ? 'btn btn-plain' : 'btn'} onClick={onAgain}>
            Try Again
          </button>
        )}
        <a href="/checkout" className="btn btn-plain">
          Return to checkout
        </a>
      </div>
    </div>
  );
}
