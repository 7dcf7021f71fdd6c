import {
  list,
  parse,
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import { clash } from './clash.ts';
import { isCritical } from './selectors.ts';

/** Blocks of which nothing shows in a first window: acts, print, movement, browsers of long ago. */
const DEFERRED: Readonly<Record<string, RegExp>> = {
  keyframes: /./,
  'starting-style': /^/,
  media: /print|forced-colors|^\(hover: ?hover\)$|reduced-motion/,
  supports: /popover|-apple-|-hyphens/,
};

export interface Split {
  /** The rules of a first window, for pages to carry. */
  critical: string;
  /** The others, and such of the first as have to follow one of them again to win as before. */
  rest: string;
}

/**
 * Splits a style sheet in two that together mean the same when the rest follows the first. Within a layer the later
 * of two rules wins, so a first rule that follows another of the same properties is said again behind it.
 */
export function splitStyles(css: string, classes: ReadonlySet<string>): Split {
  const first = parse(css);
  first.walkComments((comment) => void comment.remove());
  withoutFallbacks(first);
  const rest = first.clone();
  keepCritical(first, classes);
  const used = usedVariables(first);
  withVariables(first, (name) => used.has(name));
  keepRest(rest, classes);
  withVariables(rest, (name) => !used.has(name));
  return { critical: tidy(first).toString(), rest: tidy(rest).toString() };
}

function keepCritical(root: Root, classes: ReadonlySet<string>): void {
  root.walkAtRules((block) => void (isDeferred(block) && block.remove()));
  root.walkRules((rule) => keepSelectors(rule, (selector) => isCritical(selector, classes)));
}

function keepRest(root: Root, classes: ReadonlySet<string>): void {
  root.walkAtRules('font-face', (face) => void face.remove());
  const earlierRules = new Map<string, Rule[]>();
  root.walkRules((rule) => {
    const layer = layerOf(rule);
    const before = earlierRules.get(layer) ?? [];
    earlierRules.set(layer, before);
    if (!inDeferred(rule) && !before.some((other) => clash(other, rule)))
      keepSelectors(rule, (selector) => !isCritical(selector, classes));
    if (rule.parent && !isRoot(rule)) before.push(rule);
  });
}

function keepSelectors(rule: Rule, keeps: (selector: string) => boolean): void {
  if (isRoot(rule)) return;
  const kept = list.comma(rule.selector).filter(keeps);
  if (kept.length) rule.selector = kept.join(',');
  else rule.remove();
}

/** The theme's variables, each in one of the two: nothing but their order by layer tells which of a name wins. */
function withVariables(root: Root, keeps: (name: string) => boolean): void {
  root.walkRules(
    (rule) =>
      void (
        isRoot(rule) &&
        declarationsOf(rule).forEach((one) => one.prop.startsWith('--') && !keeps(one.prop) && one.remove())
      ),
  );
  root.walkAtRules('property', (block) => void (keeps(block.params) || block.remove()));
}

/** A variable the theme has needs nothing to fall back on. */
function withoutFallbacks(root: Root): void {
  const known = new Set<string>();
  root.walkDecls(/^--/, (one) => void (isRoot(one.parent) && known.add(one.prop)));
  root.walkDecls((one) => {
    const [, name, after] = /^var\((--[\w-]+),.*\)( .*)?$/.exec(one.value) ?? [];
    if (name && known.has(name)) one.value = `var(${name})${after ?? ''}`;
  });
}

/** Those that rules name, and those that these are made of. */
function usedVariables(root: Root): Set<string> {
  const used = new Set<string>();
  const made = new Map<string, string[]>();
  root.walkDecls((one) => {
    const names = [...one.value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);
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
  return node?.type === 'rule' && (node as Rule).selector.startsWith(':root');
}

function declarationsOf(rule: Rule): Declaration[] {
  return rule.nodes.filter((node) => node.type === 'decl');
}

/** Without the blocks that have become empty. */
function tidy(root: Root): Root {
  const empty = (node: ChildNode): boolean => 'nodes' in node && node.nodes !== undefined && node.nodes.length === 0;
  let found: ChildNode[];
  do {
    found = [];
    root.walk((node) => void (empty(node) && found.push(node)));
    found.forEach((node) => node.remove());
  } while (found.length > 0);
  return root;
}
