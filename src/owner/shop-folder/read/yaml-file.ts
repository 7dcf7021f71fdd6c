import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { FolderProblem } from '../folder-problem.ts';
import { yamlMistake } from './yaml-words.ts';

export interface YamlFile {
  /** Undefined when the file is no YAML. */
  value: unknown;
  /** Where a value stands; of a key that is missing, where the mapping that lacks it does. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Where a key stands. */
  lineOfKey: (path: readonly PropertyKey[], key: string) => number;
  /** What stands right before a key, of another key of its mapping; undefined where that is no text or number. */
  valueBefore: (path: readonly PropertyKey[], key: string) => unknown;
  problems: FolderProblem[];
}

/** Reads a YAML file so that problems can be told by line. Aliases are refused: a few of them make gigabytes. */
export function readYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const written = text.split('\n');
  const errors = document.errors.map((error) => ({ error, at: lineAt(error.pos[0]) }));
  // One for each line; where there is a tab, the others follow from it.
  const tabs = errors.filter(({ at }) => /^ *\t/.test(written[at - 1] ?? ''));
  const problems = [...Map.groupBy(tabs.length > 0 ? tabs : errors, ({ at }) => at)].flatMap(([at, [first]]) => {
    if (!first) return [];
    const [line, what] = yamlMistake(first.error, at, written);
    return [{ file, line, what }];
  });

  const lineOf = (path: readonly PropertyKey[]): number => {
    const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  };
  const pairsAt = (path: readonly PropertyKey[], key: string) => {
    const map: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
    const pairs = isMap(map) ? map.items : [];
    const at = pairs.findIndex((item) => isScalar(item.key) && String(item.key.value) === key);
    return { own: pairs[at], before: pairs[at - 1] };
  };
  const lineOfKey = (path: readonly PropertyKey[], key: string): number => {
    const { own } = pairsAt(path, key);
    return isScalar(own?.key) && own.key.range ? lineAt(own.key.range[0]) : lineOf(path);
  };
  const valueBefore = (path: readonly PropertyKey[], key: string): unknown => {
    const { before } = pairsAt(path, key);
    return isScalar(before?.value) ? before.value.value : undefined;
  };
  return { value: problems.length > 0 ? undefined : valueOf(), lineOf, lineOfKey, valueBefore, problems };

  function valueOf(): unknown {
    try {
      return document.toJS({ maxAliasCount: 0 }) as unknown;
    } catch (error) {
      problems.push({ file, line: 1, what: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }
}
