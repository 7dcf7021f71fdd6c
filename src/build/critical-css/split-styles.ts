import { list, parse, type AtRule, type ChildNode, type Container, type Declaration, type Root, Rule } from 'postcss';
import { clash } from './clash.ts';
import { isCritical } from './selectors.ts';

/** Blocks that nothing above the fold needs: hover, print, animation, fallbacks for old browsers. */
const DEFERRED: Readonly<Record<string, RegExp>> = {
  keyframes: /./,
  'starting-style': /^/,
  media: /print|forced-colors|^\(hover: ?hover\)$|reduced-motion/,
  supports: /popover|-apple-|-hyphens/,
};

export interface Split {
  /** The rules that a page carries inline. */
  critical: string;
  /** The others, and those critical rules that have to follow one of them to win as before. */
  rest: string;
}

/**
 * Splits a style sheet in two that mean the same together when the rest follows the critical part. Within a layer the
 * later of two rules wins, so a critical rule that follows one of the rest with the same properties is repeated there.
 */
export function splitStyles(css: string, classes: ReadonlySet<string>): Split {
  const critical = parse(css);
  critical.walkComments((comment) => {
    comment.remove();
  });
  withoutFallbacks(critical);
  const rest = critical.clone();
  reduceToCritical(critical, classes);
  const used = usedVariables(critical);
  withVariables(critical, (name) => used.has(name));
  reduceToRest(rest, classes);
  withVariables(rest, (name) => !used.has(name));
  return { critical: tidy(critical).toString(), rest: tidy(rest).toString() };
}

function reduceToCritical(root: Root, classes: ReadonlySet<string>): void {
  root.walkAtRules((block) => {
    if (isDeferred(block)) block.remove();
  });
  root.walkRules((rule) => filterSelectors(rule, (selector) => isCritical(selector, classes)));
}

function reduceToRest(root: Root, classes: ReadonlySet<string>): void {
  root.walkAtRules('font-face', (face) => {
    face.remove();
  });
  const earlierRules = new Map<string, Rule[]>();
  root.walkRules((rule) => {
    const layer = layerOf(rule);
    const before = earlierRules.get(layer) ?? [];
    earlierRules.set(layer, before);
    if (!inDeferred(rule) && !before.some((other) => clash(other, rule)))
      filterSelectors(rule, (selector) => !isCritical(selector, classes));
    if (rule.parent && !isRoot(rule)) before.push(rule);
  });
}

function filterSelectors(rule: Rule, belongs: (selector: string) => boolean): void {
  if (isRoot(rule)) return;
  const selectors = list.comma(rule.selector).filter(belongs);
  if (selectors.length) rule.selector = selectors.join(',');
  else rule.remove();
}

/** Each variable of the theme is in one of the two parts, which does not change which of two definitions wins. */
function withVariables(root: Root, belongs: (name: string) => boolean): void {
  root.walkRules((rule) => {
    if (!isRoot(rule)) return;
    for (const one of declarationsOf(rule)) if (one.prop.startsWith('--') && !belongs(one.prop)) one.remove();
  });
  root.walkAtRules('property', (block) => {
    if (!belongs(block.params)) block.remove();
  });
}

/** A variable that the theme defines needs no fallback. */
function withoutFallbacks(root: Root): void {
  const known = new Set<string>();
  root.walkDecls(/^--/, (one) => {
    if (isRoot(one.parent)) known.add(one.prop);
  });
  root.walkDecls((one) => {
    const [, name, after] = /^var\((--[\w-]+),.*\)( .*)?$/.exec(one.value) ?? [];
    if (name && known.has(name)) one.value = `var(${name})${after ?? ''}`;
  });
}

/** Those that rules use, and those that these are defined by. */
function usedVariables(root: Root): Set<string> {
  const used = new Set<string>();
  const made = new Map<string, string[]>();
  root.walkDecls((one) => {
    const names = [...one.value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    if (one.prop.startsWith('--') && isRoot(one.parent)) made.set(one.prop, [...(made.get(one.prop) ?? []), ...names]);
    else names.forEach((name) => used.add(name));
  });
  for (const name of used) made.get(name)?.forEach((inner) => used.add(inner));
  return used;
}

function layerOf({ parent }: ChildNode): string {
  if (!parent || parent.type === 'root') return '';
  const block = parent as AtRule;
  return block.name === 'layer' ? block.params : layerOf(block);
}

function inDeferred({ parent }: ChildNode): boolean {
  return parent?.type === 'atrule' && (isDeferred(parent as AtRule) || inDeferred(parent as AtRule));
}

function isDeferred({ name, params }: AtRule): boolean {
  return DEFERRED[name]?.test(params) ?? false;
}

function isRoot(node: Container | undefined): boolean {
  return node instanceof Rule && node.selector.startsWith(':root');
}

function declarationsOf(rule: Rule): Declaration[] {
  return rule.nodes.filter((node) => node.type === 'decl');
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
