/** Who saves data is not told of pages to be made ready. A browser that is asked to save does not follow the rules anyway, so shared caches need no copy of each. */
export function savesData(headers: Headers): boolean {
  return headers.get('save-data')?.toLowerCase() === 'on';
}
