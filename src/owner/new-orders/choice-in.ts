import { nonEmpty } from '#lib/non-empty.ts';

interface Choice {
  size: string | undefined;
  color: string | undefined;
}

/**
 * Size and colour in what stands behind a product's name, parted by slashes. Both may have slashes of their own, such
 * as `Ecru/Navy` and `M / Long`: they are parted as one of the product's variants has them, else behind the first.
 */
export function choiceIn(
  words: readonly string[],
  variants: readonly { size: string | null; color: string | null }[],
): Choice {
  for (let at = 0; at <= words.length; at += 1) {
    const { size, color } = choiceOf(words, at);
    const found = variants.find((one) => isNamed(size, one.size) && isNamed(color, one.color));
    if (found) return { size: size && (found.size ?? undefined), color: color && (found.color ?? undefined) };
  }
  return choiceOf(words, 1);
}

function choiceOf(words: readonly string[], at: number): Choice {
  const joined = (some: readonly string[]) => nonEmpty(some.join('/').trim());
  return { size: joined(words.slice(0, at)), color: joined(words.slice(at)) };
}

function isNamed(given: string | undefined, name: string | null): boolean {
  return given === undefined || (name !== null && spelled(given) === spelled(name));
}

function spelled(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\s*\/\s*/g, '/');
}
