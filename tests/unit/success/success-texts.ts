import ts from 'typescript';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A place of the code that tells a shopper that something was done: `file: text`, as the code names it. */
export function successTexts(root: string): string[] {
  const found = sources(root).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const texts: string[] = [];
    const look = (node: ts.Node): void => {
      texts.push(...(isToast(node) ? toastTitles(node.arguments[0]) : goodNote(node)));
      node.forEachChild(look);
    };
    look(source);
    return texts.map((text) => `${file}: ${text}`);
  });
  return [...new Set(found)].sort();
}

function isToast(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && /^toast(OnNextPage)?$/.test(node.expression.getText());
}

/** Titles of toasts that are no error and no warning; a toast that comes from elsewhere by what it is called. */
function toastTitles(shown: ts.Expression | undefined): string[] {
  if (!shown) return [];
  if (ts.isConditionalExpression(shown)) return [...toastTitles(shown.whenTrue), ...toastTitles(shown.whenFalse)];
  if (!ts.isObjectLiteralExpression(shown)) return [shown.getText()];
  if (/^'(error|warning)'$/.test(valueOf(shown, 'kind')?.getText() ?? '')) return [];
  const title = valueOf(shown, 'title');
  if (title && ts.isConditionalExpression(title)) return [title.whenTrue.getText(), title.whenFalse.getText()];
  return [title?.getText() ?? 'a toast'];
}

/** What stands in a note of success, and objects `said` and `toast`, which become one or a toast elsewhere. */
function goodNote(node: ts.Node): string[] {
  if (ts.isJsxElement(node) && /className="[^"]*\bnote-good\b/.test(node.openingElement.getText()))
    return node.children.flatMap((child) =>
      ts.isJsxExpression(child) && child.expression && child.expression.getText() !== "' '"
        ? [child.expression.getText()]
        : [],
    );
  if (ts.isObjectLiteralExpression(node) && valueOf(node, 'title') && !isToast(node.parent))
    return [valueOf(node, 'title')?.getText() ?? ''].filter((text) => /^(?:\w+\.)?text\.|^text\./.test(text));
  return [];
}

function valueOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property) && property.name.getText() === name) return property.name;
  }
  return undefined;
}

/** What browsers run, and what answers them without a script. */
function sources(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter(
      (file) => !/^(store-api|server|front|cache|build|demo|conformance|contract|adapters|languages)\//.test(file),
    );
}
