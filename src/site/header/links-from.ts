import { lettersOf } from './name-size.ts';

/** A name that is longer takes a second line. */
const NAME = 25;
/** The letters of links and name that a bar has room for, from 768 and from 1024 px on. */
const ON_TABLETS = 50;
const ON_DESKS = 80;

/** From which windows on the links stand in the bar; in narrower ones they are in the menu alone. */
export function linksFrom(links: readonly { label: string }[], name: string): 'tablets' | 'desks' | 'nowhere' {
  const letters = links.reduce((sum, { label }) => sum + lettersOf(label), Math.min(lettersOf(name), NAME));
  if (letters <= ON_TABLETS) return 'tablets';
  return letters <= ON_DESKS ? 'desks' : 'nowhere';
}
