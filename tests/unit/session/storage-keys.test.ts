// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { fillFromDraft, saveDraft } from '#checkout/filled/draft.ts';
import { forgetPerson, forgetToken, signIn } from '#session/store.ts';

/** Every key the shop writes into a browser's storage, and whether it outlives a sign-out. A new key needs an entry. */
const KEYS: Record<string, { in: 'localStorage' | 'sessionStorage'; survives: boolean; why: string }> = {
  auth_token: { in: 'localStorage', survives: false, why: 'the sign-in itself' },
  signed_in_as: { in: 'localStorage', survives: false, why: 'whose sign-in it is' },
  cart: { in: 'localStorage', survives: true, why: "the device's: guests have one too" },
  cart_before_offline: { in: 'localStorage', survives: true, why: 'the cart as it was when the network went' },
  wishlist: { in: 'localStorage', survives: true, why: "the device's: guests have one too" },
  recent_searches: { in: 'localStorage', survives: false, why: 'what the person looked for' },
  recently_viewed: { in: 'localStorage', survives: false, why: 'what the person looked at' },
  last_address: { in: 'localStorage', survives: false, why: 'where the person had something sent' },
  postal_code: { in: 'localStorage', survives: false, why: 'where the person wants it delivered' },
  face: { in: 'localStorage', survives: true, why: 'that the display font was fetched' },
  toasts: { in: 'sessionStorage', survives: true, why: 'what the next page says, of the sign-out too' },
  discount_code: { in: 'sessionStorage', survives: true, why: "the tab's: a guest has one too, from a link" },
  reloaded: { in: 'sessionStorage', survives: true, why: 'which page was loaded anew after a deploy' },
  tab_owner: { in: 'sessionStorage', survives: true, why: 'says that nobody owns what is here' },
  'checkout-draft': { in: 'sessionStorage', survives: false, why: 'name, address and phone' },
  'payment-draft': { in: 'sessionStorage', survives: false, why: 'what was typed for a payment' },
  order_id: { in: 'sessionStorage', survives: false, why: 'the order being paid' },
  'attempt-order': { in: 'sessionStorage', survives: false, why: 'which order was tried' },
  'order-total': { in: 'sessionStorage', survives: false, why: 'what the order that was tried came to' },
  'registered-email': { in: 'sessionStorage', survives: false, why: 'for the sign-in after a registration' },
  'attempt-payment': { in: 'sessionStorage', survives: false, why: 'which payment was tried' },
};

const sources = listFiles('src').filter(
  (file) => /\.(ts|tsx|astro)$/.test(file) && !/^src\/(store-api|server|cache|build)\//.test(file),
);
const textOf = (file: string) => readFileSync(file, 'utf8');
const constants = new Map(
  sources.flatMap((file) =>
    [...textOf(file).matchAll(/const (\w+) = '([^']+)'/g)].map(
      ([, name, value]) => [name === 'KEY' ? `${file} KEY` : name!, value!] as const,
    ),
  ),
);

test('every storage key in the code has an entry here', () => {
  const found = new Set<string>();
  for (const file of sources) {
    const text = textOf(file);
    if (/^src\/lib\/(safe-storage|read-storage|persistent-engine)\.ts$/.test(file)) continue;
    const uses = [
      /(?:localStorage|sessionStorage|\bstorage)\.(?:get|set|getItem|setItem|removeItem)\(([\w']+(?:\([\w']+\))?)/g,
      /(?:localStorage|sessionStorage)\[(\w+)\]/g,
      /persistentAtom<.*?>\(([\w']+)/g,
      /readStorage\('\w+', ([\w']+)/g,
    ].flatMap((pattern) => [...text.matchAll(pattern)].map(([, used]) => used!));
    for (const used of uses)
      if (used === 'slot(name)')
        for (const other of sources)
          for (const [, name] of textOf(other).matchAll(/idempotencyKeyOf\('(\w+)'/g)) found.add(`attempt-${name}`);
      else if (used === 'key' && file === 'src/lib/tab-owner.ts') continue;
      else
        found.add(
          used.startsWith("'")
            ? used.slice(1, -1)
            : (constants.get(used === 'KEY' ? `${file} KEY` : used) ??
                `${used} of ${file}, which this test cannot read`),
        );
  }
  expect([...found].sort()).toEqual(Object.keys(KEYS).sort());
});

const fill = () => {
  for (const [key, { in: kind }] of Object.entries(KEYS))
    if (!['auth_token', 'signed_in_as', 'tab_owner'].includes(key)) window[kind].setItem(key, 'something');
};
const left = () =>
  Object.keys(KEYS)
    .filter((key) => window[KEYS[key]!.in].getItem(key) !== null)
    .sort();
const survivors = Object.keys(KEYS)
  .filter((key) => KEYS[key]!.survives)
  .sort();
const personal = Object.keys(KEYS).filter((key) => KEYS[key]!.in === 'sessionStorage' && !KEYS[key]!.survives);
const ofDevice = Object.keys(KEYS).filter((key) => KEYS[key]!.in === 'localStorage' && !KEYS[key]!.survives);
const everything = Object.keys(KEYS).sort();

describe('what a sign-out leaves', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '');
    document.body.innerHTML = '<form><input name="fullName"><input name="city"></form>';
  });
  const form = () => document.querySelector('form')!;
  const typed = () => [...form().querySelectorAll('input')].map(({ value }) => value);
  /** Another page of this tab begins. */
  const turnPage = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  /** What another tab does to localStorage, of which this one hears. */
  const elsewhere = (act: () => void) => (act(), dispatchEvent(new StorageEvent('storage')));

  test('in this tab', () => {
    signIn('secret', 'asha@example.com');
    fill();
    expect(left()).toEqual(everything);
    void forgetPerson();
    expect(left()).toEqual(survivors);
  });

  test('in another tab', () => {
    signIn('secret', 'asha@example.com');
    fill();
    elsewhere(() => ofDevice.forEach((key) => localStorage.removeItem(key)));
    expect(left()).toEqual(survivors);
  });

  test('in another tab, of a sign-in that an older version of the shop made', () => {
    elsewhere(() => localStorage.setItem('auth_token', 'secret'));
    fill();
    elsewhere(() => localStorage.removeItem('auth_token'));
    expect(personal.filter((key) => sessionStorage.getItem(key))).toEqual([]);
  });

  test('a 401: what was typed waits for the same person, however the address is spelled, and goes when another signs in', () => {
    signIn('secret', 'asha@example.com');
    saveDraft({ fullName: 'Asha Verma', city: 'Pune' });
    forgetToken();
    turnPage();
    signIn('another secret', ' Asha@Example.com');
    fillFromDraft(form());
    expect(typed()).toEqual(['Asha Verma', 'Pune']);
    form().reset();
    forgetToken();
    signIn('third secret', 'ravi@example.com');
    fillFromDraft(form());
    expect(typed()).toEqual(['', '']);
    expect(personal.filter((key) => sessionStorage.getItem(key))).toEqual([]);
  });

  test('24.14: a sign-in as another person, where the token of the one before has ended', () => {
    signIn('secret', 'asha@example.com');
    fill();
    forgetToken();
    signIn('another secret', 'asha@example.com');
    expect(localStorage.getItem('recently_viewed')).not.toBeNull();
    forgetToken();
    signIn('third secret', 'ravi@example.com');
    expect(['recently_viewed', 'recent_searches'].filter((key) => localStorage.getItem(key))).toEqual([]);
  });

  test('after a sign-in as another person in another tab nothing is filled in here', () => {
    signIn('secret', 'asha@example.com');
    fill();
    saveDraft({ fullName: 'Asha Verma', city: 'Pune' });
    const hers = localStorage.getItem('signed_in_as')!;
    elsewhere(() => localStorage.setItem('signed_in_as', `not ${hers}`));
    fillFromDraft(form());
    expect(typed()).toEqual(['', '']);
    expect(personal.filter((key) => sessionStorage.getItem(key))).toEqual([]);
  });

  test('what a browser fills in again on the way back is not for another person', () => {
    signIn('secret', 'asha@example.com');
    fillFromDraft(form());
    const asLeft = history.state;
    void forgetPerson();
    signIn('other', 'ravi@example.com');
    history.replaceState(asLeft, '');
    form().querySelector('input')!.value = 'Asha Verma';
    fillFromDraft(form());
    expect(typed()).toEqual(['', '']);
    form().querySelector('input')!.value = 'Ravi Rao';
    fillFromDraft(form());
    expect(typed()).toEqual(['Ravi Rao', '']);
  });

  test('who is signed in is kept as a fingerprint, not as an address', () => {
    signIn('secret', 'asha@example.com');
    expect(localStorage.getItem('signed_in_as')).toMatch(/^[0-9a-z]{5,12}$/);
  });
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}
