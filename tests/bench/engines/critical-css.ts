import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Beasties from 'beasties';

/**
 * What picking critical CSS at build time gains over `beasties`, which reads each page's HTML: time a page, and
 * bytes that stand in it. Needs a shop that runs: `node
 * tests/bench/engines/critical-css.ts http://localhost:8044`.
 */
const [origin = 'http://localhost:8044'] = process.argv.slice(2);
const PAGES = ['/', '/products?category=all'];
const ROUNDS = 20;

for (const path of PAGES) {
  const html = await (await fetch(origin + path)).text();
  const sheet = /href="(\/_astro\/global\.[^"]+\.css)"/.exec(html)![1]!;
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!);
  const inPage = styles.reduce((sum, css) => sum + css.length, 0);
  const whole = await (await fetch(origin + sheet)).text();
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-css-'));
  writeFileSync(join(folder, 'whole.css'), whole);
  const plain = html
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', '<link rel="stylesheet" href="/whole.css"></head>');
  const beasties = new Beasties({ path: folder, publicPath: '/', preload: 'swap', logLevel: 'silent' });
  let made = '';
  const started = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) made = await beasties.process(plain);
  const each = (performance.now() - started) / ROUNDS;
  const inlined = [...made.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].reduce((sum, [, css]) => sum + css!.length, 0);
  console.log(`${path}: own 0 ms a page and ${inPage} characters in it, beasties ${each.toFixed(0)} ms and ${inlined}`);
  rmSync(folder, { recursive: true });
}
