import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readColumns } from '#owner/import/read/columns/columns.ts';
import { lossesIn, toDescription, toRichDescription } from '#owner/import/read/description.ts';
import { productIdOf, toHandle } from '#store-api/shop/catalog/handle.ts';
import { readPaise, toVariantPrice } from '#owner/import/read/price.ts';

describe('prices', () => {
  test.each([
    ['0.29', 29],
    ['1299', 129_900],
    ['1299.5', 129_950],
    ['1299.50', 129_950],
    ['100000000.00', 10_000_000_000],
  ])('%s', (text, paise) => {
    expect(readPaise(text)).toBe(paise);
  });

  test.each([
    '',
    'abc',
    '-1',
    '+1',
    '1,299',
    '1e3',
    '0x10',
    'NaN',
    '1.',
    '.5',
    '₹10',
    '1 000',
    '1.234',
    '100000000.01',
    '9'.repeat(40),
  ])('%s is refused', (text) => {
    expect(readPaise(text)).toBeTypeOf('string');
  });

  test('any amount of paise survives its text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        (paise) => readPaise(`${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`) === paise,
      ),
    );
  });

  test('a sale needs a higher price before', () => {
    expect(toVariantPrice(100, 150)).toEqual({ regular: 150, discounted: 100 });
    expect(toVariantPrice(100, 100)).toEqual({ regular: 100, discounted: null });
    expect(toVariantPrice(100, 50)).toEqual({ regular: 100, discounted: null });
  });
});

describe('descriptions', () => {
  test.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['One<br>Two<br/>Three', 'One\nTwo\nThree'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
    ['Plain\r\n\r\ntext', 'Plain\n\ntext'],
    ['A &amp; B &lt;b&gt; 5 &nbsp; "x"', 'A & B <b> 5 "x"'],
    ['<script>alert(1)</script><style>p{}</style><p onclick="x()">safe</p>', 'safe'],
    ['<p>  many   <b>bold</b>\n spaces </p>', 'many bold spaces'],
    ['<table><tr><th>Size</th><th>Chest</th></tr><tr><td>M</td><td>54 cm</td></tr></table>', 'Size Chest\nM 54 cm'],
  ])('%s', (html, text) => expect(toDescription(html)).toBe(text));

  test.each([
    ['Plain, 3 < 4 and a > b', []],
    ['<p>One</p>\n<ul><li>Two</li></ul><br/><div><span>Three</span></div>', []],
    ['<h2>Sizes</h2><table><tr><td>M</td></tr></table><a href="https://old.example/size">sizes</a>', []],
    ['<abbr>x</abbr><img src="a.jpg">', ['pictures, videos and frames in HTML are left out']],
    [
      '<p style="color: red">Red</p><form><input></form>',
      ['scripts and forms in HTML are left out', 'colours, sizes and places of text are left out'],
    ],
  ])('loses of %s', (html, losses) => expect(lossesIn(html)).toEqual(losses));

  test.each([
    ['Plain, 3 < 4', undefined],
    ['<p>One<br>Two</p><div>Three</div>', undefined],
    ['<p>A <b>bold</b> <em>word</em></p>', '<p>A <b>bold</b> <em>word</em></p>'],
    ['<ul style="x"><li>a</li></ul>', '<ul><li>a</li></ul>'],
    ['<h1>A</h1><h4>B</h4><h6>C</h6><h1>D</h1>', '<h2>A</h2><h3>B</h3><h3>C</h3><h2>D</h2>'],
    ['<h5>A</h5><p>b</p>', '<h2>A</h2><p>b</p>'],
    ['<a href="javascript:alert(1)" onclick="x()">x</a>', '<a>x</a>'],
    ['<a href="https://a.example/b">x</a><img src="a.jpg">', '<a href="https://a.example/b">x</a>'],
    ['<b>x</b><script>alert(1)</script>', '<b>x</b>'],
    [
      '<table class="t"><tr><th scope="col">S</th><td colspan="2">M</td></tr></table>',
      '<table><tr><th scope="col">S</th><td colspan="2">M</td></tr></table>',
    ],
  ])('%s is shown with what it has', (html, rich) => {
    expect(toRichDescription(html)).toBe(rich);
    if (rich !== undefined) expect(toRichDescription(rich)).toBe(rich);
  });
});

describe('handles', () => {
  test('are made of a-z, 0-9 and dashes, at most 100, whatever the title', () => {
    expect(toHandle('Café “Chino” — 34"')).toBe('cafe-chino-34');
    expect(toHandle('जींस')).toMatch(/^product-[0-9a-f]{8}$/);
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (title) => /^[a-z0-9-]{1,100}$/.test(toHandle(title))));
    expect(toHandle('a'.repeat(120))).not.toBe(toHandle('a'.repeat(121)));
    expect(toHandle(toHandle('Slim Jeans'))).toBe('slim-jeans');
  });

  test('give an id of eight characters and the handle, another in another store', () => {
    expect(productIdOf('one', 'jeans')).toMatch(/^[0-9a-f]{8}-jeans$/);
    expect(productIdOf('one', 'jeans')).not.toBe(productIdOf('two', 'jeans'));
  });
});

test('headers: any case, either dialect, metafields by their readable name', () => {
  const { fields, metafields } = readColumns([
    'TITLE ',
    'url  handle',
    'Body (HTML)',
    'Fabric (product.metafields.custom.fabric)',
    'Care notes (product.metafields.shopify.care)',
    'Nonsense',
  ]);
  expect([...fields.keys()]).toEqual(['handle', 'title', 'description']);
  expect(metafields.map(({ name, isList }) => [name, isList])).toEqual([
    ['Fabric', false],
    ['Care notes', true],
  ]);
});
