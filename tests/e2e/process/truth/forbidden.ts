import { demoProducts, KILN } from './two-trades.ts';
import { demoStore } from '../../../fixtures/demo-store.ts';

/** What is said of the demo shop alone, from its own data. */
export interface Forbidden {
  what: string;
  words: RegExp;
}

/** Words of the first shop's trade and country, and promises that only it makes. */
const TRADE =
  /\b(denim|cotton|indigo|khaki|selvedge jeans|garments?|clothes|clothing|apparel|fabrics?|seams?|washed|hems?|worn|wear|jeans|shirts?|shorts|trousers|Ahmedabad|Gujarat|India|INR|en[-_]IN|unisex)\b|₹|"IN"|>IN</i;
const PROMISES = /\b(0-7|tax(es)?|FreeReturn|ReturnByMail|letter a month|made plainly|without plastic|repair\w*)\b/i;

export async function forbiddenWords(): Promise<Forbidden[]> {
  const {
    storeName = '',
    companyName = '',
    companyAddress = '',
    companyPhone = '',
    companyEmail = '',
    description = '',
    socialLinks = {},
    policies = {},
    homeTexts = {},
  } = demoStore.info;
  const products = await demoProducts();
  const phrases: [string, string[]][] = [
    ['its names', [storeName, companyName, demoStore.id]],
    ['its address', companyAddress.split(', ')],
    [
      'how it is reached',
      [
        companyPhone,
        companyPhone.replace(/\D/g, ''),
        companyEmail,
        companyEmail.split('@')[1]!,
        ...Object.values(socialLinks),
      ],
    ],
    ['its description', sentences(description)],
    ['its front page', Object.values(homeTexts).flatMap(sentences)],
    ['its policies', Object.values(policies).flatMap(sentences)],
    ['its products', products.flatMap(({ id, title }) => [id, id.slice(9), title])],
  ];
  const own = JSON.stringify(KILN);
  return [
    ...phrases.map(([what, all]) => ({
      what,
      words: anyOf(all.filter((one) => one.length > 3 && !own.includes(one))),
    })),
    { what: 'its trade or country', words: TRADE },
    { what: 'its promises', words: PROMISES },
  ];
}

/** Sentences of four words and more, as they stand in a page: names that are put in stand between them. */
function sentences(html: string): string[] {
  return html
    .replace(/<[^>]+>/g, '\n')
    .split(/[.!?;:\n]|\{\{\w+\}\}/)
    .map((one) => one.trim())
    .filter((one) => one.split(/\s+/).length >= 4);
}

function anyOf(phrases: string[]): RegExp {
  return new RegExp([...new Set(phrases)].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'i');
}

/** What is compiled in and may be said of any shop until it moves to the store folder. Nothing else is let through. */
export const ALLOWED: { on: 'pages' | 'payment form'; where: RegExp; why: string }[] = [
  {
    on: 'pages',
    where: /<select[^>]* name="state"[\s\S]*?<\/select>/g,
    why: 'states of a shipping address: those of the one country that can be sent to today; moves to the store folder',
  },
  {
    on: 'payment form',
    where: /Indian mobile number/g,
    why: 'the sandbox bank asks for a number as docs/behaviour.md 5.phone has it (+91); moves to the store folder with the country',
  },
];
