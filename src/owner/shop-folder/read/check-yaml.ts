import type * as z from 'zod';
import { editDistance } from '#store-api/shop/search/edit-distance.ts';
import type { FolderProblem } from '../folder-problem.ts';
import { pointed, ungrouped } from '../schema/written-number.ts';
import { percent } from '../schema/amounts.ts';
import { withoutMistakes } from './without-mistakes.ts';
import { type CutNumber, readYaml } from './yaml-file.ts';

/** `Right`: the same value, in which what is wrong may be missing. */
export interface Checked<T, Right = T> {
  /** Undefined when there is a problem. */
  value: T | undefined;
  /** As it is written; undefined when the file is no YAML. */
  given: unknown;
  /** What of it has no problem, so that one mistake hides no other; undefined where that is too little. */
  right: Right | undefined;
  lineOf: (path: readonly PropertyKey[]) => number;
  problems: FolderProblem[];
}

/** A YAML file by its schema; each problem has its line. */
export function checkYaml<T extends Right, Right = T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  lenient: z.ZodType<Right> = schema,
): Checked<T, Right> {
  const isPercent = (path: readonly PropertyKey[]) => schemaAt(schema, path) === percent;
  const { value, lineOf, lineOfKey, cutNumbers, problems } = readYaml(file, text, isPercent);
  if (problems.length > 0) return { value: undefined, given: undefined, right: undefined, lineOf, problems };
  const checked = schema.safeParse(value);
  if (checked.success) return { value: checked.data, given: value, right: checked.data, lineOf, problems };
  const issues = checked.error.issues.flatMap(withinUnion);
  const found = issues.flatMap((issue): FolderProblem[] => {
    if (issue.code !== 'unrecognized_keys')
      return [{ file, line: lineOf(issue.path), what: [nameOf(issue.path), issue.message].filter(Boolean).join(' ') }];
    const cut = cutNumbers(issue.path).filter(({ first }) => !Object.hasOwn(shapeAt(schema, issue.path), first));
    const behind = new Set(cut.flatMap(({ keys }) => keys));
    const others = issue.keys.filter((key) => !behind.has(key));
    return [
      ...cut.map((one) => ({
        file,
        line: one.line,
        what: behindComma(one, nameOf([...issue.path, one.first]), isPercent([...issue.path, one.of])),
      })),
      ...others.map((key) => ({
        file,
        line: lineOfKey(issue.path, key),
        what: unknownKey(nameOf([...issue.path, key]), key, Object.keys(shapeAt(schema, issue.path))),
      })),
    ];
  });
  return { value: undefined, given: value, right: withoutMistakes(lenient, value, issues), lineOf, problems: found };
}

/** Of a value that may be written in two ways, the problems of the way in which it is written. */
function withinUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const written =
    issue.code === 'invalid_union'
      ? issue.errors.find((problems) => problems.length > 0 && problems.every(({ path }) => path.length > 0))
      : undefined;
  return written?.map((one) => ({ ...one, path: [...issue.path, ...one.path] })) ?? [issue];
}

/** `home.hero`; an entry of a list by its number: `entry 2: name`. */
export function nameOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name === '' ? '' : `${name}, `}entry ${key + 1}:`;
    return name === '' ? String(key) : `${name}${name.endsWith(':') ? ' ' : '.'}${String(key)}`;
  }, '');
}

/** Of a number that a comma has cut, as in `{ price: 5,50 }`: what to write in its place. */
function behindComma({ written }: CutNumber, path: string, isPercent: boolean): string {
  const whole = isPercent ? undefined : ungrouped(written);
  const instead = whole === undefined ? `a number has a point, such as ${pointed(written)}` : `write ${whole}`;
  return `${path} stands behind a comma, which begins another key: ${instead}`;
}

function unknownKey(path: string, key: string, known: readonly string[]): string {
  const near = known.find((one) => editDistance(key.toLowerCase(), one.toLowerCase(), 2) <= 2);
  return near ? `${path} is not known: did you mean ${near}?` : `${path} is not known: one of ${known.join(', ')}`;
}

/** The keys that the schema has at a path. */
function shapeAt(schema: z.ZodType, path: readonly PropertyKey[]): object {
  return Object(partOf(wayWith(schemaAt(schema, path), 'shape'), 'shape')) as object;
}

function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): unknown {
  let at: unknown = schema;
  for (const key of [undefined, ...path]) {
    if (typeof key === 'number') at = partOf(wayWith(at, 'element'), 'element');
    else if (key !== undefined) at = partOf(partOf(wayWith(at, 'shape'), 'shape'), key);
    while (partOf(at, 'def') && partOf(partOf(at, 'def'), 'innerType')) at = partOf(partOf(at, 'def'), 'innerType');
  }
  return at;
}

/** Among the ways in which a value may be written, the list (`element`) or the one by keys (`shape`). */
function wayWith(schema: unknown, part: 'element' | 'shape'): unknown {
  const ways = partOf(schema, 'options');
  return Array.isArray(ways) ? ways.find((way) => partOf(way, part)) : schema;
}

function partOf(from: unknown, key: PropertyKey): unknown {
  return typeof from === 'object' && from !== null ? (Reflect.get(from, key) as unknown) : undefined;
}
