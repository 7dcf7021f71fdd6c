import { KILN } from './kiln-folder.ts';
import { demoProducts } from './two-trades.ts';
import { STATES, UNION_TERRITORIES } from '#lib/places/states-of-india.ts';
import { demoStore } from '../../../fixtures/demo-store.ts';

/** What is said of the demo shop alone, from its own data. */
export interface Forbidden {
  what: string;
  words: RegExp;
}

/** Words of the first shop's trade and country, and promises that only it makes. */
const TRADE =
  /\b(denim|cotton|indigo|khaki|selvedge jeans|garments?|clothes|clothing|apparel|fabrics?|seams?|washed|hems?|worn|wear|jeans|shirts?|shorts|trousers|Ahmedabad|Gujarat|India|Indian|INR|en[-_]IN|unisex|rupees?|UPI|RuPay|net banking|union territories)\b|₹|\+91|"IN"|>IN</i;
/** Choices of a shipping address in India. */
const PLACES = new RegExp(`\\b(${[...STATES, ...UNION_TERRITORIES].join('|')})\\b`);
const HOURS = /10AM-6PM/;
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
    { what: 'its hours', words: HOURS },
    { what: 'states of India', words: PLACES },
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
