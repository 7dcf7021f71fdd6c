import { useId, useRef, useState } from 'react';
import type { CartLine } from '../line.ts';
import * as text from '../text.ts';
import { MAX_LINE_QUANTITY } from '#config.ts';
import { Glyph, type GlyphName } from '#ui/Glyph.tsx';

interface QuantityStepperProps {
  line: CartLine;
  /** Of what: name and choice. */
  named: string;
  /** Whether the store is asked how many there are, once more are wanted. */
  asks: boolean;
  onQuantity: (quantity: number) => void;
}

/** Fewer, how many, more. A button at its end keeps the focus, and the notice beside it says why. */
export function QuantityStepper({ line, named, asks, onQuantity }: QuantityStepperProps) {
  const { quantity } = line;
  const notice = useId();
  const [shownFirst] = useState(quantity);
  const [left, setLeft] = useState<number>();
  const isAsked = useRef(false);
  const most = Math.min(left ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);
  const atMost = quantity >= most;

  function more() {
    onQuantity(quantity + 1);
    if (!asks || isAsked.current) return;
    isAsked.current = true;
    import('../quote/ask-left.ts').then(
      ({ takeBack }) => takeBack(line, setLeft),
      () => undefined,
    );
  }

  return (
    <div className="grid gap-1">
      <div className="stepper" role="group" aria-label={text.quantityOf(named)}>
        <Step glyph="minus" label={text.decrease(named)} off={quantity <= 1} onStep={() => onQuantity(quantity - 1)} />
        <span key={quantity} className={`min-w-8 text-center tabular-nums ${quantity === shownFirst ? '' : 'bump'}`}>
          {quantity}
        </span>
        <Step
          glyph="plus"
          label={text.increase(named)}
          off={atMost}
          notice={atMost ? notice : undefined}
          onStep={more}
        />
      </div>
      {quantity === most && (
        <p id={notice} className="text-sm text-wait">
          {left === undefined ? text.maxQuantity(most) : text.onlyLeft(left)}
        </p>
      )}
    </div>
  );
}

interface StepProps {
  glyph: GlyphName;
  label: string;
  off: boolean;
  notice?: string | undefined;
  onStep: () => void;
}

function Step({ glyph, label, off, notice, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      aria-describedby={notice}
      onClick={() => off || onStep()}
    >
      <Glyph name={glyph} size={16} />
    </button>
  );
}
