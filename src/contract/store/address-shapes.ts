/** Is this postal code written in one of the shapes, in any case and with or without blanks? */
export function hasPostalShape(code: string, shapes: readonly string[] = []): boolean {
  const bare = withoutBlanks(code);
  return shapes.length === 0 || shapes.some((shape) => hasShape(bare, withoutBlanks(shape)));
}

/** Can a postal code of one of the shapes begin like this? */
export function beginsPostalCode(beginning: string, shapes: readonly string[]): boolean {
  const bare = withoutBlanks(beginning);
  return shapes.length === 0 || shapes.some((shape) => hasShape(bare, withoutBlanks(shape).slice(0, bare.length)));
}

/** A postal code as its shape writes it: `BS6 6LF` for `bs66lf`. One of no shape stays, with single blanks. */
export function inPostalShape(code: string, shapes: readonly string[]): string {
  const bare = withoutBlanks(code);
  const shape = shapes.find((one) => hasShape(bare, withoutBlanks(one)));
  if (shape === undefined) return code.trim().replace(/\s+/g, ' ');
  let at = 0;
  return shape.replace(/\S/g, () => (bare[at++] ?? '').toUpperCase());
}

/** Two of them say enough, where a country has more. */
export function postalExamples(shapes: readonly string[]): string[] {
  return shapes.slice(0, 2).map(postalExample);
}

/** A postal code of a shape: `12345` for `99999`, `AB1 2CD` for `AA9 9AA`. */
export function postalExample(shape: string): string {
  let digits = 0;
  let letters = 0;
  return shape.replace(/[9A]/g, (mark) =>
    mark === '9' ? String(++digits % 10) : String.fromCharCode(65 + (letters++ % 26)),
  );
}

function hasShape(code: string, shape: string): boolean {
  return (
    code.length === shape.length &&
    Array.from(shape).every((mark, at) => {
      const char = code[at] ?? '';
      if (mark === '9') return /\d/.test(char);
      return mark === 'A' ? /\p{L}/u.test(char) : char.toUpperCase() === mark.toUpperCase();
    })
  );
}

/** Digits of a telephone number of any country (ITU-T E.164), the shortest without that of the country. */
export const ANY_PHONE_DIGITS: readonly [number, number] = [7, 15];

/**
 * Is it a telephone number, with as many digits as the store says? Where it does not say, of any country: digits, with
 * what stands between them and the unseen marks that come along when one is copied.
 */
export function isPhone(phone: string, stated: readonly [number, number] | undefined): boolean {
  const [least, most] = stated ?? ANY_PHONE_DIGITS;
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= least && digits <= most && (stated !== undefined || /^[\p{Nd}\p{Pd}\p{Cf}\s+()./]*$/u.test(phone));
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}
