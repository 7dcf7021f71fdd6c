import { transformSync } from 'esbuild';
import ts from 'typescript';
import { api, features, javascript, lacking } from './mdn.ts';
import type { Versions } from './supported.ts';
import type { Identifier } from '@mdn/browser-compat-data';

/** Names of instance methods and properties, of statics (`URL.parse`) and of globals. */
const members = new Map<string, Identifier[]>();
const statics = new Map<string, Identifier>();
const globals = new Map<string, Identifier>();
for (const root of [api, javascript.builtins!])
  for (const { owner, name, feature } of features(root)) {
    if (name.endsWith('_static')) statics.set(`${owner}.${name.slice(0, -'_static'.length)}`, feature);
    else if (!owner || owner === 'Window') globals.set(name, feature);
    if (owner && /^[a-z]\w*$/i.test(name) && !/_(event|static|parameter)$/.test(name))
      members.set(name, [...(members.get(name) ?? []), feature]);
  }

export interface Found {
  name: string;
  lacking: string[];
}

/**
 * What a script names that some of these browsers do not have: globals, statics, and methods that are called. A method
 * counts when nothing of its name is old enough, whatever it belongs to, since types are not known here; a property
 * that is only read is undefined in an old browser and its name too often that of our own data. What is
 * called by `?.()`, asked for by `typeof`, or stands before `??`, `||` or `&&` looks for itself.
 */
export function youngInScript(code: string, versions: Versions): Found[] {
  const found = new Map<string, string[]>();
  const note = (name: string, missing: string[] | undefined) => void (missing?.length && found.set(name, missing));
  const source = ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const declared = declaredIn(source);
  const isGlobal = (node: ts.Node): node is ts.Identifier => ts.isIdentifier(node) && !declared.has(node.text);
  const noteMember = (node: ts.Node, of: ts.Expression, name: string) => {
    if (looksItself(node)) return;
    if (isGlobal(of) && statics.has(`${of.text}.${name}`)) {
      note(`${of.text}.${name}`, lacking(statics.get(`${of.text}.${name}`), versions));
      return;
    }
    if (isGlobal(of) && ['self', 'window', 'globalThis'].includes(of.text)) {
      note(name, lacking(globals.get(name), versions));
      return;
    }
    if (!isCalled(node)) return;
    const all = (members.get(name) ?? []).map((feature) => lacking(feature, versions));
    if (all.every((one) => one?.length)) note(name, all[0]);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) noteMember(node, node.expression, node.name.text);
    else if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
      noteMember(node, node.expression, node.argumentExpression.text);
    else if (isGlobal(node) && isUse(node)) note(node.text, lacking(globals.get(node.text), versions));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...[...found].map(([name, missing]) => ({ name, lacking: missing })), ...youngSyntax(code, versions)];
}

/** The syntax is old enough when writing it for these browsers changes nothing. */
function youngSyntax(code: string, { chrome, firefox, safari }: Versions): Found[] {
  const written = (target: string[] | string) =>
    transformSync(code, {
      target,
      format: 'esm',
      charset: 'utf8',
      supported: { 'regexp-unicode-property-escapes': true },
    }).code;
  const same = written(['esnext']) === written([`chrome${chrome}`, `firefox${firefox}`, `safari${safari}`]);
  return same ? [] : [{ name: 'syntax', lacking: ['one of them: compare what esbuild writes'] }];
}

function isCalled(node: ts.Node): boolean {
  return (ts.isCallExpression(node.parent) || ts.isNewExpression(node.parent)) && node.parent.expression === node;
}

function looksItself(node: ts.Node): boolean {
  const { parent } = node;
  const { QuestionQuestionToken, BarBarToken, AmpersandAmpersandToken } = ts.SyntaxKind;
  const orElse =
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    [QuestionQuestionToken, BarBarToken, AmpersandAmpersandToken].includes(parent.operatorToken.kind);
  return orElse || (ts.isCallExpression(parent) && Boolean(parent.questionDotToken)) || ts.isTypeOfExpression(parent);
}

/** A name that is read, not one that a declaration, property or label gives. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (
    ts.isTypeOfExpression(parent) ||
    ts.isMetaProperty(parent) ||
    ts.isLabeledStatement(parent) ||
    ts.isBreakOrContinueStatement(parent)
  )
    return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(
    (ts.isPropertyAssignment(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isAccessor(parent)) &&
    parent.name === node
  );
}

function declaredIn(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const named =
      (ts.isVariableDeclaration(node) ||
        ts.isParameter(node) ||
        ts.isBindingElement(node) ||
        ts.isFunctionLike(node) ||
        ts.isClassLike(node) ||
        ts.isImportSpecifier(node) ||
        ts.isImportClause(node)) &&
      node.name;
    if (named && ts.isIdentifier(named)) names.add(named.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
