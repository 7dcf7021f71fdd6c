import * as text from '../text.ts';

export function EmptyCart() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-y border-line py-4 md:col-span-2">
      <p className="text-lg">{text.emptyTitle}</p>
      <a href="/" className="btn btn-plain">
        {text.continueShopping}
      </a>
    </div>
  );
}
