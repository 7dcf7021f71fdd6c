import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { fieldErrors, type FieldErrors } from './field-errors.ts';
import { focusFirstError } from './focus-first-error.ts';
import type { FormSchema } from './form-schema.ts';
import { formValues, type FormValues } from './form-values.ts';
import type { Said } from './recheck.ts';
import { usePageRestored } from '../use-page-restored.ts';

export interface Sent {
  /** The values typed. */
  values: FormValues;
  /** Goes to another page; the form stays busy until then. */
  leaveFor: (href: string) => void;
}

interface FormOptions<Data> {
  schema: FormSchema<Data>;
  send: (data: Data, sent: Sent) => Promise<void>;
  /** Called with what was typed when it is not valid, besides showing the errors. */
  onInvalid?: (errors: FieldErrors, values: FormValues) => void;
}

/**
 * A form of uncontrolled fields, whose element takes the properties of `form`: read when it is submitted, sent once at
 * a time, its first error focused, its wrong fields checked again as they are mended. A page that comes back from the
 * back-forward cache can send again.
 */
export function useForm<Data>({ schema, send, onInvalid }: FormOptions<Data>) {
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const leaving = useRef(false);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const said = useRef<Said>({ schema, fromServer: false });
  useEffect(() => {
    said.current.schema = schema;
  });

  usePageRestored(() => settle(false));

  function settle(nowBusy: boolean) {
    leaving.current = false;
    busy.current = nowBusy;
    setSending(nowBusy);
  }

  /** Shows what is wrong: what the server says, unless it was found here. */
  function refuse(wrong: FieldErrors, fromServer = true) {
    setErrors(wrong);
    focusFirstError(ref.current);
    Object.assign(said.current, { wrong, fromServer });
    import('./recheck.ts').then(
      ({ recheckMended }) => ref.current && recheckMended(ref.current, said.current, setErrors),
      () => undefined,
    );
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const values = formValues(event.currentTarget);
    const read = schema.safeParse(values);
    if (!read.success) {
      const wrong = fieldErrors(read.error);
      onInvalid?.(wrong, values);
      refuse(wrong, false);
      return;
    }
    said.current.wrong = undefined;
    setErrors({});
    settle(true);
    void send(read.data, { values, leaveFor }).finally(() => {
      if (!leaving.current) settle(false);
    });
  }

  function leaveFor(href: string) {
    leaving.current = true;
    location.assign(href);
  }

  return { form: { ref, noValidate: true, onSubmit }, errors, sending, refuse };
}
