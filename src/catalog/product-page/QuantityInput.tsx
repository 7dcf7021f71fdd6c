import * as text from '../text.ts';
import { useId, useRef } from 'react';
import { MAX_LINE_QUANTITY } from '#config.ts';

/** How many: a text input named `quantity` between two buttons, read from the form when it is sent. */
export function QuantityInput() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  function step(by: number) {
    const field = input.current;
    if (!field) return;
    const next = Math.floor(Number(field.value) || 1) + by;
    field.value = String(Math.min(Math.max(1, next), MAX_LINE_QUANTITY));
  }
  return (
    <div className="grid justify-start gap-2.5">
      <label htmlFor={id} className="font-medium">
        {text.quantity}
      </label>
      <div className="flex rounded-sm border border-edge bg-surface">
        <button type="button" className="size-11 text-lg" aria-label={text.decreaseQuantity} onClick={() => step(-1)}>
          −
        </button>
        <input
          ref={input}
          id={id}
          name="quantity"
          type="text"
          inputMode="numeric"
          defaultValue="1"
          autoComplete="off"
          className="w-12 bg-transparent text-center tabular-nums"
          suppressHydrationWarning
        />
        <button type="button" className="size-11 text-lg" aria-label={text.increaseQuantity} onClick={() => step(1)}>
          +
        </button>
      </div>
    </div>
  );
}
