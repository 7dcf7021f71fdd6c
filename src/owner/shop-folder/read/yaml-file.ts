import { isMap, isNode, isScalar, isSeq, LineCounter, type Pair, parseDocument, type Scalar } from 'yaml';
import type { FolderProblem } from '../folder-problem.ts';
import { yamlMistake } from './yaml-words.ts';

export interface YamlFile {
  /** Undefined when the file is no YAML. */
  value: unknown;
  /** Where a value stands; of a key that is missing, where the mapping that lacks it does. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Where a key stands. */
  lineOfKey: (path: readonly PropertyKey[], key: string) => number;
  /** The numbers of a mapping that commas have cut, as in `{ price: 5,50 }`. */
  cutNumbers: (path: readonly PropertyKey[]) => CutNumber[];
  problems: FolderProblem[];
}

/** A number within braces, where a comma begins another key. */
export interface CutNumber {
  /** The key whose value it was to be. */
  of: string;
  /** With its commas. */
  written: string;
  /** Which keys the rest of it became, as they are read; and the first of them as it is written. */
  keys: string[];
  first: string;
  line: number;
}

/** Maybe a number of thousands with a point between them. */
const MAYBE_THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * Reads a YAML file so that problems can be told by line. Aliases are refused: a few of them make gigabytes. A number
 * with three decimals stays the text that it is, since 5.000 would be read as 5, unless `hasDecimals` says of its place
 * that it may have them.
 */
export function readYaml(file: string, text: string, hasDecimals: (path: readonly PropertyKey[]) => boolean): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: isSameKey });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const written = text.split('\n');
  const errors = document.errors.map((error) => ({ error, at: lineAt(error.pos[0]) }));
  // One for each line; where there is a tab, the others follow from it.
  const tabs = errors.filter(({ at }) => /^ *\t/.test(written[at - 1] ?? ''));
  const found = [...Map.groupBy(tabs.length > 0 ? tabs : errors, ({ at }) => at)].flatMap(([at, [first]]) => {
    if (!first) return [];
    const [line, what] = yamlMistake(first.error, at, written);
    return [{ file, line, what }];
  });
  // Several may be one, of a line above.
  const problems = [...new Map(found.map((one) => [`${one.line}: ${one.what}`, one])).values()];

  const lineOf = (path: readonly PropertyKey[]): number => {
    const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  };
  const pairsAt = (path: readonly PropertyKey[]): Pair[] => {
    const map: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
    return isMap(map) ? map.items : [];
  };
  const lineOfKey = (path: readonly PropertyKey[], key: string): number => {
    const own = pairsAt(path).find((item) => isScalar(item.key) && String(item.key.value) === key);
    return isScalar(own?.key) && own.key.range ? lineAt(own.key.range[0]) : lineOf(path);
  };
  const cutNumbers = (path: readonly PropertyKey[]): CutNumber[] => {
    const pairs = pairsAt(path);
    return pairs.flatMap(({ key, value }, at) => {
      if (!isScalar(value) || typeof value.value !== 'number') return [];
      const rest = pairs.slice(at + 1).map(restOfNumber);
      const found = rest.slice(0, rest.includes(undefined) ? rest.indexOf(undefined) : rest.length).map((one) => ({
        key: String(one?.value),
        source: one?.source ?? '',
      }));
      const [first] = found;
      if (!first || !isScalar(key)) return [];
      const written = [value.source, ...found.map(({ source }) => source)].join(',');
      const line = value.range ? lineAt(value.range[0]) : lineOf(path);
      return [{ of: String(key.value), written, keys: found.map((one) => one.key), first: first.source, line }];
    });
  };
  return { value: problems.length > 0 ? undefined : valueOf(), lineOf, lineOfKey, cutNumbers, problems };

  function valueOf(): unknown {
    try {
      keepThousands(document.contents, []);
      return document.toJS({ maxAliasCount: 0 }) as unknown;
    } catch (error) {
      problems.push({ file, line: 1, what: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }
  function keepThousands(node: unknown, path: readonly PropertyKey[]): void {
    if (isSeq(node)) for (const [index, item] of node.items.entries()) keepThousands(item, [...path, index]);
    else if (isMap(node))
      for (const [at, { key, value }] of node.items.entries()) {
        const next = node.items[at + 1];
        // Of 1.234,50 within braces the comma is told.
        if (!next || !restOfNumber(next)) keepThousands(value, [...path, isScalar(key) ? String(key.value) : '']);
      }
    else if (isScalar(node) && typeof node.value === 'number' && MAYBE_THOUSANDS.test(node.source ?? ''))
      if (!hasDecimals(path)) node.value = node.source;
  }
}

/** `00` and `000` are two: they are what commas leave of 1,00,000. */
function isSameKey(one: unknown, other: unknown): boolean {
  if (!isScalar(one) || !isScalar(other)) return one === other;
  return one.value === other.value && !(one.value === 0 && /^0{2,3}$/.test(one.source ?? ''));
}

/** A key without a value that is digits: what a comma has cut off a number. */
function restOfNumber({ key, value }: Pair): Scalar | undefined {
  const isBare = value === null || (isScalar(value) && value.value === null);
  return isBare && isScalar(key) && typeof key.value === 'number' && /^\d+(?:\.\d+)?$/.test(key.source ?? '')
    ? key
    : undefined;
}
