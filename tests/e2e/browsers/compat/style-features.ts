import { list, parse, type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import { css, features, lacking } from './mdn.ts';
import type { Found } from './script-features.ts';
import type { Versions } from './supported.ts';
import type { Identifier } from '@mdn/browser-compat-data';

/** `color-mix`, `light-dark` and the like, wherever MDN keeps them. */
const functions = new Map(
  [...features(css.types!)].map(({ name, feature }) => [name.replace(/_function$/, ''), feature]),
);

/**
 * What a style sheet says that some of these browsers drop: at-rules, properties, values, and selectors. A declaration
 * behind an older one of its property, and what `@supports` asks for, have their fallback. A selector that is not known
 * takes the whole list with it, so it must stand alone (`list: …`).
 */
export function youngInStyles(text: string, versions: Versions): Found[] {
  const found = new Map<string, string[]>();
  const note = (name: string, feature: Identifier | undefined) => {
    const missing = lacking(feature, versions);
    if (missing?.length) found.set(name, missing);
  };
  parse(text).walk((node) => {
    if (node.type === 'atrule') note(`@${node.name}`, css['at-rules']![node.name]);
    if (isAskedFor(node)) return;
    if (node.type === 'rule' && !isKeyframe(node))
      for (const one of youngSelectors(node, versions)) found.set(one.name, one.lacking);
    if (node.type !== 'decl' || node.prop.startsWith('--') || !isStyle(node)) return;
    const property = css.properties![node.prop];
    note(node.prop, property);
    if (hasFallback(node)) return;
    for (const [name, feature] of valuesOf(node, property)) note(`${node.prop}: ${name}`, feature);
  });
  return [...found].map(([name, missing]) => ({ name, lacking: missing }));
}

function* valuesOf({ prop, value }: Declaration, property: Identifier | undefined): Generator<[string, Identifier]> {
  const words = value.replace(/(["']).*?\1|url\([^)]*\)/g, '').match(/[a-z][\w-]*\(?/gi) ?? [];
  for (const word of words)
    if (word.endsWith('(')) {
      const feature = functions.get(word.slice(0, -1));
      if (feature) yield [word.slice(0, -1), feature];
    } else if (property?.[word]) yield [word, property[word]];
  // The shorthand of more than the line, which Safari learned late.
  if (prop === 'text-decoration' && /\s/.test(value.trim()))
    yield [value, property![/\d/.test(value) ? 'includes_thickness' : 'includes_color-and-style']!];
}

function youngSelectors(rule: Rule, versions: Versions): Found[] {
  const each = list.comma(rule.selector).map((selector) =>
    [...selector.replace(/\\./g, '').matchAll(/::?([a-z-]+)/g)].flatMap(([written, name]) => {
      const missing = lacking(css.selectors![name!], versions);
      return missing?.length ? [{ name: written, lacking: missing }] : [];
    }),
  );
  const mixed = each.some((young) => young.length > 0) && each.some((young) => young.length === 0);
  return each.flat().map(({ name, ...rest }) => ({ name: mixed ? `list: ${rule.selector}` : name, ...rest }));
}

function isAskedFor({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root') return false;
  return (parent.type === 'atrule' && (parent as AtRule).name === 'supports') || isAskedFor(parent as AtRule);
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

/** A property, not a descriptor of a font or the like. */
function isStyle({ parent }: Declaration): boolean {
  return (
    parent?.type === 'rule' ||
    (parent?.type === 'atrule' &&
      !['font-face', 'property', 'counter-style', 'view-transition', 'page'].includes((parent as AtRule).name))
  );
}

function hasFallback(node: Declaration): boolean {
  const { nodes = [] } = node.parent as Container;
  return nodes
    .slice(0, nodes.indexOf(node))
    .some((before) => before.type === 'decl' && before.prop.replace(/^-webkit-/, '') === node.prop);
}
