import { describe, expect, test } from 'vitest';
import { policiesOf, policyOf, summaryOf } from '#site/policy.ts';
import { toStore } from '#site/store.ts';

const store = (policies: Record<string, string>) =>
  toStore(
    {
      storeName: 'Shop',
      companyName: 'A & <b>Co</b>',
      companyEmail: 'x@y.in',
      companyAddress: '1" onmouseover="alert(1)',
      policies,
    },
    false,
  );

describe('policies (docs/decisions D15 and D16)', () => {
  test('placeholders in three spellings, escaped', () => {
    const { html } = policyOf(
      store({ terms: '<p>{{companyName}} {companyEmail} [companyEmail] {{ companyAddress }} {{other}}</p>' }),
      'terms',
    )!;
    expect(html).toBe('<p>A &amp; &lt;b&gt;Co&lt;/b&gt; x@y.in x@y.in 1" onmouseover="alert(1) {{other}}</p>');
  });
  test('how long things are kept is what the record says; without it the placeholder stays', () => {
    const policies = { terms: '<p>{{messageRetention}}, {closedAccountRetention}</p>' };
    const keeping = toStore({ policies, retention: { messages: 6, closedAccounts: 1 } }, false);
    expect(policyOf(keeping, 'terms')!.html).toBe('<p>6 months, 1 month</p>');
    expect(policyOf(store(policies), 'terms')!.html).toBe('<p>{{messageRetention}}, {closedAccountRetention}</p>');
  });
  test('a name that ends with a full stop has one at the end of a sentence', () => {
    const named = toStore(
      { companyName: 'Elbwind e. K.', policies: { terms: '<p>{{companyName}}. [companyName].</p>' } },
      false,
    );
    expect(policyOf(named, 'terms')!.html).toBe('<p>Elbwind e. K. Elbwind e. K.</p>');
  });
  test('a value never leaves its attribute', () => {
    const { html } = policyOf(store({ terms: '<p><a href="mailto:[companyAddress]">m</a></p>' }), 'terms')!;
    expect(html).not.toMatch(/onmouseover="/);
  });
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    '<iframe src="//evil"></iframe>',
  ])('X1 %s does not run', (markup) => {
    expect(policyOf(store({ terms: `<p>ok</p>${markup}` }), 'terms')!.html).not.toMatch(
      /script|onerror|onload|iframe|javascript/i,
    );
  });
  test.each(['login', 'orders', 'search', '404', 'nope', '__proto__', 'constructor', 'toString'])(
    '2.reserved: %s is no policy',
    (slug) => {
      expect(policyOf(store({ login: '<p>x</p>', orders: '<p>x</p>', search: '<p>x</p>' }), slug)).toBeUndefined();
    },
  );
  test('any other slug of the store is one', () => {
    expect(policyOf(store({ 'care-guide': '<p>Wash cold.</p>' }), 'care-guide')).toMatchObject({ title: 'Care guide' });
  });
  test("a title of the store's record stands in place of the specified one, placeholders filled; else nothing does", () => {
    const policies = { terms: '<h1>Terms</h1><p>x</p>', faq: '<p>y</p>', imprint: '<p>z</p>' };
    const policyTitles = { terms: 'AGB von {{companyName}}', imprint: 'Impressum', gone: 'Gone', __proto__: 'x' };
    const own = toStore({ companyName: 'A & Co', policies, policyTitles }, false);
    expect(policyOf(own, 'terms')).toMatchObject({ title: 'AGB von A & Co', isOwnTitle: true });
    expect(policyOf(own, 'faq')).toMatchObject({ title: 'Frequently Asked Questions', isOwnTitle: false });
    expect(policiesOf(own).map(({ title }) => title)).toEqual([
      'AGB von A & Co',
      'Frequently Asked Questions',
      'Impressum',
    ]);
    expect(policyOf(store(policies), 'terms')).toMatchObject({
      title: 'Terms & Conditions',
      html: '<h2>Terms</h2><p>x</p>',
    });
  });
  test('its description is plain text', () => {
    expect(summaryOf({ title: 't', isOwnTitle: false, html: '<h2>Head</h2><p>One &amp; two.</p><p>Three.</p>' })).toBe(
      'One & two. Three.',
    );
  });
});
