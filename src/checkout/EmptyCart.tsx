import { text } from './text.ts';

export function EmptyCart() {
  return (
    <div className="card flex flex-wrap items-center justify-between gap-4 p-5 md:col-span-2">
      <p className="text-lg font-semibold">{text.emptyTitle}</p>
      <a href="/" className="btn">
        Continue Shopping
      </a>
    </div>
  );
}
