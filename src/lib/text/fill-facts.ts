/** What a page of an owner can name, as `{{companyName}}`, also with single braces or square brackets. */
export const PLACEHOLDERS = [
  'companyName',
  'companyAddress',
  'companyEmail',
  'companyPhone',
  'companyLogoUrl',
  'messageRetention',
  'closedAccountRetention',
  'documentRetention',
] as const;

export type Facts = Partial<Record<(typeof PLACEHOLDERS)[number], string | undefined>>;

/**
 * What an owner writes with placeholders, filled; one that `facts` does not name stays (docs/decisions D15). Behind a
 * value that ends with a full stop, such as "Example e. K.", the sentence has no second one.
 */
export function fillFacts(written: string, facts: Facts, write: (value: string) => string = (value) => value): string {
  const known = new Map(Object.entries(facts));
  return written.replace(
    /(?:\{\{\s*(\w+)\s*\}\}|\{\s*(\w+)\s*\}|\[\s*(\w+)\s*\])(\.?)/g,
    (whole: string, double?: string, single?: string, square?: string, stop?: string) => {
      const value = known.get(double ?? single ?? square ?? '');
      if (value === undefined) return whole;
      return value.endsWith('.') ? write(value) : `${write(value)}${stop ?? ''}`;
    },
  );
}
