import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { youngInScript } from '../../e2e/browsers/compat/script-features.ts';
import { youngInStyles } from '../../e2e/browsers/compat/style-features.ts';
import { REACHED } from '../../e2e/browsers/compat/supported.ts';

const inScript = (code: string) => youngInScript(code, REACHED).map(({ name }) => name);
const inStyles = (css: string) => youngInStyles(css, REACHED).map(({ name }) => name);
const STYLES = join(import.meta.dirname, '../../../src/styles');

describe('the check of built scripts finds', () => {
  test.each([
    ['a static method', 'export const p=(e,t)=>{let n=URL.parse(e,t);return n}', 'URL.parse'],
    [
      'another one, which old browsers have with a flaw',
      'fetch("/",{signal:AbortSignal.timeout(2e4)})',
      'AbortSignal.timeout',
    ],
    ['a method of strings', 'export const t=e=>e.trim().slice(0,9).toWellFormed()', 'toWellFormed'],
    ['a method of arrays', 'export const r=(e,t)=>e.toSpliced(t,1)', 'toSpliced'],
    ['a method of elements', 'document.querySelector("nav").showPopover()', 'showPopover'],
    ['a global', 'requestIdleCallback(()=>{})', 'requestIdleCallback'],
    ['a new syntax', 'const a=/[\\p{L}--[a-z]]/v;export{a}', 'syntax'],
  ])('%s', (_, code, name) => expect(inScript(code)).toContain(name));

  test.each([
    ['a call that looks first', 'document.body.showPopover?.()'],
    ['a name of our own', 'function navigation(){}navigation()'],
    ['what is asked for by typeof', 'typeof navigation'],
    ['what has something in its place', '(self.requestIdleCallback??setTimeout)(()=>{})'],
    ['what every one has', 'export const f=(a,b)=>a?.at(-1)??b.replaceAll("a","b")'],
  ])('and not %s', (_, code) => expect(inScript(code)).toEqual([]));
});

describe('the check of styles finds', () => {
  test.each([
    [
      'a list that an unknown selector takes with it',
      '.drawer[open],.site-menu:popover-open{opacity:1}',
      'list: .drawer[open],.site-menu:popover-open',
    ],
    [
      'an underline that Safari drops for its thickness',
      '.link{text-decoration:underline 1px}',
      'text-decoration: underline 1px',
    ],
    ['a property', '.a{field-sizing:content}', 'field-sizing'],
    ['a function', '.a{color:light-dark(red,blue)}', 'color: light-dark'],
    ['an at-rule', '@scope (.a){b{color:red}}', '@scope'],
  ])('%s', (_, css, name) => expect(inStyles(css)).toContain(name));

  test.each([
    ['an older value before it', '.a{color:red;color:light-dark(red,blue)}'],
    ['what is asked for by @supports', '@supports (field-sizing:content){.a{field-sizing:content}}'],
  ])('and not %s', (_, css) => expect(inStyles(css)).toEqual([]));
});

test.each(readdirSync(STYLES).filter((name) => name.endsWith('.css')))(
  'no list of %s is lost for one of its selectors, whatever the minifier makes of it',
  (name) => {
    expect(inStyles(readFileSync(join(STYLES, name), 'utf8')).filter((one) => one.startsWith('list:'))).toEqual([]);
  },
);
