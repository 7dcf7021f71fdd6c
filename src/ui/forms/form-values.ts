export type FormValues = Record<string, string>;

/** The values of a form right now, whatever was typed before its island was hydrated. */
export function formValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
