/** Text that is XML already. */
export class Xml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Xml | string | number | undefined | false | readonly Value[];

/**
 * ``xml`<loc>${url}</loc>` ``: what is put in is escaped, for text and for attribute values alike, unless it is Xml
 * itself.
 */
export function xml(parts: TemplateStringsArray, ...values: Value[]): Xml {
  let [text = ''] = parts;
  for (let index = 0; index < values.length; index += 1) text += write(values[index]) + (parts[index + 1] ?? '');
  return new Xml(text);
}

/** An element, or nothing for a value that is missing. */
export function element(name: string, value: Value): Xml | undefined {
  return value === undefined || value === '' || value === false
    ? undefined
    : new Xml(`<${name}>${write(value)}</${name}>`);
}

function write(value: Value): string {
  if (value instanceof Xml) return value.text;
  if (typeof value === 'string') return escapeXml(value);
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.map(write).join('') : '';
}

const SPECIAL: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** The characters that XML 1.0 cannot hold in any spelling. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Most texts hold nothing of the kind, and a sitemap is made of 600,000. */
const SUSPECT = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;

function escapeXml(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (sign) => SPECIAL[sign] ?? '');
}
