/** Texts of components that know no shop. */
export const formNeedsScript = 'This form needs JavaScript. Please turn it on, or write to us: we are glad to help.';
export const close = 'Close';
/** Between a name and what it is: `Size: M`. */
export const colon = ': ';
export const slow = 'This is taking longer than usual…';
export const offline = 'You are offline. Please try again once connected.';
export const dismissMessage = 'Dismiss message';
export const lookAgain = (count: number): string => `Please look at these ${count} fields again:`;
