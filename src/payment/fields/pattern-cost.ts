/**
 * How many ways a backtracking matcher could try at most a pattern on a text of `length` characters: choices of a
 * sequence multiply, alternatives add up, `?` doubles, an open repetition counts one way a character, and a
 * repetition of something that already has several ways, or a back reference, has no bound (Infinity).
 * `recheck` knows more and is 693 KB compressed, this 0.7 (docs/decisions D234).
 */
export function patternCost(source: string, length: number): number {
  const reader = { source, at: 0 };
  const cost = readAlternatives(reader, Math.max(2, length + 1));
  if (reader.at < source.length) return Infinity;
  return source.startsWith('^') && !hasTopLevelBar(source) ? cost : cost * (length + 1);
}

interface Reader {
  source: string;
  at: number;
}

function readAlternatives(reader: Reader, open: number): number {
  let sum = readSequence(reader, open);
  while (reader.source[reader.at] === '|') {
    reader.at++;
    sum += readSequence(reader, open);
  }
  return sum;
}

function readSequence(reader: Reader, open: number): number {
  let product = 1;
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source[reader.at] ?? '')) {
    const atom = readAtom(reader, open);
    const [min, max] = readRepetition(reader);
    product *= repeated(atom, min, max, open);
  }
  return product;
}

function repeated(atom: number, min: number, max: number, open: number): number {
  if (max === Infinity) return atom > 1 ? Infinity : open;
  return (max - min + 1) * atom ** Math.max(1, max);
}

function readAtom(reader: Reader, open: number): number {
  const sign = reader.source[reader.at++];
  if (sign === '\\') return /[1-9k]/.test(reader.source[reader.at++] ?? '') ? Infinity : 1;
  if (sign === '[') return skipClass(reader);
  if (sign !== '(') return 1;
  const kind = /^\?(?:[:=!]|<[=!]|<[^>]*>)/.exec(reader.source.slice(reader.at));
  reader.at += kind?.[0].length ?? 0;
  const inner = readAlternatives(reader, open);
  reader.at++;
  return inner;
}

function skipClass(reader: Reader): number {
  while (reader.at < reader.source.length && reader.source[reader.at] !== ']')
    reader.at += reader.source[reader.at] === '\\' ? 2 : 1;
  reader.at++;
  return 1;
}

/** Reads `* + ? {n} {n,} {n,m}` and a lazy mark after it. */
function readRepetition(reader: Reader): [min: number, max: number] {
  const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(reader.source.slice(reader.at));
  if (!found) return [1, 1];
  reader.at += found[0].length;
  if (found[0].startsWith('?')) return [0, 1];
  if (found[1] === undefined) return [0, Infinity];
  const min = Number(found[1]);
  if (!found[2]) return [min, min];
  return [min, found[3] ? Number(found[3]) : Infinity];
}

/** `^a|b` is anchored in its first half only. Any bar outside a class is taken for one. */
function hasTopLevelBar(source: string): boolean {
  return source.replace(/\\.|\[(?:\\.|[^\]])*\]|\([^()]*\)/g, '').includes('|');
}
