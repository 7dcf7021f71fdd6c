import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a build with DEV=1 in its environment is a production build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-build-'));
  try {
    const built = spawnSync(
      process.execPath,
      ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', folder],
      { env: { ...process.env, NODE_ENV: 'production', DEV: '1', PROD: '', VITEST: '' }, encoding: 'utf8' },
    );
    expect(built.stderr).toBe('');
    const chunks = join(folder, 'server/chunks');
    const code = readdirSync(chunks).map((name) => readFileSync(join(chunks, name), 'utf8'));
    const [renderCache] = code.flatMap((text) => /async function cachedHtml\([^)]*\) \{[^}]*/.exec(text) ?? []);
    expect(renderCache).toContain('cache.get');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
