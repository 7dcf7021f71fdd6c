/** Something that keeps a step from being taken twice, too much, too late, or by the wrong one. */
export interface Guard {
  /** What it says. */
  name: string;
  /** What takes it out. */
  changes: readonly Change[];
  /** On SQLite, where one transaction writes at a time, nothing is to be missed. */
  isOfPostgres?: boolean;
}

/** One passage of a file of the store API that is another without the guard. */
interface Change {
  /** In src/store-api/shop/. */
  file: string;
  find: string;
  replace: string;
}

export function pathOf(file: string): URL {
  return new URL(`../../../../src/store-api/shop/${file}`, import.meta.url);
}

/** What is left of a file without a guard. @throws where the guard is not there, or not once */
export function withoutGuard({ name, changes }: Guard, source: string, url: string): string {
  return changes
    .filter(({ file }) => pathOf(file).href === url)
    .reduce((text, { find, replace }) => {
      if (text.split(find).length !== 2) throw new Error(`${name}: not once in ${url}: ${find}`);
      return text.replace(find, () => replace);
    }, source);
}

/** One guard of one file. */
export function guard(name: string, file: string, find: string, replace = ''): Guard {
  return { name, changes: [{ file, find, replace }] };
}

/** One that transactions beside each other need. */
export function onPostgres(one: Guard): Guard {
  return { ...one, isOfPostgres: true };
}
