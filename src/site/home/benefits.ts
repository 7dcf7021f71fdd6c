import type { Store } from '../store.ts';
import * as text from '../text.ts';
import { SPECIFIED_BENEFITS } from '#contract/store/benefit.ts';

const SPECIFIED = {
  'Premium Quality': { icon: 'needle', title: text.premiumQuality },
  'Modern Designs': { icon: 'scissors', title: text.modernDesigns },
  'Perfect Fit': { icon: 'ruler', title: text.perfectFit },
  'Sustainable Practices': { icon: 'leaf', title: text.sustainablePractices },
} as const;

interface ShownBenefit {
  /** Of the specification's claims, unless there are others among them. */
  icon: (typeof SPECIFIED)[keyof typeof SPECIFIED]['icon'] | undefined;
  title: string;
  /** The title is the store's. */
  isOwn: boolean;
  text: string | undefined;
}

/** The claims of the front page: the store's own, or those of the specification with what the store says below them. */
export function benefitsOf({ benefits, homeTexts }: Pick<Store, 'benefits' | 'homeTexts'>): ShownBenefit[] {
  const named = benefits ?? SPECIFIED_BENEFITS.map((title) => ({ title, text: homeTexts[title] }));
  const hasIcons = named.every(({ title }) => isSpecified(title));
  return named.map(({ title, text }) => {
    const specified = isSpecified(title) ? SPECIFIED[title] : undefined;
    return { icon: hasIcons ? specified?.icon : undefined, title: specified?.title ?? title, isOwn: !specified, text };
  });
}

function isSpecified(title: string): title is keyof typeof SPECIFIED {
  return Object.hasOwn(SPECIFIED, title);
}
