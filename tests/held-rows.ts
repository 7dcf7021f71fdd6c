import { behaviour, reliability } from './documents.ts';

/**
 * The rows of docs/behaviour.md and the rules of docs/reliability.md that a test holds are those whose ids its title
 * begins with: `O1 O2 extra fields are ignored`, `5.size 4.card-add: a size is asked for`. A `describe` counts for all
 * tests in it.
 */
export const RULE = String.raw`[OPAEXHFB]\d{1,2}`;
export const ROW = String.raw`\d+\.[a-z][a-z\d]*(?:[.-][a-z\d]+)*`;
export const TITLE_IDS = `${anyNumberOf(`(?:${RULE}|${ROW})`)}(?=[ :])`;

/** What must be held: every row of the sections that quote the specification, and every rule. */
export const toHold = [...behaviour.filter((id) => /^[24589]\./.test(id)), ...reliability];

/** Of the titles of a test and of those around it, parted by ` > ` as the reporters write them. */
export function heldBy(title: string): string[] {
  return title.split(' > ').flatMap((part) => idsIn(new RegExp(`^${TITLE_IDS}`).exec(part)?.[0]));
}

/** By the source of a test file: its titles, and the parts of titles that are written once for several cases. */
export function heldIn(source: string): string[] {
  const atStart = new RegExp(`(?<=['"\`])(?:${anyNumberOf(ROW)}(?=['"\`])|${TITLE_IDS})`, 'g');
  return [...source.matchAll(atStart)].flatMap(([ids]) => idsIn(ids));
}

function idsIn(text = ''): string[] {
  return text.match(new RegExp(`${RULE}|${ROW}`, 'g')) ?? [];
}

function anyNumberOf(id: string): string {
  return `${id}(?:(?:, | and | )${id})*`;
}
