import type { Rule } from 'eslint';

/** Attributes of elements and components that a person reads or hears. */
const TEXT_ATTRIBUTE =
  /^(alt|aria-(label|description|roledescription|valuetext)|caption|heading|hint|intro|label|placeholder|title|words)$/;
/** Properties that hold a text wherever they are set. */
const TEXT_PROPERTY = /^(alt|heading|hint|intro|label|placeholder|text|title|words?)$/;
/** A string under `key` is looked something up by. */
const LOOKED_UP_BY = /^key$/;
/** Words for whoever runs or develops the shop. */
const FOR_DEVELOPERS = /^(console|log)\.|(^|\.)\w*(error|Error|Exception)$/;
const HAS_WORD = /\p{L}{2}/u;
/** Between tags also the marks before which a language may want a space. */
const IS_SAID = /\p{L}{2}|[:;?!]/u;
const CAPITALISED = /^\p{Lu}\p{Ll}/u;
/** Begins with a capital letter and goes on with a second word. */
const SENTENCE = /^\p{Lu}[\p{L}'’]*[,:]? [\p{L}\d{]/u;

interface Node {
  type: string;
  parent?: Node;
  [key: string]: unknown;
}

/**
 * A text of the interface outside `text.ts`: words or marks between tags, in an attribute or a property that holds
 * text, or a string that reads as a sentence.
 */
export const noLiteralText: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: { move: '“{{text}}” is a text of the interface: it belongs into the text.ts of its feature.' },
    schema: [{ type: 'object', properties: { allow: { type: 'array', items: { type: 'string' } } } }],
  },
  create(context) {
    const { allow = [] } = (context.options[0] ?? {}) as { allow?: string[] };
    const report = (node: Node, text: string) => {
      if (!allow.includes(text)) context.report({ node: node, messageId: 'move', data: { text: text.trim() } });
    };
    const check = (node: Node, text: string) => {
      const attribute = attributeOf(node);
      const found = attribute
        ? TEXT_ATTRIBUTE.test(attribute) && HAS_WORD.test(text)
        : isPropertyValue(node, TEXT_PROPERTY)
          ? CAPITALISED.test(text)
          : SENTENCE.test(text);
      if (found && !isPropertyValue(node, LOOKED_UP_BY) && !isForDevelopers(node) && !isType(node)) report(node, text);
    };
    return {
      JSXText: (node: Node) => IS_SAID.test(String(node.value)) && report(node, String(node.value)),
      Literal: (node: Node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node: Node) => check(node, wordsOf(node)),
    } as unknown as Rule.RuleListener;
  },
};

/** A template with `{}` for each value. */
function wordsOf(template: Node): string {
  return (template.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}');
}

/** The attribute that a string stands in, however deep in its expression, but not within a nested element or call. */
function attributeOf(node: Node): string | undefined {
  for (let at = node.parent; at; at = at.parent) {
    if (/^(JSXElement|CallExpression|Property|ArrowFunctionExpression|FunctionDeclaration|Program)$/.test(at.type))
      return undefined;
    if (at.type === 'JSXAttribute') return nameOf(at.name as Node);
  }
  return undefined;
}

function nameOf(name: Node): string {
  return name.type === 'JSXNamespacedName'
    ? `${nameOf(name.namespace as Node)}:${nameOf(name.name as Node)}`
    : String(name.name);
}

function isPropertyValue(node: Node, names: RegExp): boolean {
  const { parent } = node;
  if (parent?.type !== 'Property' || parent.key === node) return false;
  const key = parent.key as Node;
  return names.test(String(key.name ?? key.value));
}

function isForDevelopers(node: Node): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'NewExpression' || at.type === 'CallExpression') return FOR_DEVELOPERS.test(calleeOf(at));
  return false;
}

function calleeOf({ callee }: Node): string {
  const { type, name, object, property } = callee as { type: string; name?: string; object?: Node; property?: Node };
  return type === 'MemberExpression' ? `${String(object?.name)}.${String(property?.name)}` : String(name);
}

/** `import … from 'x'`, and names of types. */
function isType({ parent }: Node): boolean {
  return /^(Import|Export|TS)/.test(parent?.type ?? '');
}
