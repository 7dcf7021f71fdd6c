import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { inlineConstants } from '../../../src/build/critical-css/constants.ts';
import { criticalRules } from '../../../src/build/critical-css/critical-rules.ts';
import { classNamesIn, isCritical } from '../../../src/build/critical-css/selectors.ts';

const critical = (css: string, ...classes: string[]) => criticalRules(css, new Set(classes));

describe('critical CSS', () => {
  it('has the rules for the class names that stand there', () => {
    expect(critical('.seen{color:red}.far{color:blue}', 'seen')).toBe('.seen{color:red}');
    expect(critical('h1,h6{margin:0}')).toBe('h1{margin:0}');
  });

  it('leaves out what takes an act, what always stands there unseen, print, movement and keyframes', () => {
    const css =
      '.a:hover{color:red}.a:focus-visible{color:red}.a[open]{color:red}.a[aria-pressed=true]{color:red}' +
      '.site-menu{color:red}@media print{.a{color:red}}@keyframes turn{to{rotate:1turn}}';
    expect(critical(css, 'a', 'site-menu')).toBe('');
  });

  it('takes a rule for what nobody has acted on yet', () => {
    expect(critical('.skip:not(:focus){clip-path:inset(50%)}', 'skip')).toBe('.skip:not(:focus){clip-path:inset(50%)}');
  });

  it('is for narrow windows alone: what wide ones show is left out, and the condition of narrow ones is met', () => {
    const css =
      '@layer utilities{@media (width>=48rem){.a{color:red}}@media not all and (width>=48rem){.b{color:blue}}' +
      '@media (prefers-color-scheme:dark){.a{color:white}}}';
    expect(critical(css, 'a', 'b')).toBe(
      '@layer utilities{.b{color:blue}@media (prefers-color-scheme:dark){.a{color:white}}}',
    );
  });

  it('has no properties that a still picture does not show', () => {
    expect(critical('.a{cursor:pointer;color:red;transition:color 1s;touch-action:none}', 'a')).toBe('.a{color:red}');
  });

  it('names the variables that it uses, and those by which they are defined', () => {
    const css =
      ':root{--ink:#111;--shadow:0 0 var(--veil);--veil:#000;--deep:var(--ink)}.a{color:var(--deep)}.b{box-shadow:var(--shadow)}';
    expect(critical(css, 'a')).toBe(':root{--ink:#111;--deep:var(--ink)}.a{color:var(--deep)}');
  });

  it('has the faces of its letters, and not those of further alphabets', () => {
    const face = '@font-face{font-family:A;src:url(a.woff2)}';
    const latin = '@font-face{font-family:A;src:url(b.woff2);unicode-range:U+20-7E,U+A0-FF}';
    expect(critical(`${face}${latin}@font-face{font-family:A;src:url(c.woff2);unicode-range:U+100-17F}`)).toBe(
      face + latin,
    );
  });

  it("writes the variables by which Tailwind's utilities add up as what they come to", () => {
    expect(critical('.a{border-style:var(--tw-border-style)}', 'a')).toBe('.a{border-style:solid}');
    const numbers =
      '.a{--tw-numeric-spacing:tabular-nums;font-variant-numeric:var(--tw-ordinal,) var(--tw-numeric-spacing,)}';
    expect(critical(numbers, 'a')).toBe('.a{font-variant-numeric:tabular-nums}');
  });
});

describe('constants', () => {
  const inlined = (css: string) => postcss([inlineConstants()]).process(css, { from: undefined }).css;

  it('are written as their values', () => {
    expect(inlined(':root{--step:4px}.a{margin:calc(var(--step)*2) var(--step)}')).toBe(
      ':root{}.a{margin:calc(4px*2) 4px}',
    );
  });

  it('are found in the tokens by a sheet that does not carry them', () => {
    expect(inlined('.a{min-height:var(--spacing-target)}')).toBe('.a{min-height:2.75rem}');
  });

  it('are not what a store, the dark scheme or another rule changes', () => {
    const css = ':root{--color-ink:#111;--own:1px}.b{--own:2px}.a{color:var(--color-ink);margin:var(--own)}';
    expect(inlined(css)).toBe(css);
    const token = '.b{--spacing-target:2px}.a{min-height:var(--spacing-target)}';
    expect(inlined(token)).toBe(token);
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
    expect(isCritical('html[data-cart] .a', new Set(['a']))).toBe(true);
  });
});
