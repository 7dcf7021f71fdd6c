import type { EmailContent } from './templates/email-templates.ts';
import type { orderEmailsIn } from './mail-texts.ts';
import { SUMMARY_LISTS, type SummaryList } from './summary-lists.ts';

/** Something that is to be done, and the page that does it. */
interface SummaryEntry {
  what: string;
  link?: string | undefined;
}

/** What is to be done in a store, by kind; a list has its first entries, and how many there are in all. */
export interface SummaryFacts {
  shop: string;
  /** Such as `21 November 2026`. */
  day: string;
  /** Those that a command needs, such as ` --store ID`. */
  options: string;
  lists: Readonly<Record<SummaryList, { entries: readonly SummaryEntry[]; count: number }>>;
  /** The page with what is to be fetched. */
  pickingList?: string | undefined;
}

/** The mail to a store of what is to be done there, in its language. */
export function summaryMail(
  words: ReturnType<typeof orderEmailsIn>,
  { shop, day, options, lists, pickingList }: SummaryFacts,
): EmailContent {
  const open = SUMMARY_LISTS.filter((name) => lists[name].count > 0);
  const parts = [
    words.toDoOn(shop, day),
    ...(pickingList ? [words.whatToFetch(pickingList)] : []),
    ...open.map((name) => listText(words, name, lists[name])),
    words.allThatWait(options),
  ];
  const subject = open.map((name) => words.summaryCounts[name](lists[name].count)).join(', ');
  return { subject: `${shop}: ${subject}`, text: `${parts.join('\n\n')}\n` };
}

function listText(
  words: ReturnType<typeof orderEmailsIn>,
  name: SummaryList,
  { entries, count }: SummaryFacts['lists'][SummaryList],
): string {
  const left = count - entries.length;
  const rows = entries.map(({ what, link }) => [`- ${what}`, ...(link ? [`  ${link}`] : [])].join('\n'));
  return [`${words.summaryCounts[name](count)}:`, ...rows, ...(left > 0 ? [`- ${words.moreOfList(left)}`] : [])].join(
    '\n',
  );
}
