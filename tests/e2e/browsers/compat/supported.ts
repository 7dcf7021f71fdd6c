/** What the README promises, by the names of MDN's data: every page works whole from these versions on. */
const SUPPORTED = {
  chrome: '111',
  chrome_android: '111',
  webview_android: '111',
  samsunginternet_android: '22',
  safari: '16.4',
  safari_ios: '16.4',
  firefox: '128',
  firefox_android: '128',
} as const;

/** Scripts and selectors reach a little further back, since it costs next to nothing. */
export const REACHED = {
  ...SUPPORTED,
  chrome: '105',
  chrome_android: '105',
  webview_android: '105',
  samsunginternet_android: '20',
} as const;

export type Versions = Readonly<Record<keyof typeof SUPPORTED, string>>;
