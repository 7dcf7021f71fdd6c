import type { FormIssues } from './field-errors.ts';
import type { FormValues } from './form-values.ts';

/** A zod schema, or whatever validates as one. */
export interface FormSchema<Data> {
  safeParse: (values: FormValues) => { success: true; data: Data } | { success: false; error: FormIssues };
}
