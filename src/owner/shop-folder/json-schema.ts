import * as z from 'zod';
import { CategoriesFile } from './schema/categories.ts';
import { DeliveryFile } from './schema/delivery.ts';
import { DiscountsFile } from './schema/discounts.ts';
import { TaxFile } from './schema/tax.ts';
import { StoreFile } from './store-schema.ts';

/** Where they are in a folder: a name that begins with a dot is no part of the shop. */
const FOLDER = '.schema';
const SCHEMAS = {
  'store.yaml': StoreFile,
  'categories.yaml': CategoriesFile,
  'delivery.yaml': DeliveryFile,
  'tax.yaml': TaxFile,
  'discounts.yaml': DiscountsFile,
};

/**
 * The JSON Schemas of a folder's YAML files by the paths of their own files in it, so that editors complete and check
 * what an owner writes (docs/decisions D255).
 */
export function schemaFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SCHEMAS).map(([file, schema]) => [
      pathOf(file),
      `${JSON.stringify({ title: file, ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) }, null, 2)}\n`,
    ]),
  );
}

/** The first line of a file, which tells an editor where its schema is. */
export function schemaLine(file: keyof typeof SCHEMAS): string {
  return `# yaml-language-server: $schema=${pathOf(file)}\n`;
}

function pathOf(file: string): string {
  return `${FOLDER}/${file.replace('.yaml', '.json')}`;
}
