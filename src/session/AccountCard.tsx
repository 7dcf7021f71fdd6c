import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#api-client/api-error.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { api, goSignIn } from './api.ts';
import { accountFailure } from './failure-text.ts';
import { signOut } from './sign-out.ts';
import * as text from './text.ts';
import { accountInfoEndpoint, type Account } from '#contract/endpoints/users/account-info.ts';
import type { DateStyle } from '#lib/dates.ts';
import { ConnectionNote } from '#ui/ConnectionNote.tsx';
import { Glyph, type GlyphName } from '#ui/Glyph.tsx';
import { toast } from '#ui/toasts.ts';

/**
 * Name, e-mail and member-since date, the ways to orders and wishlist, and the way out (docs/behaviour.md
 * 2.account.shows).
 */
export default function AccountCard({ revocable, dates }: { revocable: boolean; dates: DateStyle }) {
  const [account, setAccount] = useState<Account | 'loading' | 'failed'>('loading');

  const load = useCallback(() => {
    api(accountInfoEndpoint).then(setAccount, (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return goSignIn();
      setAccount('failed');
      toast({ title: text.error, text: accountFailure(error), kind: 'error' });
    });
  }, []);
  useEffect(load, [load]);

  function again() {
    setAccount('loading');
    load();
  }

  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        <AccountFacts account={account} dates={dates} />
        <ConnectionNote busy={account === 'loading'} />
        {account === 'failed' && (
          <button type="button" className="btn btn-plain justify-self-start" onClick={again}>
            {text.tryAgain}
          </button>
        )}
      </div>
      <ul className="border-t border-line">
        <Way href="/orders" glyph="box" title={text.myOrders} note={text.myOrdersLong} />
        <Way href="/wishlist" glyph="heart" title={text.wishlist} note={text.wishlistLong} />
      </ul>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <button
          type="button"
          className="btn btn-plain"
          onClick={() => void signOut({ revocable, toast: { title: text.loggedOutTitle, text: text.loggedOut } })}
        >
          {text.signOut}
        </button>
        <a href="/" className="btn btn-plain">
          {text.returnHome}
        </a>
      </div>
    </div>
  );
}

function Way({ href, glyph, title, note }: { href: string; glyph: GlyphName; title: string; note: string }) {
  return (
    <li className="border-b border-line">
      <a href={href} className="group flex items-center gap-4 py-5">
        <Glyph name={glyph} size={24} />
        <span className="min-w-0 grow">
          <span className="block text-lg underline-offset-4 group-hover:underline">{title}</span>
          <span className="block text-sm text-soft">{note}</span>
        </span>
        <Glyph name="arrow" />
      </a>
    </li>
  );
}
