import * as z from 'zod';
import type { FolderProblem } from '../folder-problem.ts';
import { soundEntries } from '../read/sound-entries.ts';
import { linesText } from '../../import/lines-text.ts';
import { counted } from '#lib/text/counted.ts';

/** Where it begins in products.csv, and its weight; that of a choice that differs. */
export interface WeighedProduct {
  line: number;
  weightGrams?: number | undefined;
  variants: readonly { weightGrams?: number | undefined }[];
}

const Method = z.looseObject({ id: z.string(), byWeight: z.unknown() });

/**
 * Products without a weight in a shop that has a method by weight, however many they are in one problem. `delivery`:
 * the file as it is written.
 */
export function unweighedProblems(delivery: unknown, products: readonly WeighedProduct[]): FolderProblem[] {
  const { methods } = Object(delivery) as { methods?: unknown };
  const method = soundEntries(methods, Method).find(({ entry }) => entry.byWeight !== undefined)?.entry;
  const lines = products
    .filter((product) => product.variants.some(({ weightGrams = product.weightGrams }) => weightGrams === undefined))
    .map(({ line }) => line);
  if (!method || lines.length === 0) return [];
  const what = `${counted(lines.length, 'product has', 'products have')} no weight (${linesText(lines)}), and the method \
${method.id} of delivery.yaml is by weight: fill the column Variant Grams`;
  return [{ file: 'products.csv', line: Math.min(...lines), what }];
}
