import { longestBeginning, plainName } from '../place-names.ts';
import type { PricingLine } from '../request.ts';
import type { TaxClassTerms, TaxTerms } from '../terms.ts';

/** The class of a product: the one it names, else that of its HSN code, else that of its category, else the store's. */
export function taxClassOf(
  { classes, defaultClass }: TaxTerms,
  line: Pick<PricingLine, 'hsn' | 'taxClass' | 'categories'>,
): TaxClassTerms | undefined {
  return (
    classes.find(({ name }) => name === line.taxClass) ??
    classOfHsn(classes, plainName(line.hsn ?? '')) ??
    classes.find(({ categories = [] }) => categories.some((category) => line.categories.includes(category))) ??
    classes.find(({ name }) => name === defaultClass)
  );
}

/** The class with the longest beginning of the code. */
function classOfHsn(classes: readonly TaxClassTerms[], code: string): TaxClassTerms | undefined {
  const length = ({ hsn = [] }: TaxClassTerms) => longestBeginning(code, hsn) ?? 0;
  return classes.filter((each) => length(each) > 0).toSorted((one, other) => length(other) - length(one))[0];
}
