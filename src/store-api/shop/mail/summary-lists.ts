/** What an owner may have to do, in the order in which a mail says it. */
export const SUMMARY_LISTS = ['toPack', 'toConfirm', 'returns', 'refunds', 'messages', 'lowStock'] as const;
export type SummaryList = (typeof SUMMARY_LISTS)[number];
