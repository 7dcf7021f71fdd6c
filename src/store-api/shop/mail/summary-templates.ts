import type { EmailContent } from './email-templates.ts';

/** Something that is to be done, and the page that does it. */
export interface SummaryEntry {
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

export const SUMMARY_LISTS = ['toPack', 'toConfirm', 'returns', 'refunds', 'messages', 'lowStock'] as const;
export type SummaryList = (typeof SUMMARY_LISTS)[number];

/** To the store, every morning on which there is something to do. */
export function dailySummaryEmail({ shop, day, options, lists, pickingList }: SummaryFacts): EmailContent {
  const open = SUMMARY_LISTS.filter((name) => lists[name].count > 0);
  const parts = [
    `To do at ${shop}, ${day}.`,
    ...(pickingList ? [`What to fetch for all that is to be packed, to print:\n\n${pickingList}`] : []),
    ...open.map((name) => listText(name, lists[name])),
    `All orders that wait:\n\n  npm run store -- orders list --status processing${options}`,
  ];
  const subject = open.map((name) => summaryCounts[name](lists[name].count)).join(', ');
  return { subject: `${shop}: ${subject}`, text: `${parts.join('\n\n')}\n` };
}

/** What a list is called, with how many there are. */
export const summaryCounts: Readonly<Record<SummaryList, (count: number) => string>> = {
  toPack: (count) => `${count} to pack`,
  toConfirm: (count) => `${count} to confirm`,
  returns: (count) => `${count} ${count === 1 ? 'return' : 'returns'} asked for`,
  refunds: (count) => `${count} ${count === 1 ? 'refund' : 'refunds'} due`,
  messages: (count) => `${count} ${count === 1 ? 'message' : 'messages'} open`,
  lowStock: (count) => `${count} low in stock`,
};

/** How many pieces of an order are to be packed, and how many of a variant are left. */
export const piecesToPack = (order: string, count: number): string =>
  `${order}: ${count} ${count === 1 ? 'piece' : 'pieces'}`;
export const piecesLeft = (variant: string, count: number): string => `${variant}: ${count} left`;

function listText(name: SummaryList, { entries, count }: SummaryFacts['lists'][SummaryList]): string {
  const left = count - entries.length;
  const rows = entries.map(({ what, link }) => [`- ${what}`, ...(link ? [`  ${link}`] : [])].join('\n'));
  return [`${summaryCounts[name](count)}:`, ...rows, ...(left > 0 ? [`- … ${left} more`] : [])].join('\n');
}
