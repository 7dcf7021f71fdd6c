/** The text; undefined when there is none, or it is empty. */
export function nonEmpty(text: string | null | undefined): string | undefined {
  return text === '' ? undefined : (text ?? undefined);
}
