import { useRef, useState } from 'react';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { isOnSale, type Product } from './product.ts';
import { QuantityInput } from './QuantityInput.tsx';
import { SizeGuide } from './SizeGuide.tsx';
import { isAvailable, priceOf, type Choice } from './variant.ts';
import { WishButton } from './WishButton.tsx';
import { sizeMissing } from '#cart/sellable.ts';
import { addToCart } from '#cart/store.ts';
import { text } from '#cart/text.ts';
import { MAX_LINE_QUANTITY } from '#config.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { $toasts, toast, toastOnNextPage } from '#ui/toasts.ts';

interface BuyFormProps {
  product: Product;
  money: Money;
}

/**
 * Size, colour, quantity, Add to Cart (spec section 2). The inputs are uncontrolled: what was picked before this
 * island woke is read from the form.
 */
export default function BuyForm({ product, money }: BuyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>(() => firstChoice(product));
  const [missing, setMissing] = useState(false);
  const [guide, setGuide] = useState(false);
  const { price, originalPrice } = priceOf(product, choice);
  const soldOut = !isAvailable(product, { size: '', color: '' });

  function readChoice(): Choice {
    const data = new FormData(form.current!);
    return { size: String(data.get('size') ?? ''), color: String(data.get('color') ?? '') };
  }

  function add() {
    const chosen = readChoice();
    setChoice(chosen);
    if (sizeMissing(product, chosen.size)) {
      setMissing(true);
      toast({ title: text.chooseSize, text: text.chooseSizeLong, kind: 'error' });
      form.current?.querySelector<HTMLElement>('input[name=size]')?.focus();
      return;
    }
    const quantity = Math.min(Math.max(1, Math.floor(Number(new FormData(form.current!).get('quantity'))) || 1), MAX_LINE_QUANTITY);
    addToCart({
      id: product.id,
      name: product.name,
      image: product.image,
      price: priceOf(product, chosen).price,
      quantity,
      selectedSize: chosen.size,
      selectedColor: chosen.color,
    });
    keepToasts();
    location.assign('/cart');
  }

  return (
    <form
      ref={form}
      className="grid gap-5"
      onChange={() => {
        setChoice(readChoice());
        setMissing(false);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <p className="flex flex-wrap items-baseline gap-3 text-2xl tabular-nums">
        <span className={`font-semibold ${isOnSale({ price, originalPrice }) ? 'text-sale' : ''}`}>{formatMoney(price, money)}</span>
        {isOnSale({ price, originalPrice }) && (
          <>
            <del className="text-lg text-soft">
              <span className="sr-only">Was </span>
              {formatMoney(originalPrice!, money)}
            </del>
            <span className="rounded-sm bg-sale px-2 py-0.5 text-sm font-medium text-on-sale">Sale</span>
          </>
        )}
      </p>
      <ChoiceGroup name="color" label="Color" values={product.colors} chosen={choice.color} />
      <ChoiceGroup
        name="size"
        label="Size"
        values={product.sizes}
        chosen={choice.size}
        unavailable={(size) => !isAvailable(product, { size, color: choice.color })}
        error={missing ? text.chooseSize : undefined}
      />
      {product.sizes.length > 0 && (
        <button type="button" className="link -my-2 min-h-11 justify-self-start" onClick={() => setGuide(true)}>
          Size Guide
        </button>
      )}
      <QuantityInput />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn grow" disabled={soldOut}>
          {soldOut ? 'Sold out' : 'Add to Cart'}
        </button>
        <WishButton product={product} wide />
      </div>
      <p className="text-sm text-soft">Free shipping, delivered within 0-7 working days. Prices include taxes.</p>
      {guide && <SizeGuide category={product.category} onClose={() => setGuide(false)} />}
    </form>
  );
}

/** A single size or colour is chosen from the start; several wait for the shopper. */
function firstChoice({ sizes, colors }: Product): Choice {
  return { size: sizes.length === 1 ? sizes[0]! : '', color: colors.length === 1 ? colors[0]! : '' };
}

/** The cart page shows what was raised here. */
function keepToasts() {
  for (const { title, text: words, kind } of $toasts.get()) toastOnNextPage({ title, ...(words ? { text: words } : {}), ...(kind ? { kind } : {}) });
}
