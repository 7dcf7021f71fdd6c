/** The errors of a form, by the field's name. */
export type FieldErrors = Record<string, string>;

/** As zod tells it. */
export interface FormIssues {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

/** The first message of each field. */
export function fieldErrors({ issues }: FormIssues): FieldErrors {
  const found: FieldErrors = {};
  for (const { path, message } of issues) found[String(path[0])] ??= message;
  return found;
}
