import { inLatinLetters } from './latin-letters.ts';
import { hashedHandle, toHandle } from '#store-api/shop/catalog/handle.ts';

/** The handle of a product, and the one that programs before D396 made where it is another. */
export interface MadeHandle {
  handle: string;
  former: string | undefined;
}

/** A name in Latin letters; `own` where none of its letters can be spelled in them, else a hash of the name. */
export function handleOf(name: string, own = ''): string {
  const latin = inLatinLetters(name);
  if (/[a-z]/.test(latin) || !/\p{L}/u.test(latin)) return toHandle(latin);
  const short = own === '' ? '' : toHandle(inLatinLetters(own));
  if (short === '') return hashedHandle(name);
  return /[a-z]/.test(short) ? short : `product-${short}`;
}

export function made(name: string, handle = handleOf(name), former = toHandle(name)): MadeHandle {
  return { handle, former: former === handle ? undefined : former };
}

/** Makes a handle of each product's name; of one that is taken, together with what is the product's own. */
export function handleMaker(): (name: string, own: string, line: number) => MadeHandle {
  const [taken, formerTaken] = [new Set<string>(), new Set<string>()];
  return (name, own, line) => {
    const longer = `${name} ${own || String(line)}`;
    const [handle, former] = [handleOf(name, own), toHandle(name)];
    const free = taken.has(handle) ? handleOf(longer) : handle;
    const formerFree = formerTaken.has(former) ? toHandle(longer) : former;
    taken.add(free);
    formerTaken.add(formerFree);
    return made(name, free, formerFree);
  };
}
