import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROW, RULE, TITLE_IDS } from './held-rows.ts';

/**
 * What comments, tests and documents cite: rows of docs/behaviour.md (`5.size`), rules of docs/reliability.md (`O11`),
 * decisions (`D18`) and files below docs/. docs.test.ts checks that each of them exists.
 */
export interface Citation {
  /** As it is written. */
  text: string;
  line: number;
  kind: 'behaviour' | 'section' | 'rule' | 'decision' | 'file';
  /** `5.size`, `section 5`, `O11`, `18`, `docs/operations.md`. */
  id: string;
}

const LINK = '(?:, | and |-| )';
const list = (item: string) => `${item}(?:${LINK}${item})*`;

/** `group` of the match is one id or several. */
const FORMS: { kind: Citation['kind']; form: RegExp; id: RegExp }[] = [
  { kind: 'file', form: /(?<![\w/.-])docs\/(?:[\w-]+\/)*[\w-]+\.md/g, id: /\S+/g },
  {
    kind: 'behaviour',
    form: new RegExp(`docs/behaviour\\.md (?:rows? )?${list(ROW)}`, 'g'),
    id: new RegExp(ROW, 'g'),
  },
  {
    kind: 'rule',
    form: new RegExp(`\\breliability(?:\\.md)?(?: rules?)? ${list(RULE)}`, 'g'),
    id: new RegExp(RULE, 'g'),
  },
  {
    kind: 'decision',
    form: new RegExp(`(?<![\\w{.])(?:docs/)?decisions?(?:\\.md)?(?: rows?)? ${list('D?\\d+')}`, 'gi'),
    id: /\d+/g,
  },
  { kind: 'section', form: /\bsections? \d+/gi, id: /.+/g },
];

/** Of a comment only: elsewhere such words are code. */
const IN_COMMENTS: typeof FORMS = [{ kind: 'decision', form: /(?<![#\w-])D\d{1,3}\b/g, id: /\d+/g }];
/** Of a test's title, which begins with its rows and rules or its decision. */
const TITLES: typeof FORMS = [
  { kind: 'rule', form: new RegExp(`(?<=['"\`])${TITLE_IDS}`, 'g'), id: new RegExp(RULE, 'g') },
  { kind: 'behaviour', form: new RegExp(`(?<=['"\`])${TITLE_IDS}`, 'g'), id: new RegExp(ROW, 'g') },
  { kind: 'decision', form: /(?<=['"`])D\d{1,3}(?=: )/g, id: /\d+/g },
];

export function citationsIn(source: string, { isTest = false }: { isTest?: boolean } = {}): Citation[] {
  const text = joined(source);
  return [
    ...FORMS.flatMap((form) => find(text, form)),
    ...(isTest ? TITLES.flatMap((form) => find(text, form)) : []),
    ...[...text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/ [^\n]*/g)].flatMap((comment) =>
      IN_COMMENTS.flatMap((form) => find(comment[0], form, lineAt(text, comment.index) - 1)),
    ),
  ];
}

export function citationsOf(root: string, file: string): Citation[] {
  return citationsIn(readFileSync(join(root, file), 'utf8'), { isTest: file.startsWith('tests/') });
}

/** A citation may be broken over two lines of a comment: the break becomes a blank, the count of lines stays. */
function joined(source: string): string {
  return source.replace(/\n[ \t]*\*(?!\/) ?/g, '\u2028');
}

function find(text: string, { kind, form, id }: (typeof FORMS)[number], before = 0): Citation[] {
  const flat = text.replaceAll('\u2028', ' ');
  return [...flat.matchAll(form)].flatMap((match) =>
    (match[0].match(id) ?? []).map((one) => ({
      text: match[0],
      line: before + lineAt(text, match.index),
      kind,
      id: one,
    })),
  );
}

function lineAt(text: string, index: number): number {
  return (text.slice(0, index).match(/[\n\u2028]/g)?.length ?? 0) + 1;
}
