import { discountMistakes, type KnownGoods } from './discount-mistakes.ts';
import { deliveryMistakes } from './delivery-mistakes.ts';
import { knownPlaces } from './known-places.ts';
import type { Mistake } from './mistake.ts';
import { unweighedProblems, type WeighedProduct } from './unweighed.ts';
import type { KnownNames } from '../read/unread-names.ts';
import { taxMistakes } from './tax-mistakes.ts';
import type { FolderProblem } from '../folder-problem.ts';
import { type Checked, checkYaml, nameOf } from '../read/check-yaml.ts';
import { DeliveryFile } from '../schema/delivery.ts';
import { DiscountsFile } from '../schema/discounts.ts';
import { TaxFile } from '../schema/tax.ts';

export const DELIVERY_FILE = 'delivery.yaml';
export const TAX_FILE = 'tax.yaml';
export const DISCOUNTS_FILE = 'discounts.yaml';

interface ChargesContext {
  /** store.yaml as it is written; undefined where it cannot be read. */
  store: unknown;
  categories: KnownNames;
  /** Handles of the products; undefined where there are none yet. */
  products: KnownNames | undefined;
  collections: KnownNames;
  /** Those of which a weight is asked. */
  weighed: readonly WeighedProduct[];
}

export interface Charges {
  /** Undefined without the file. */
  delivery?: DeliveryFile | undefined;
  tax?: TaxFile | undefined;
  discounts?: DiscountsFile | undefined;
}

/** What a shop charges beside its prices, from the texts of the files that are there. */
export function readCharges(
  texts: { delivery: string | undefined; tax: string | undefined; discounts: string | undefined },
  { store, categories, products, collections, weighed }: ChargesContext,
  problems: FolderProblem[],
): Charges {
  const known = knownPlaces(store);
  const { terms } = Object(store) as { terms?: unknown };
  const saysIncluded = store === undefined || Object.hasOwn(Object(terms) as object, 'taxIncluded');
  const goods: KnownGoods = { products, categories, collections, delivery: texts.delivery !== undefined };
  return {
    delivery: read(DELIVERY_FILE, texts.delivery, DeliveryFile, (given) => {
      problems.push(...unweighedProblems(given, weighed));
      return deliveryMistakes(given, known);
    }),
    tax: read(TAX_FILE, texts.tax, TaxFile, (given) => taxMistakes(given, { known, categories, saysIncluded })),
    discounts: read(DISCOUNTS_FILE, texts.discounts, DiscountsFile, (given) => discountMistakes(given, goods)),
  };

  function read<T>(
    file: string,
    text: string | undefined,
    schema: Parameters<typeof checkYaml<T>>[2],
    mistakesOf: (given: unknown) => Mistake[],
  ): T | undefined {
    if (text === undefined) return undefined;
    const checked: Checked<T> = checkYaml(file, text, schema);
    const mistakes = mistakesOf(checked.given).map(({ path, what }) => ({
      file,
      line: checked.lineOf(path),
      what: [nameOf(path), what].filter(Boolean).join(' '),
    }));
    problems.push(...checked.problems, ...mistakes);
    return checked.value;
  }
}
