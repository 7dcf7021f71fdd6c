import { nodesIn, partOf, statementsOf } from './syntax.ts';

/**
 * The expression of an English text as countries that have "colour" spell it: the words that are said alone, not the
 * names of its values. Undefined where it is spelled alike.
 */
export function inBritish(text: string): string | undefined {
  const source = `(${text})`;
  const spelled = [...nodesIn(statementsOf(source, 'text.ts'))]
    .filter((node) => node.type === 'TemplateElement' || typeof partOf(node, 'value') === 'string')
    .sort((one, other) => other.start - one.start)
    .reduce((so, { start, end }) => so.slice(0, start) + spell(so.slice(start, end)) + so.slice(end), source);
  return spelled === source ? undefined : spelled.slice(1, -1);
}

function spell(words: string): string {
  return words.replaceAll(/([Cc])olor/g, '$1olour');
}
