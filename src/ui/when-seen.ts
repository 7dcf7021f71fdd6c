/** Runs now, or for a page that is made ready in the background once it is shown. */
export function whenSeen(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
