import type { SoldVariant } from './product-rows.ts';
import type { WireAttribute } from '#contract/product.ts';

/** The sizes and colours that a product comes in, each once, as the shop spells them. */
export interface ProductChoices {
  sizes: string[];
  colors: string[];
}

/** Sizes and colours of a product: its variants' and its attribute's (docs/behaviour.md section 3). */
export function productChoices({
  attributes: text,
  variants,
}: {
  attributes: string;
  variants: SoldVariant[];
}): ProductChoices {
  const attributes = JSON.parse(text) as WireAttribute[];
  const choices = (column: 'size' | 'color', keys: string[]) => {
    const listed = attributes
      .filter(({ key }) => keys.includes(key.trim().toLowerCase()))
      .flatMap(({ value }) => value);
    return distinct([...variants.flatMap((variant) => variant[column] ?? []), ...listed]);
  };
  return {
    sizes: choices('size', ['size', 'sizes']),
    colors: choices('color', ['color', 'colours', 'colors', 'colour']),
  };
}

/** The variants of this size and colour; a part that is not given, or that a variant does not have, fits. */
export function variantsOf(
  variants: SoldVariant[],
  { size, color }: { size?: string | undefined; color?: string | undefined },
): SoldVariant[] {
  return variants.filter(
    (one) => (!size || !one.size || isSame(one.size, size)) && (!color || !one.color || isSame(one.color, color)),
  );
}

/** What a shopper can choose now beside a size or colour that is settled: of these, those of which any is in stock. */
export function openChoices(
  variants: SoldVariant[],
  { sizes, colors }: ProductChoices,
  settled: { size?: string | undefined; color?: string | undefined },
): { size: string[]; color: string[] } {
  const isOpen = (choice: { size?: string | undefined; color?: string | undefined }) =>
    variants.length === 0 || variantsOf(variants, choice).some(({ stock }) => stock !== 0);
  return {
    size: sizes.filter((size) => isOpen({ size, color: settled.color })),
    color: colors.filter((color) => isOpen({ color, size: settled.size })),
  };
}

/** The shop's own spelling of what was given. */
export function spelled(known: string[], given: string | undefined): string | undefined {
  return given === undefined ? undefined : known.find((name) => isSame(name, given));
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function distinct(names: string[]): string[] {
  return names.filter((name, index) => names.findIndex((other) => isSame(other, name)) === index);
}
