/** A stretch of text in one script: what belongs to every script (digits, signs, marks) goes with what stands before it. */
const RUNS = /\p{Script=Devanagari}/u;
const OF_NONE = /[\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * A text in runs of one script, since a shaper works by the rules of the first script that it finds: of `Asha/अशा` it
 * would not join the second word.
 */
export function scriptRuns(text: string): string[] {
  const runs: string[] = [];
  let isDevanagari: boolean | undefined;
  for (const letter of text) {
    const is = OF_NONE.test(letter) ? undefined : RUNS.test(letter);
    const isSame = is === undefined || isDevanagari === undefined || is === isDevanagari;
    if (isSame) runs.push((runs.pop() ?? '') + letter);
    else runs.push(letter);
    isDevanagari = is ?? isDevanagari;
  }
  return runs;
}
