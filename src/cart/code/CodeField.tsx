import { useStore } from '@nanostores/react';
import { useId, useRef, type SubmitEvent } from 'react';
import { applyCode, removeCode } from './ask-with-code.ts';
import { refusedCode } from './refused-code.ts';
import { askedOf, type CartQuote, orderable } from '../quote/cart-quote.ts';
import { $shipping } from '../quote/store.ts';
import * as text from './text.ts';
import { discountCode } from '../text.ts';
import { useCart } from '../use-cart.ts';
import { MAX_CODE } from '#config.ts';

/** The code of a discount: typed, being checked, applied, or why not. */
export default function CodeField({ quote }: { quote: CartQuote }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shipping = useStore($shipping);
  const asked = askedOf(orderable(useCart(), quote), shipping);
  const { code } = shipping;
  const found = quote.sold?.asked === asked ? quote.sold.code : undefined;
  const refused = code === undefined ? undefined : refusedCode(code, found);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const typed = field.current?.value.trim();
    if (typed) applyCode(typed);
    else remove();
  }

  function remove() {
    removeCode();
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  }

  function says(): string | undefined {
    if (code === undefined) return undefined;
    if (found?.applied) return text.codeApplied(found.applied);
    return refused ?? (quote.unanswered ? text.codeUnchecked(code) : text.checkingCode(code));
  }

  return (
    <form className="grid max-w-sm gap-2" onSubmit={submit}>
      <div className="flex gap-2">
        <input
          ref={field}
          defaultValue={code}
          name="code"
          maxLength={MAX_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-label={discountCode}
          aria-invalid={refused !== undefined}
          aria-describedby={id}
          className="field-input grow"
        />
        <button type="submit" className="btn btn-plain">
          {text.applyCode}
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <p id={id} role="status" className={refused ? 'text-bad' : 'text-soft'}>
          {says()}
        </p>
        {code !== undefined && (
          <button
            type="button"
            className="link min-h-target text-soft"
            aria-label={text.removeCodeOf(code)}
            onClick={remove}
          >
            {text.removeCode}
          </button>
        )}
      </div>
    </form>
  );
}
