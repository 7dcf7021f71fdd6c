import { list, type AtRule, type Rule } from 'postcss';
import { writesTo } from './properties.ts';

/** Two rules of one layer whose order matters: they can set a property of the same element with the same weight. */
export function clash(one: Rule, other: Rule): boolean {
  const alternatives = isUtility(one) && isUtility(other);
  const overlap = (a: string, b: string) =>
    (a !== b || !alternatives) && writesTo(a).some((longhand) => writesTo(b).includes(longhand));
  if (!propertiesOf(one).some((a) => propertiesOf(other).some((b) => overlap(a, b)))) return false;
  return list.comma(one.selector).some((a) => list.comma(other.selector).some((b) => canTie(a, b)));
}

function canTie(one: string, other: string): boolean {
  const [a, b] = [subjectOf(one), subjectOf(other)];
  if (a.pseudo !== b.pseudo || (a.element && b.element && a.element !== b.element)) return false;
  const [x, y] = [weightOf(one), weightOf(other)];
  return x === undefined || y === undefined || x === y;
}

/** The element that a selector matches: its last part. */
function subjectOf(selector: string): { element: string; pseudo: string } {
  const last = selector.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? '';
  return {
    element: /^[a-z][\w-]*/.exec(last)?.[0] ?? '',
    pseudo: /::[\w-]+|:(?:before|after)\b/.exec(last)?.[0].replace('::', ':') ?? '',
  };
}

/** A selector's specificity; undefined for selectors that contain others. */
function weightOf(selector: string): string | undefined {
  if (/:(?:is|not|has|where)\(/.test(selector)) return;
  const count = (pattern: RegExp) => selector.replace(/\\./g, 'x').match(pattern)?.length ?? 0;
  return [
    count(/#[\w-]/g),
    count(/\.[\w-]|\[|(?<!:):(?!:|before|after)[\w-]/g),
    count(/(?<![\w.#:[="'-])[a-z][\w-]*(?![^[]*\])|::|:(?:before|after)/g),
  ].join();
}

/** A utility without condition: one class. No element has two of them for one property. */
function isUtility({ selector, parent }: Rule): boolean {
  return (
    parent?.type === 'atrule' &&
    (parent as AtRule).name === 'layer' &&
    (parent as AtRule).params === 'utilities' &&
    /^\.(?:\\.|[\w-])+$/.test(selector)
  );
}

function propertiesOf(rule: Rule): string[] {
  return rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
}
