/** Whether a name may be one that could not be read, of a file or rows with a mistake: nothing is said to lack it. */
export type MayBe = (name: string) => boolean;

export const nothingUnread: MayBe = () => false;

/** The names that a file has. */
export interface KnownNames {
  names: readonly string[];
  mayBe: MayBe;
}

/** The names that such texts may hold: they have its words, in any case and however they are parted. */
export function mayBeIn(texts: readonly string[]): MayBe {
  const all = `-${texts.map(words).join('-')}-`;
  return (name) => all.includes(`-${words(name)}-`);
}

function words(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
