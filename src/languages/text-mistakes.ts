import { freeNames } from './free-names.ts';
import { readLanguage } from './read-language.ts';
import { listOf, mistakeAt, nameOf, type Node, nodesIn, partOf, type Source } from './syntax.ts';

/**
 * The mistakes in the texts of a language's file that its own words show: what a program could not fill in, and signs
 * that a shopper would read. @throws StartError where it cannot be parsed
 */
export function textMistakes(source: string, file: string): string[] {
  return [...readLanguage(source, file).parts].flatMap(([part, { nodes }]) =>
    nodes.flatMap(([name, node]) => mistakesOf(`${part}.${name}`, node, { source, file })),
  );
}

function mistakesOf(name: string, node: Node, at: Source): string[] {
  if (node.type === 'ObjectExpression')
    return listOf(node, 'properties').flatMap((property) =>
      mistakesOf(
        `${name}.${nameOf(partOf(property, 'key')) ?? ''}`,
        (partOf(property, 'value') ?? property) as Node,
        at,
      ),
    );
  const unknown = freeNames(node).map(({ name: used, start, has }) =>
    mistakeAt(at, { start }, `${name}: ${used} is no value of this text, which has ${has.join(', ') || 'none'}`),
  );
  const signs = [...nodesIn(node)].flatMap((one) => {
    const [what, offset] = signsIn(one);
    return what === undefined ? [] : [mistakeAt(at, { start: one.start + offset }, `${name}: ${what}`)];
  });
  return [...unknown, ...signs];
}

/** What a text says with its signs that was meant otherwise, and how far behind its beginning. */
function signsIn(node: Node): [what: string | undefined, offset: number] {
  const value = partOf(node, 'value');
  if (node.type === 'Literal' && typeof value === 'string' && value.includes('${'))
    return ['a text with ${…} stands in backquotes: `…`', 0];
  const raw = node.type === 'TemplateElement' ? partOf(value, 'raw') : undefined;
  const strokes = typeof raw === 'string' ? raw.search(/\n *\/\//) : -1;
  return strokes < 0 ? [undefined, 0] : ['the strokes // of all lines of a text go', strokes + 2];
}
