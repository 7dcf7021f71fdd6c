import type { Store } from '../store.ts';
import * as text from '../text.ts';
import { SPECIFIED_BENEFITS } from '#contract/store/benefit.ts';

/** As they are in the contract's list of them. */
const SPECIFIED = [
  { icon: 'needle', words: text.premiumQuality },
  { icon: 'scissors', words: text.modernDesigns },
  { icon: 'ruler', words: text.perfectFit },
  { icon: 'leaf', words: text.sustainablePractices },
] as const;

interface ShownBenefit {
  /** Of the specification's claims, unless there are others among them. */
  icon: (typeof SPECIFIED)[number]['icon'] | undefined;
  title: string;
  /** The title is the store's. */
  isOwn: boolean;
  text: string | undefined;
}

/** The claims of the front page: the store's own, or those of the specification with what the store says below them. */
export function benefitsOf({ benefits, homeTexts }: Pick<Store, 'benefits' | 'homeTexts'>): ShownBenefit[] {
  const named = benefits ?? SPECIFIED_BENEFITS.map((title) => ({ title, text: homeTexts[title] }));
  const hasIcons = named.every(({ title }) => specifiedOf(title));
  return named.map(({ title, text }) => {
    const specified = specifiedOf(title);
    return { icon: hasIcons ? specified?.icon : undefined, title: specified?.words ?? title, isOwn: !specified, text };
  });
}

function specifiedOf(title: string): (typeof SPECIFIED)[number] | undefined {
  return SPECIFIED[SPECIFIED_BENEFITS.findIndex((one) => one === title)];
}
