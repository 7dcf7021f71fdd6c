import { OWNER_KEY, PERSONAL_KEYS, TAB_OWNER_KEY, TOKEN_KEY } from '#config.ts';
import { readStorage } from './read-storage.ts';

/** A token without a name: its sign-in is older than OWNER_KEY. */
const UNNAMED = '?';

/** Who signed in on this device last and has not signed out; '' for nobody. An ended token leaves its owner. */
function currentOwner(): string {
  return readStorage('localStorage', OWNER_KEY) ?? (readStorage('localStorage', TOKEN_KEY) ? UNNAMED : '');
}

/** Drops what this tab keeps of a person who is not the one signed in now. The one that is. */
export function claimTab(): string {
  const owner = currentOwner();
  try {
    const before = sessionStorage.getItem(TAB_OWNER_KEY);
    if (before !== owner) {
      if (before !== null) for (const key of PERSONAL_KEYS) sessionStorage.removeItem(key);
      sessionStorage.setItem(TAB_OWNER_KEY, owner);
    }
  } catch {}
  return owner;
}

/**
 * Claims the tab now, and whenever another tab or the way back may have changed who is signed in: a guarded page that
 * was made for somebody else is loaded anew. Not in the few bytes of every page's head: what reads personal things
 * claims the tab first.
 */
export function watchTab(): void {
  const madeFor = claimTab();
  const look = () => {
    const owner = claimTab();
    if (owner !== madeFor && 'guarded' in document.documentElement.dataset && readStorage('localStorage', TOKEN_KEY))
      location.replace(location.href);
  };
  addEventListener('storage', look);
  addEventListener('pageshow', look);
}
