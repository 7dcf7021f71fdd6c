import { useState } from 'react';
import type { FormProduct } from './form-product.ts';
import { soldOutSizes } from './sold-out-sizes.ts';
import * as text from '../text.ts';
import { ApiError } from '#api-client/api-error.ts';
import { api } from '#session/api.ts';
import { EmailForm } from '#session/forms.ts';
import { failureText } from '#session/failure-text.ts';
import { ConnectionNote } from '#ui/ConnectionNote.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Labelled } from '#ui/forms/Labelled.tsx';
import { toast } from '#ui/toasts.ts';
import { requestStockEndpoint } from '#contract/endpoints/catalog/request-stock.ts';
import { useForm } from '#ui/forms/use-form.ts';

interface StockRequestProps {
  product: FormProduct;
  /** The chosen one, or ''. */
  color: string;
}

/** Asks for a mail when what is sold out comes back (capability `stockRequests`). */
export default function StockRequest({ product, color }: StockRequestProps) {
  const [answer, setAnswer] = useState('');
  const sizes = soldOutSizes(product, color);

  const { form, errors, sending } = useForm({
    schema: EmailForm,
    onInvalid: () => setAnswer(''),
    async send({ email }, { values: { size } }) {
      setAnswer('');
      try {
        const { success } = await api(requestStockEndpoint, {
          id: product.id,
          body: { email, ...(size ? { size } : {}), ...(color ? { color } : {}) },
        });
        if (!success) throw new Error();
        setAnswer(text.willEmail(email));
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setAnswer(text.inStockAgain);
        else toast({ title: text.error, text: await failureText(error), kind: 'error' });
      }
    },
  });

  return (
    <form {...form} method="post" className="card grid gap-4 p-5" aria-label={text.emailMeWhenBack}>
      {sizes.length > 0 && (
        <Labelled label={text.soldOutSize}>
          {(tie) => (
            <select {...tie} name="size" className="field-input">
              {sizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      <Field
        label={text.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the form appears where the shopper asked for it
        autoFocus
        error={errors.email}
      />
      <div role="status" className="empty:hidden">
        {answer && <p className="note note-good">{answer}</p>}
      </div>
      <button type="submit" className="btn" aria-disabled={sending}>
        {sending ? text.sending : text.emailMe}
      </button>
      <ConnectionNote busy={sending} />
      <p className="text-sm text-soft">{text.oneEmail(color)}</p>
    </form>
  );
}
