import { readFileSync } from 'node:fs';
import { parse, type Container, type Plugin, type Root } from 'postcss';

const TOKENS = 'src/styles/tokens.css';

/** The properties that a store or the dark scheme may change (docs/decisions D252). */
const CHANGEABLE = /^--(color|font-(sans|serif|display)|shadow)/;
const USE = /var\((--[\w-]+)(?:,[^()]*)?\)/g;

/**
 * A PostCSS plugin: design tokens that nothing changes are written as their values. Bytes and work of the browser are
 * saved: `calc(var(--spacing)*2)` becomes `.5rem`.
 */
export function inlineConstants(): Plugin {
  return { postcssPlugin: 'inline-constants', OnceExit: inline };
}

function inline(root: Root): void {
  const constants = constantsOf(root);
  root.walkDecls((one) => {
    if (constants.has(one.prop)) one.remove();
    else one.value = written(one.value, constants);
  });
  root.walkAtRules((block) => {
    block.params = written(block.params, constants);
  });
}

/** Of the file itself, for sheets that do not carry the tokens. */
function tokens(): Map<string, string> {
  const found = new Map<string, string>();
  parse(readFileSync(TOKENS, 'utf8')).walkAtRules('theme', (theme) => {
    theme.walkDecls(/^--[^*]+$/, ({ prop, value }) => {
      if (!CHANGEABLE.test(prop)) found.set(prop, value);
    });
  });
  return found;
}

/** Those that the theme defines, and nothing defines again with another value. */
function constantsOf(root: Root): Map<string, string> {
  const found = new Map<string, string | undefined>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const constant = isRoot(parent) && !CHANGEABLE.test(prop) && (!found.has(prop) || found.get(prop) === value);
    found.set(prop, constant ? value : undefined);
  });
  const others = [...tokens()].filter(([name]) => !found.has(name));
  return new Map([...others, ...found].flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function written(value: string, constants: ReadonlyMap<string, string>): string {
  const next = value.replaceAll(USE, (use, name: string) => constants.get(name) ?? use);
  return next === value ? value : written(next, constants);
}

/** The theme's own rule, `:root`. */
export function isRoot(node: Container | undefined): boolean {
  return node !== undefined && 'selector' in node && String(node.selector).startsWith(':root');
}
