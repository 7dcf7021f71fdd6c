import { FORM } from './form-names.ts';

/** Which form it is, and by which key the server knows it when it is sent twice. */
export function HiddenFields({ act, formKey }: { act: string; formKey: string }) {
  return (
    <>
      <input type="hidden" name={FORM.act} value={act} />
      <input type="hidden" name={FORM.key} value={formKey} />
    </>
  );
}
