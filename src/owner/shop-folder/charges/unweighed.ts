import type { FolderProblem } from '../folder-problem.ts';
import type { DeliveryFile } from '../schema/delivery.ts';
import { linesText } from '../../import/lines-text.ts';
import { counted } from '#lib/text/counted.ts';

/** Where it begins in products.csv, and its weight; that of a choice that differs. */
interface WeighedProduct {
  line: number;
  weightGrams?: number | undefined;
  variants: readonly { weightGrams?: number | undefined }[];
}

/** Products without a weight in a shop that has a method by weight, however many they are in one problem. */
export function unweighedProblems(
  delivery: DeliveryFile | undefined,
  products: readonly WeighedProduct[],
): FolderProblem[] {
  const method = delivery?.methods.find(({ byWeight }) => byWeight);
  const lines = products
    .filter((product) => product.variants.some(({ weightGrams = product.weightGrams }) => weightGrams === undefined))
    .map(({ line }) => line);
  if (!method || lines.length === 0) return [];
  const what = `${counted(lines.length, 'product has', 'products have')} no weight (${linesText(lines)}), and the method \
${method.id} of delivery.yaml is by weight: fill the column Variant Grams`;
  return [{ file: 'products.csv', line: Math.min(...lines), what }];
}
