/** Elements a first window may hold; rules for others (tables, dialogs, ...) come with the rest of the sheet. */
const ELEMENTS = new Set([
  'html',
  'body',
  'header',
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
  'form',
  'label',
  'input',
  'select',
]);
/** What takes an act of the shopper, and so comes later; what has the focus from the start shows at first. */
const INTERACTION =
  /(?<!\[autofocus\]):(?:hover|active|focus|modal|popover|target|fullscreen|user-|invalid)|\[(?:open|type|aria-(?:busy|disabled))|::(?!before|after)/;
const NAME = String.raw`(?:\\.|[\w-])+`;

/** Whether a selector can meet something that shows before any act, on pages made of these class names. */
export function isCritical(selector: string, classes: ReadonlySet<string>): boolean {
  if (INTERACTION.test(selector.replace(/:not\([^)]*\)/g, ''))) return false;
  const plain = selector.replace(/(?<!\\)\[[^\]]*\]/g, '');
  const named = [...plain.matchAll(new RegExp(String.raw`\.(${NAME})`, 'g'))].map(([, name]) =>
    name!.replace(/\\(.)/g, '$1'),
  );
  const elements = [
    ...plain.replace(new RegExp(String.raw`[.#]${NAME}`, 'g'), '').matchAll(/(?<![\w:-])[a-z][a-z0-9]*/g),
  ].map(([name]) => name);
  return named.every((name) => classes.has(name)) && elements.every((name) => ELEMENTS.has(name));
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
