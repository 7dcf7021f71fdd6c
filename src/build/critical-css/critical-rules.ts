import { list, parse, type AtRule, type ChildNode, type Declaration, type Root } from 'postcss';
import { isRoot } from './constants.ts';
import { isCritical } from './selectors.ts';

/** Blocks that a narrow window never shows before an input: wide windows, hover, print, animation, old browsers. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
  keyframes: /^/,
  property: /^/,
  'starting-style': /^/,
  media: /^\(width>=(?:48|64|80|100)rem\)|^\(min-width|\(hover: ?hover\)|print|forced-colors|reduced-motion/,
  supports: /popover|-apple-|-hyphens/,
};
/** Conditions that every narrow window meets. */
const NARROW = /^not all and \(width>=(?:48|64|80|100)rem\)$/;
/** Properties that a still picture of the page does not show. */
const UNSEEN =
  /^(?:cursor|touch-action|transition|accent-color|tab-size|scroll-|will-change|pointer-events|user-select|(?:-webkit-)?hyph|font-(?:feature|variation)-settings|-webkit-(?:tap|user|text-decoration)|overflow-clip-margin|animation)/;

/**
 * The rules of a style sheet that draw the first window of a narrow screen, for the elements with these class names.
 * The page carries them until the sheet itself is loaded, which says the same again and more.
 */
export function criticalRules(css: string, classes: ReadonlySet<string>): string {
  const root = parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules((block) => {
    if (isLeftOut(block)) block.remove();
    else if (block.name === 'media' && NARROW.test(block.params)) block.replaceWith(block.nodes ?? []);
  });
  root.walkRules((rule) => {
    const selectors = list.comma(rule.selector).filter((selector) => isRoot(rule) || isCritical(selector, classes));
    if (selectors.length > 0) rule.selector = selectors.join(',');
    else rule.remove();
  });
  root.walkDecls((one) => {
    if (UNSEEN.test(one.prop)) one.remove();
    else one.value = plainValue(one);
  });
  withoutUnusedVariables(root);
  return tidy(root).toString();
}

function isLeftOut({ name, params, nodes = [] }: AtRule): boolean {
  if (name === 'font-face')
    return nodes.some(
      (node) => (node as Declaration).prop === 'unicode-range' && !(node as Declaration).value.includes('U+20-'),
    );
  return LEFT_OUT[name]?.test(params) ?? false;
}

/** Variables by which Tailwind's utilities add up are written as what they come to. */
function plainValue({ value, parent }: Declaration): string {
  if (!value.startsWith('var(--tw-ordinal')) return value.replaceAll('var(--tw-border-style)', 'solid');
  const kind = parent?.nodes.find((node) => node.type === 'decl' && node.prop === '--tw-numeric-spacing');
  return (kind as Declaration | undefined)?.value ?? value;
}

/** Variables that nothing uses are dropped, and then those by which they were defined. */
function withoutUnusedVariables(root: Root): void {
  const definitions: Declaration[] = [];
  root.walkDecls(/^--/, (one) => void definitions.push(one));
  for (let unused = definitions; unused.length > 0;) {
    const text = root.toString();
    unused = definitions.filter(
      (one) => one.parent && !text.includes(`var(${one.prop})`) && !text.includes(`var(${one.prop},`),
    );
    unused.forEach((one) => one.remove());
  }
}

/** Without the blocks that have become empty. */
function tidy(root: Root): Root {
  const empty = (node: ChildNode): boolean => 'nodes' in node && node.nodes?.length === 0;
  let found: ChildNode[];
  do {
    found = [];
    root.walk((node) => {
      if (empty(node)) found.push(node);
    });
    for (const node of found) node.remove();
  } while (found.length > 0);
  return root;
}
