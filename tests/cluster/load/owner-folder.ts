import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { CATEGORIES } from './fill.ts';
import type { PostgresNode } from '../machines/postgres-node.ts';
import type { World } from '../world.ts';

/** What a run of the program said, and how it ended. */
export interface Said {
  code: number;
  text: string;
}

/** In rupees, by SKU. */
export type Prices = Map<string, number>;

/** The owner at a terminal, with the shop's folder. All goes through the pooler. */
export class OwnerFolder {
  readonly #world: World;
  readonly #path: string;
  readonly #rows: Record<string, string>[];

  private constructor(world: World, path: string) {
    this.#world = world;
    this.#path = path;
    this.#rows = parse(readFileSync(join(path, 'products.csv'), 'utf8'), { columns: true, bom: true });
  }

  /** Made for the shop's products, and applied. */
  static async made(world: World, name: string): Promise<OwnerFolder> {
    const path = join(world.folder, name);
    await initFolder(path, { name: 'Cluster', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
    const write = (file: string, text: string) => {
      writeFileSync(join(path, file), text);
    };
    write('store.yaml', 'id: cluster\nname: Cluster\n');
    write('categories.yaml', CATEGORIES.map((category) => `- name: ${category}\n`).join(''));
    write('stock.csv', 'SKU,quantity\n');
    cpSync(world.catalogue, join(path, 'products.csv'));
    const folder = new OwnerFolder(world, path);
    const { code, text } = await folder.apply();
    if (code !== 0) throw new Error(`apply: ${text}`);
    return folder;
  }

  copy(name: string): OwnerFolder {
    const path = join(this.#world.folder, name);
    cpSync(this.#path, path, { recursive: true });
    return new OwnerFolder(this.#world, path);
  }

  get prices(): Prices {
    const variants = this.#rows.filter((row) => row['Variant SKU']);
    return new Map(variants.map((row) => [row['Variant SKU'] ?? '', Number(row['Variant Price'])]));
  }

  /** Writes products.csv with these prices. */
  write(prices: Prices): void {
    const rows = this.#rows.map((row) => ({
      ...row,
      'Variant Price': String(prices.get(row['Variant SKU'] ?? '') ?? row['Variant Price']),
    }));
    writeFileSync(join(this.#path, 'products.csv'), stringify(rows, { header: true }));
  }

  apply(): Promise<Said> {
    return command(this.#world, 'apply', this.#path, '--yes');
  }
}

function command({ pooler, folder }: World, ...args: string[]): Promise<Said> {
  const env = {
    ...process.env,
    DATABASE_URL: pooler.url,
    DATA_DIR: join(folder, 'shop'),
    // Half of what a command takes is reading TypeScript.
    NODE_COMPILE_CACHE: 'node_modules/.cache/selvedge',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/owner/cli/cli.ts', ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? -1) : 0, text: `${stdout}${stderr}`.trim() });
    });
  });
}

/** What the shop sells at. */
export async function sellingPrices(node: PostgresNode): Promise<Prices> {
  const rows = await node.ask('select sku, coalesce(discounted_paise, regular_paise) as paise from variants');
  return new Map(rows.map(({ sku, paise }) => [String(sku), Number(paise) / 100]));
}
