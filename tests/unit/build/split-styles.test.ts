import { describe, expect, it } from 'vitest';
import { classNamesIn, isCritical } from '../../../src/build/critical-css/selectors.ts';
import { splitStyles } from '../../../src/build/critical-css/split-styles.ts';

const split = (css: string, ...classes: string[]) => splitStyles(css, new Set(classes));

describe('critical CSS', () => {
  it('has the rules for the class names that stand there, and the rest has the others', () => {
    expect(split('.seen{color:red}.far{color:blue}', 'seen')).toEqual({
      critical: '.seen{color:red}',
      rest: '.far{color:blue}',
    });
  });

  it('takes one selector of a list and leaves the other', () => {
    expect(split('h1,h6{margin:0}')).toEqual({ critical: 'h1{margin:0}', rest: 'h6{margin:0}' });
  });

  it('leaves what takes an act, and print, movement and keyframes', () => {
    const css =
      '.a:hover{color:red}.a:focus-visible{color:red}.a[open]{color:red}@media print{.a{color:red}}@keyframes turn{to{rotate:1turn}}';
    expect(split(css, 'a').critical).toBe('');
    expect(split(css, 'a').rest).toBe(css);
  });

  it('takes a rule for what nobody has acted on yet', () => {
    expect(split('.skip:not(:focus){clip-path:inset(50%)}', 'skip').critical).toBe(
      '.skip:not(:focus){clip-path:inset(50%)}',
    );
  });

  it('keeps layers and conditions around both parts', () => {
    expect(
      split('@layer utilities{@media (width>=48rem){.md\\:flex{display:flex}.md\\:grid{display:grid}}}', 'md:flex'),
    ).toEqual({
      critical: '@layer utilities{@media (width>=48rem){.md\\:flex{display:flex}}}',
      rest: '@layer utilities{@media (width>=48rem){.md\\:grid{display:grid}}}',
    });
  });

  it('names each variable of the theme once, where it is used first', () => {
    const css =
      ':root{--ink:#111;--shadow:0 0 var(--veil);--veil:#000;--deep:var(--ink)}.a{color:var(--deep)}.b{box-shadow:var(--shadow)}';
    expect(split(css, 'a')).toEqual({
      critical: ':root{--ink:#111;--deep:var(--ink)}.a{color:var(--deep)}',
      rest: ':root{--shadow:0 0 var(--veil);--veil:#000}.b{box-shadow:var(--shadow)}',
    });
  });

  it('has the faces of its letters', () => {
    const face = '@font-face{font-family:A;src:url(a.woff2)}';
    expect(split(face)).toEqual({ critical: face, rest: '' });
  });
});

describe('the rest, coming after', () => {
  const again = (css: string, ...classes: string[]) => split(css, ...classes).rest;

  it('says a first rule again that has to win over one of the rest', () => {
    expect(again('.grid{display:grid}@media (width>=48rem){.md\\:hidden{display:none}}', 'md:hidden')).toContain(
      '.md\\:hidden{display:none}',
    );
  });

  it('says it again where one is the short form of the other', () => {
    expect(again('.far{padding:1rem}.seen{padding-top:0}', 'seen')).toContain('.seen{padding-top:0}');
    expect(again('.far{inset:0}.seen{left:1rem}', 'seen')).toContain('.seen{left:1rem}');
    expect(again('.far{gap:1rem}.seen{column-gap:0}', 'seen')).toContain('.seen{column-gap:0}');
  });

  it('says what follows a rule said again, too', () => {
    expect(again('.far{padding-top:1px}.seen{padding:2px}.too{padding-bottom:3px}', 'seen', 'too')).toBe(
      '.far{padding-top:1px}.seen{padding:2px}.too{padding-bottom:3px}',
    );
  });

  it('does not repeat what sets something else, weighs more, is in another layer or about another element', () => {
    expect(again('.far{color:red}.seen{margin:0}', 'seen')).toBe('.far{color:red}');
    expect(again('.far{margin-inline:0}.seen{margin-top:0}', 'seen')).toBe('.far{margin-inline:0}');
    expect(again('.far:hover{color:red}.seen{color:blue}', 'seen')).toBe('.far:hover{color:red}');
    expect(again('@layer a{.far{color:red}}@layer b{.seen{color:blue}}', 'seen')).toBe('@layer a{.far{color:red}}');
    expect(again('summary{color:red}button{color:blue}')).toBe('summary{color:red}');
    expect(again('.seen::before{color:red}.far::after{color:red}.seen{color:blue}', 'seen')).toBe(
      '.far::after{color:red}',
    );
  });

  it('takes two utilities of one property for alternatives', () => {
    expect(again('@layer utilities{.mt-1{margin-top:1px}.mt-2{margin-top:2px}}', 'mt-2')).toBe(
      '@layer utilities{.mt-1{margin-top:1px}}',
    );
  });
});

describe('selectors', () => {
  it('are read with the escapes of a sheet', () => {
    const classes = new Set(classNamesIn('<p class="text-[1.625rem] md:w-1/2">'));
    expect(isCritical('.text-\\[1\\.625rem\\]', classes)).toBe(true);
    expect(isCritical('.md\\:w-1\\/2', classes)).toBe(true);
    expect(isCritical('.md\\:w-1\\/3', classes)).toBe(false);
  });

  it('need all their class names', () => {
    expect(isCritical('.a .b', new Set(['a']))).toBe(false);
    expect(isCritical('html[data-grid="2"] .a', new Set(['a']))).toBe(true);
  });
});
