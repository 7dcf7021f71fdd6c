import type { ChangeDetail, FolderChange } from '../folder-change.ts';

/** Fields of the record that are told part by part, and what a part is called. */
const PARTS: Record<string, string | undefined> = {
  policies: 'policy',
  policyTitles: 'title of policy',
  sizeGuides: 'size guide',
};

/** Fields of the record by their names in the folder, where these are others. */
const NAMES: Record<string, string | undefined> = {
  storeName: 'name',
  companyName: 'company.name',
  companyAddress: 'company.address',
  companyPhone: 'company.phone',
  companyEmail: 'company.email',
  supportHours: 'company.hours',
  socialLinks: 'social',
  homeTexts: 'home',
  benefits: 'home.benefits',
  paymentBrands: 'footer.brands',
  productDefaults: 'products',
  categoryDetails: 'details of categories',
};

/** What is longer is only named. */
const LONGEST = 80;

/** What of two records of a store differs, part by part or with old and new where these are short. */
export function infoChanges(before: Record<string, unknown>, after: Record<string, unknown>): FolderChange[] {
  return keysOf(before, after).flatMap((key): FolderChange[] => {
    const part = PARTS[key];
    if (part === undefined)
      return [{ change: 'update', what: NAMES[key] ?? key, ...valueDetails(before[key], after[key]) }];
    const [old, now] = [recordOf(before[key]) ?? {}, recordOf(after[key]) ?? {}];
    return keysOf(old, now).map((slug): FolderChange => {
      const what = `${part} ${slug}`;
      if (old[slug] === undefined) return { change: 'create', what };
      if (now[slug] === undefined) return { change: 'delete', what };
      const detail = detailOf('', old[slug], now[slug]);
      return { change: 'update', what, ...(detail.from !== undefined && { details: [detail] }) };
    });
  });
}

/** Old and new of a short value; of a record of its fields, those that are long by their names alone. */
function valueDetails(from: unknown, to: unknown): Pick<FolderChange, 'details'> {
  const [old, now] = [recordOf(from), recordOf(to)];
  if (old && now) return { details: keysOf(old, now).map((field) => detailOf(field, old[field], now[field])) };
  const detail = detailOf('', from, to);
  return detail.from === undefined && detail.to === undefined ? {} : { details: [detail] };
}

function detailOf(field: string, from: unknown, to: unknown): ChangeDetail {
  const [old, now] = [JSON.stringify(from), JSON.stringify(to)] as (string | undefined)[];
  if ([old, now].some((text = '') => text.length > LONGEST)) return { field };
  return { field, ...(old !== undefined && { from: old }), ...(now !== undefined && { to: now }) };
}

/** The keys whose values differ. */
function keysOf(one: Record<string, unknown>, other: Record<string, unknown>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => !sameText(one[key], other[key]));
}

/** A value that is not there is as one without fields. */
function recordOf(value: unknown): Record<string, unknown> | undefined {
  if (value === undefined) return {};
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
