import * as text from './text.ts';

export interface EmptyLink {
  label: string;
  href: string;
}

interface CartEmptyProps {
  categories: readonly EmptyLink[];
  /** Is it empty for that the browser keeps nothing? */
  forgotten?: boolean;
}

export function CartEmpty({ categories, forgotten = false }: CartEmptyProps) {
  return (
    <>
      <h1 className="pt-6 text-title md:pt-12">{text.empty}</h1>
      <WhereToLook categories={categories} forgotten={forgotten} />
    </>
  );
}

/** The ways on under the heading of an empty cart. */
export function WhereToLook({ categories, forgotten = false }: CartEmptyProps) {
  return (
    <div className="grid max-w-xl gap-4 pt-4 pb-6 md:pb-12">
      <p className="text-soft">{forgotten ? text.forgotten : text.emptyLong}</p>
      <a href="/" className="btn mt-2 sm:justify-self-start">
        {text.continueShopping}
      </a>
      {categories.length > 0 && (
        <ul className="mt-6 border-t border-line" aria-label={text.whereToLook}>
          {categories.map(({ label, href }) => (
            <li key={href} className="border-b border-line">
              <a
                href={href}
                className="flex min-h-14 items-center justify-between wrap-anywhere underline-offset-4 hover:underline"
              >
                {label}
                <span aria-hidden="true">→</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
