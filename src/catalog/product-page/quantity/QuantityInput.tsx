import { useEffect, useId, useRef, useState } from 'react';
import * as text from '../../text.ts';
import { MAX_LINE_QUANTITY } from '#config.ts';
import type { Left } from '#cart/quote/ask-left.ts';
import * as cartText from '#cart/text.ts';
import type { CartLine } from '#cart/line.ts';
import type { Choice } from '#cart/sellable.ts';

interface QuantityInputProps {
  choice: Choice;
  /** The line of the form, undefined while none is chosen; without it the store is not asked how many there are. */
  line?: (() => CartLine | undefined) | undefined;
}

/**
 * How many: a text input named `quantity` between two buttons, read from the form when it is sent. Of more than one the
 * store is asked whether there are so many; what it does not answer in time the cart asks again.
 */
export function QuantityInput({ choice: { size, color }, line }: QuantityInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<{ left: number; of: string }>();
  const of = JSON.stringify([size, color]);
  /** What the store says of the choice. */
  const known = useRef<Promise<Left | undefined>>(undefined);

  function step(by: number) {
    const field = input.current;
    if (!field) return;
    const next = Math.floor(Number(field.value) || 1) + by;
    field.value = String(Math.min(Math.max(1, next), MAX_LINE_QUANTITY));
    ask();
  }

  function ask() {
    const chosen = line?.();
    if (!chosen || chosen.quantity < 2) return;
    const asked = (known.current ??= import('#cart/quote/ask-left.ts').then(({ askLeft }) => askLeft(chosen)));
    asked.then(
      (now) => {
        const field = input.current;
        if (!now || !field || asked !== known.current || Number(field.value) <= now.addable) return;
        field.value = String(Math.max(1, now.addable));
        setSaid({ left: now.left, of });
      },
      () => undefined,
    );
  }

  useEffect(() => {
    known.current = undefined;
    ask();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked anew of another choice
  }, [of]);

  return (
    <div className="grid gap-2.5">
      <label htmlFor={id} className="font-medium">
        {text.quantity}
      </label>
      <div className="flex items-center gap-4">
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
            onInput={ask}
            className="w-12 bg-transparent text-center tabular-nums"
            suppressHydrationWarning
          />
          <button type="button" className="size-11 text-lg" aria-label={text.increaseQuantity} onClick={() => step(1)}>
            +
          </button>
        </div>
        {/* Beside it, so that nothing below moves. */}
        <p role="status" data-left className="text-sm">
          {said?.of === of && cartText.onlyLeft(said.left)}
        </p>
      </div>
    </div>
  );
}
