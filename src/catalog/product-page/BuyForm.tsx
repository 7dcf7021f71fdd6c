import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { startChoice } from './choice/choice-of-url.ts';
import { BackInStock } from './BackInStock.tsx';
import { BuyBar } from './BuyBar.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { formLine, readChoice, writeChoice } from './form-line.ts';
import type { BuyFormProps } from './buy-form-props.ts';
import { ProductPrice } from './ProductPrice.tsx';
import { QuantityInput } from './quantity/QuantityInput.tsx';
import { colorPicture, colorPictures } from './choice/color-pictures.ts';
import { fittingColor } from './choice/fitting-color.ts';
import { tellChanged } from './choice/tell-changed.ts';
import { isAvailable } from '../variant.ts';
import { priceOf } from '../price/price-of.ts';
import { priceText } from '../price/price-text.ts';
import { WishButton } from '../wishes/WishButton.tsx';
import * as text from '../text.ts';
import type { Choice } from '#cart/sellable.ts';
import { addToCart } from '#cart/store.ts';
import * as cartText from '#cart/text.ts';
import { $toasts } from '#ui/toast-list.ts';
import { dismissCause, toast, toastOnNextPage } from '#ui/toasts.ts';
import { useOpening } from '#ui/dialog/use-opening.ts';

const SizeGuide = lazy(() => import('../SizeGuide.tsx'));

/**
 * Size, colour, quantity, Add to Cart (docs/behaviour.md 2.product.add). The inputs are uncontrolled: what was picked
 * before this island woke is read from the form.
 */
export default function BuyForm({
  product,
  guide,
  money,
  shades,
  inDialog = false,
  quotes = false,
  takesRequests = false,
  priceTerms,
  saysLowest = false,
  asksSize = false,
}: BuyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>(() => startChoice(product));
  const [missing, setMissing] = useState(false);
  const guideOpening = useOpening<true>();
  const cost = priceOf(product, choice);
  const colorGone = (color: string) => !isAvailable(product, { size: '', color });
  const colorOf = (size: string) => fittingColor(product, { size, color: choice.color });
  const sizeGone = (size: string) => !isAvailable(product, { size, color: colorOf(size) });
  /** It can be had, in another colour than the chosen one. */
  const inOtherColor = (size: string) => choice.color !== '' && colorOf(size) !== choice.color;
  const soldOut = colorGone(choice.color);
  // A colour that is sold out, or that the size does not come in, may be picked before this island is hydrated, and
  // only the island can tell (catalog/instant-add.ts).
  const isUnfit = (color: string) => product.sizes.some((size) => fittingColor(product, { size, color }) !== color);
  const instant = product.colors.some((color) => colorGone(color) || isUnfit(color)) ? undefined : '';
  const buy = soldOut ? text.soldOut : cartText.addToCart;

  useEffect(() => {
    const early = form.current ? readChoice(form.current) : choice;
    if (early.size !== choice.size || early.color !== choice.color) pick(early);
    return () => dismissCause('size');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the island is hydrated
  }, []);

  /**
   * What was picked last stays: a colour that the size does not come in gives way to the size, or else the size to it.
   */
  function pick({ size, color }: Choice) {
    const fitting = fittingColor(product, { size, color });
    const picked = fitting === color || color === choice.color ? { size, color: fitting } : { size: '', color };
    tellChanged({ size, color }, picked);
    if (form.current) writeChoice(form.current, picked);
    if (picked.color !== choice.color)
      void import('./gallery.ts').then(({ showPicture }) =>
        showPicture((pictures) => colorPicture(pictures, picked.color)),
      );
    setChoice(picked);
    if (picked.size) sizeChosen();
  }

  function sizeChosen() {
    setMissing(false);
    dismissCause('size');
  }

  function lineOf(filled: HTMLFormElement) {
    return formLine({ ...colorPictures(product, product.image), ...product }, filled);
  }

  function add(filled: HTMLFormElement) {
    const picked = readChoice(filled);
    setChoice(picked);
    if (colorGone(picked.color)) return;
    const line = lineOf(filled);
    if (!line) {
      setMissing(true);
      toast({ title: cartText.chooseSize, text: cartText.chooseSizeLong, kind: 'error', cause: 'size' });
      filled.querySelector<HTMLElement>('input[name=size]:enabled')?.focus();
      return;
    }
    sizeChosen();
    if (!addToCart(line)) return;
    saveToasts();
    location.assign('/cart');
  }

  return (
    <>
      <form
        ref={form}
        className="grid gap-7"
        onChange={(event) => pick(readChoice(event.currentTarget))}
        onSubmit={(event) => {
          event.preventDefault();
          add(event.currentTarget);
        }}
      >
        <ProductPrice
          cost={cost}
          money={money}
          terms={priceTerms}
          saysLowest={saysLowest}
          className={inDialog ? '' : '-mt-3'}
        />
        <ChoiceGroup
          name="color"
          label={text.color}
          values={product.colors}
          chosen={choice.color}
          unavailable={colorGone}
          keepsUnavailable
          shades={shades}
          prompt={choice.size && !choice.color ? text.chooseAColor : undefined}
        />
        <ChoiceGroup
          name="size"
          label={text.size}
          values={product.sizes}
          chosen={choice.size}
          unavailable={sizeGone}
          elsewhere={inOtherColor}
          prompt={asksSize && !choice.size ? text.chooseASize : undefined}
          error={missing ? cartText.chooseSize : undefined}
          aside={
            guide !== undefined && (
              <button type="button" className="link min-h-target text-sm" onClick={() => guideOpening.open(true)}>
                {text.sizeGuide}
              </button>
            )
          }
        />
        <QuantityInput
          choice={choice}
          line={quotes ? () => (form.current ? lineOf(form.current) : undefined) : undefined}
        />
        <div className="grid gap-3">
          <button type="submit" className="btn buy-button min-h-13" data-instant={instant} disabled={soldOut}>
            {buy}
          </button>
          <WishButton product={product} />
        </div>
        {!inDialog && (
          <BuyBar
            product={product}
            choice={choice}
            cost={priceText(cost, money)}
            soldOut={soldOut}
            instant={instant}
            buy={buy}
          />
        )}
        {guideOpening.what && (
          <Suspense>
            <SizeGuide key={guideOpening.key} guide={guide ?? ''} onClose={guideOpening.close} />
          </Suspense>
        )}
      </form>
      {takesRequests && <BackInStock product={product} color={choice.color} />}
    </>
  );
}

/** The cart page shows what was raised here. */
function saveToasts() {
  for (const { title, text: words, kind } of $toasts.get())
    toastOnNextPage({ title, ...(words ? { text: words } : {}), ...(kind ? { kind } : {}) });
}
