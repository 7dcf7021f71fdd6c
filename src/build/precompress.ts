import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const TEXT = ['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml', '.ico'];
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes `.br` and `.gz` beside each file that gets smaller by it, at the end of a build. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const names = await readdir(folder, { recursive: true });
        await Promise.all(
          names.filter((name) => TEXT.includes(extname(name))).map((name) => compressFile(join(folder, name))),
        );
      },
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    toGzip(text, { level: 9 }),
  ]);
  if (brotli.length < text.length) await writeFile(`${path}.br`, brotli);
  if (gzipped.length < text.length) await writeFile(`${path}.gz`, gzipped);
}
