import type { SoldVariant } from './product-rows.ts';
import type { WireAttribute } from '#contract/product.ts';

/** The distinct sizes and colours of a product, as the store spells them. */
export interface ProductChoices {
  sizes: string[];
  colors: string[];
}

/** Of its variants and of its attributes (docs/behaviour.md 3.product.wire). */
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

/** The variants of this size and colour. A part that is not given, or that a variant lacks, matches any. */
export function variantsOf(
  variants: SoldVariant[],
  { size, color }: { size?: string | undefined; color?: string | undefined },
): SoldVariant[] {
  return variants.filter(
    (one) => (!size || !one.size || isSame(one.size, size)) && (!color || !one.color || isSame(one.color, color)),
  );
}

/** The sizes and colours that are in stock together with the size or colour that is chosen already. */
export function openChoices(
  variants: SoldVariant[],
  { sizes, colors }: ProductChoices,
  chosen: { size?: string | undefined; color?: string | undefined },
): { size: string[]; color: string[] } {
  const isOpen = (choice: { size?: string | undefined; color?: string | undefined }) =>
    variants.length === 0 || variantsOf(variants, choice).some(({ stock }) => stock !== 0);
  return {
    size: sizes.filter((size) => isOpen({ size, color: chosen.color })),
    color: colors.filter((color) => isOpen({ color, size: chosen.size })),
  };
}

/** A given name as the store spells it. */
export function spelled(known: string[], given: string | undefined): string | undefined {
  return given === undefined ? undefined : known.find((name) => isSame(name, given));
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function distinct(names: string[]): string[] {
  return names.filter((name, index) => names.findIndex((other) => isSame(other, name)) === index);
}
