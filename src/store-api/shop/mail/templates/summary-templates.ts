import type { SummaryList } from '../summary-lists.ts';

/** The words of the mail of every morning, to the store, which summary-text.ts puts together. */
export const toDoOn = (shop: string, day: string): string => `To do at ${shop}, ${day}.`;
export const whatToFetch = (link: string): string => `What to fetch for all that is to be packed, to print:\n\n${link}`;

/** What a list is called, with how many there are; the subject names them all. */
export const summaryCounts: Readonly<Record<SummaryList, (count: number) => string>> = {
  toPack: (count) => `${count} to pack`,
  toConfirm: (count) => `${count} to confirm`,
  returns: (count) => `${count} ${count === 1 ? 'return' : 'returns'} asked for`,
  refunds: (count) => `${count} ${count === 1 ? 'refund' : 'refunds'} due`,
  messages: (count) => `${count} ${count === 1 ? 'message' : 'messages'} open`,
  lowStock: (count) => `${count} low in stock`,
};
export const moreOfList = (count: number): string => `… ${count} more`;

/** How many pieces of an order are to be packed, and how many of a variant are left. */
export const piecesToPack = (order: string, count: number): string =>
  `${order}: ${count} ${count === 1 ? 'piece' : 'pieces'}`;
export const piecesLeft = (variant: string, count: number): string => `${variant}: ${count} left`;

export const allThatWait = (options: string): string =>
  `All orders that wait:\n\n  npm run store -- orders list --status processing${options}`;
