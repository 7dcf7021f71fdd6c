import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { chromium } from 'playwright/test';
import { routes, screens, type Screen } from '../access/screens.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../support/chromium.ts';
import { DATA_DIR, PORT } from '../support/server.ts';
import { startShop } from '../support/shop.ts';
import { openWindow, takeShots } from './camera.ts';
import { readOptions } from './options.ts';
import { compare, toBaseline } from './picture.ts';

/**
 * `npm run test:visual` compares every route at four widths, light and dark, with its baseline; `-- --update` takes
 * new ones. Fonts and their drawing differ between machines, so this is for whoever changes the looks, not for
 * `npm test`. BASE_URL names a shop that is already open.
 */
const SHARE = 0.002;
const FAILURES = 'test-results/visual';

const options = readOptions(process.argv.slice(2));
const chosen = options.screens.length > 0 ? options.screens.map(named) : routes;
const shop = process.env.BASE_URL
  ? undefined
  : await startShop({ PORT: String(PORT), DATA_DIR, API_URL: '', DATABASE_URL: '' });
const baseURL = process.env.BASE_URL ?? shop!.origin;
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
const problems: string[] = [];
let taken = 0;

if (!options.update) rmSync(FAILURES, { recursive: true, force: true });
try {
  for (const width of options.widths) await goThrough(width);
} finally {
  await browser.close();
  await shop?.close();
}
for (const problem of problems) console.error(problem);
console.log(
  `${taken} pictures ${options.update ? `written to ${options.out}` : 'compared'}, ${problems.length} ${options.update ? 'missing' : 'differ'}`,
);
if (problems.length > 0) process.exitCode = 1;

async function goThrough(width: number): Promise<void> {
  const context = await openWindow(browser, baseURL, width);
  for (const screen of chosen.filter(({ narrow }) => !narrow || width < 768))
    try {
      for (const { scheme, png } of await takeShots(context, screen, options.schemes)) {
        taken += 1;
        await keepOrCompare(join(`${scheme}-${width}`, screen.name), png);
      }
    } catch (error) {
      problems.push(`${screen.name} at ${width}: ${(error as Error).message}`);
    }
  await context.close();
}

async function keepOrCompare(name: string, png: Buffer): Promise<void> {
  const baseline = join(options.out, `${name}.webp`);
  if (options.update) {
    write(options.large ? join(options.out, `${name}.png`) : baseline, options.large ? png : await toBaseline(png));
    return;
  }
  if (!existsSync(baseline))
    return void problems.push(`${name}: no baseline; take one with npm run test:visual -- --update`);
  const now = await toBaseline(png);
  const { share, picture } = await compare(readFileSync(baseline), now);
  if (share <= SHARE) return;
  const actual = join(FAILURES, `${name}.actual.webp`);
  write(actual, now);
  if (picture) write(join(FAILURES, `${name}.diff.png`), picture);
  problems.push(
    `${name}: ${picture ? `${(share * 100).toFixed(2)} % of the pixels differ` : 'its size has changed'}, see ${relative('.', actual)}`,
  );
}

function write(path: string, data: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}

function named(name: string): Screen {
  const found = screens.find((screen) => screen.name === name);
  if (found) return found;
  console.error(`No screen is called ${name}. There are: ${screens.map((screen) => screen.name).join(', ')}`);
  process.exit(1);
}
