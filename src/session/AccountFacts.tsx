import * as text from './text.ts';
import type { Account } from '#contract/endpoints/users/account-info.ts';
import { type DateStyle, formatDate } from '#lib/dates.ts';

/** Who is signed in; until that is known, the labels with a place for each word. */
export function AccountFacts({ account, dates }: { account: Account | 'loading' | 'failed'; dates: DateStyle }) {
  if (account === 'failed')
    return (
      <p role="alert" className="note note-bad">
        {text.accountFailed}.
      </p>
    );
  const known = account === 'loading' ? undefined : account;
  return (
    <dl className="grid gap-x-8 gap-y-4 border-t border-line pt-5 sm:grid-cols-[1fr_1.4fr_1fr]" aria-busy={!known}>
      <Fact name={text.name} value={known && `${known.firstName} ${known.lastName}`.trim()} />
      <Fact name={text.email} value={known?.email} />
      <Fact name={text.memberSince} value={known && formatDate(known.createdAt, dates)} />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="min-h-[1.55rem] wrap-break-word">
        {value ?? <span className="skeleton needs-script mt-1 block h-5 w-40 max-w-full" />}
      </dd>
    </div>
  );
}
