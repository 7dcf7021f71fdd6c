/**
 * What an owner writes with placeholders, filled; one that `facts` does not name stays (docs/decisions D15). Behind a
 * value that ends with a full stop, such as "Example e. K.", the sentence has no second one.
 */
export function fillFacts(
  written: string,
  facts: ReadonlyMap<string, string>,
  write: (value: string) => string = (value) => value,
): string {
  return written.replace(
    /(?:\{\{\s*(\w+)\s*\}\}|\{\s*(\w+)\s*\}|\[\s*(\w+)\s*\])(\.?)/g,
    (whole: string, double?: string, single?: string, square?: string, stop = '') => {
      const value = facts.get(double ?? single ?? square ?? '');
      return value === undefined ? whole : write(value) + (value.endsWith('.') ? '' : stop);
    },
  );
}
