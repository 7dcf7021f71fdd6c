import { useId, useState } from 'react';
import * as text from '../text.ts';
import { MAX_LINE_QUANTITY } from '#config.ts';
import { Glyph, type GlyphName } from '#ui/Glyph.tsx';

interface QuantityStepperProps {
  quantity: number;
  /** Of what: name and choice. */
  named: string;
  onQuantity: (quantity: number) => void;
}

/** Fewer, how many, more. A button at its end keeps the focus, and the notice beside it says why. */
export function QuantityStepper({ quantity, named, onQuantity }: QuantityStepperProps) {
  const notice = useId();
  const [shownFirst] = useState(quantity);
  const atMost = quantity >= MAX_LINE_QUANTITY;
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
          onStep={() => onQuantity(quantity + 1)}
        />
      </div>
      {atMost && (
        <p id={notice} className="text-sm text-wait">
          {text.maxQuantity(MAX_LINE_QUANTITY)}
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
