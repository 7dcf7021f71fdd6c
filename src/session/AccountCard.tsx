import { useEffect, useState } from 'react';
import { ApiError } from '#api-client/api-error.ts';
import { api, goSignIn } from './api.ts';
import { accountFailure } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { text } from './text.ts';
import type { Account } from '#contract/user.ts';
import { formatDate } from '#lib/dates.ts';
import { toast } from '#ui/toasts.ts';

/** Name, e-mail and member-since date, a way to the orders, and the way out (spec section 2). */
export default function AccountCard({ revocable }: { revocable: boolean }) {
  const [account, setAccount] = useState<Account | 'loading' | 'failed'>('loading');

  useEffect(() => {
    api.accountInfo().then(setAccount, (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return goSignIn();
      setAccount('failed');
      toast({ title: 'Error', text: accountFailure(error), kind: 'error' });
    });
  }, []);

  return (
    <div className="grid gap-6">
      <section className="card p-5 md:p-6" aria-busy={account === 'loading'}>
        {account === 'loading' && <div className="skeleton h-24" />}
        {account === 'failed' && <p role="alert">{text.accountFailed}.</p>}
        {typeof account === 'object' && (
          <dl className="grid gap-4 sm:grid-cols-3">
            <Fact name="Name" value={`${account.firstName} ${account.lastName}`.trim()} />
            <Fact name="Email" value={account.email} />
            <Fact name="Member since" value={formatDate(account.createdAt)} />
          </dl>
        )}
      </section>
      <a href="/orders" className="card flex items-center justify-between gap-4 p-5 hover:bg-sunk md:p-6">
        <span>
          <span className="block text-lg font-semibold">My Orders</span>
          <span className="text-soft">See what you ordered, pay, and follow it home</span>
        </span>
        <span aria-hidden="true">→</span>
      </a>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn" onClick={() => void signOut({ revocable, said: { title: text.loggedOutTitle, text: text.loggedOut } })}>
          Sign Out
        </button>
        <a href="/" className="btn btn-plain">
          Return to Home
        </a>
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
