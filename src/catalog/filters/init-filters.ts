import { isPlain } from '#lib/plain-click.ts';

/** The link to the filters, and the chips: what they do without a page load is fetched now (the first touch). */
export function initFilters(part: HTMLElement): void {
  const code = import('./follow-filter.ts');
  code.catch(() => undefined);
  part.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    code.then(
      ({ followFilter }) => followFilter(link),
      () => location.assign(link.href),
    );
  });
}
