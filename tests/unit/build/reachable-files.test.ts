import { expect, test } from 'vitest';
import { reachableFiles, type Bundle } from '#build/reachable-files.ts';

const chunk = (facadeModuleId: string | null, imports: string[] = [], dynamicImports: string[] = []) => ({
  type: 'chunk',
  facadeModuleId,
  imports,
  dynamicImports,
});
const bundle = Object.fromEntries(
  Object.entries({
    'cart.js': chunk('/shop/src/Cart.tsx', ['react.js'], ['guide.js']),
    'react.js': chunk(null),
    'guide.js': chunk('/shop/src/Guide.tsx', ['cart.js', 'modal.js']),
    'modal.js': chunk(null),
    'payment.js': chunk('/shop/src/Payment.tsx', ['react.js']),
    'sheet.css': { type: 'asset' },
  }).map(([fileName, file]) => [fileName, { ...file, fileName }]),
) as unknown as Bundle;

test('what modules import at once and later is found, once, and nothing else', () => {
  expect(reachableFiles(bundle, '/shop', ['src/Cart.tsx', 'src/Gone.tsx'])).toEqual([
    'cart.js',
    'guide.js',
    'modal.js',
    'react.js',
  ]);
});
