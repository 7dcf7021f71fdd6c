/** Elements that stand above the fold; rules for others (tables, dialogs, ...) are in the rest of the sheet. */
const ELEMENTS = new Set([
  'html',
  'body',
  'header',
  'article',
  'astro-island',
  'i',
  'nav',
  'main',
  'section',
  'div',
  'span',
  'h1',
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'a',
  'button',
  'img',
  'svg',
  'picture',
  'del',
  'fieldset',
  'legend',
  'form',
  'label',
  'input',
  'select',
]);
/** The footer. Its rule is critical, because it keeps a browser from laying the footer out before it comes near. */
const FOOTER = 'below-fold';
/** Parts that stand in every page and are drawn only after an input. */
const UNSEEN = new Set(['site-menu', 'menu-top', 'menu-shop', 'menu-more', 'toasts']);
/**
 * Selectors that need an input of the visitor, and so are not critical; an element with `autofocus` is seen at once.
 * The look of a pressed and of a busy button is critical: it answers a tap that comes before the sheet and the script.
 */
const INTERACTION =
  /(?<!\[autofocus\]):(?:hover|focus|modal|popover|target|fullscreen|user-|invalid|disabled|-moz-)|\[(?:open|popover|hidden|data-grid|data-guarded|type|aria-(?:disabled|invalid|pressed))|::(?!before|after)/;
const NAME = String.raw`(?:\\.|[\w-])+`;

/** Can a selector match what is seen before any input, on a page with these class names? */
export function isCritical(selector: string, classes: ReadonlySet<string>): boolean {
  if (INTERACTION.test(selector.replace(/:not\([^)]*\)/g, ''))) return false;
  const plain = selector.replace(/(?<!\\)\[[^\]]*\]/g, '');
  const named = [...plain.matchAll(new RegExp(String.raw`\.(${NAME})`, 'g'))].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );
  const elements = [
    ...plain.replace(new RegExp(String.raw`[.#]${NAME}`, 'g'), '').matchAll(/(?<![\w:-])[a-z][a-z0-9-]*/g),
  ].map(([name]) => name);
  return (
    named.every((name) => name === FOOTER || (classes.has(name) && !UNSEEN.has(name))) &&
    elements.every((name) => ELEMENTS.has(name))
  );
}

const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const TAGS = /<\/?[a-zA-Z][\w.-]*/g;

/** Every word of a source file that could be a class name. */
export function classNamesIn(source: string): string[] {
  return source
    .replace(COMMENTS, ' ')
    .replace(TAGS, ' ')
    .split(/[\s"'`{}<>=;]+/);
}
