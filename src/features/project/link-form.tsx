import './link-form.css';
import { Alert, Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { api } from '#src/client/trpc.ts';
import type { ProjectTexts } from '#src/content/languages/customer-page.ts';
import { newLinkInput } from '#src/domain/project/project/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { site } from '#src/domain/site.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { errorText } from './error-text.ts';

export type LinkProblem = 'missing' | 'expired' | 'revoked';

type Props = { texts: ProjectTexts; title: string; text: string };
type Errors = { orderId?: string; email?: string };

/** Of a link on our own pages, which know the order but not the secret of the emailed link. */
const orderOfAddress = (): string =>
  /^\d+$/.exec(new URLSearchParams(window.location.search).get('order') ?? '')?.[0] ?? '';

/** In place of what a link opens: order number and email address get a new one by email. */
export function LinkForm({ texts, title, text }: Props) {
  const { link } = texts;
  const [values, setValues] = useState({ orderId: orderOfAddress(), email: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === 'busy') return;
    const orderId = values.orderId.trim().replace(/^#/, '');
    const checked = newLinkInput.safeParse({ orderId, email: values.email });
    const isWrong = (name: string) => checked.error?.issues.some(({ path }) => path[0] === name);
    setErrors({
      ...(isWrong('orderId') && { orderId: texts.errors.order }),
      ...(isWrong('email') && { email: texts.errors.email }),
    });
    setFailure(null);
    if (!checked.success) return focusFirstError();
    setState('busy');
    try {
      await api.customerPage.newLink.mutate(checked.data);
      setState('sent');
    } catch (error) {
      setFailure(errorText(error, texts));
      setState('open');
    }
  }
  const field = (name: 'orderId' | 'email') => ({
    size: 'md' as const,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setValues({ ...values, [name]: event.currentTarget.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  return (
    <div className="link-form">
      <h1>{title}</h1>
      <p>{text}</p>
      <div role="status">
        {state === 'sent' && (
          <Alert color="brand" title={link.sentTitle}>
            {fillText(link.sentText, { email: site.email })}
          </Alert>
        )}
      </div>
      {state === 'sent' ? (
        <Button variant="default" onClick={() => setState('open')}>
          {link.again}
        </Button>
      ) : (
        <form className="panel" noValidate onSubmit={(event) => void send(event)}>
          <TextInput
            label={link.order}
            description={link.orderHint}
            inputMode="numeric"
            autoComplete="off"
            {...field('orderId')}
          />
          <TextInput
            label={link.email}
            description={link.emailHint}
            type="email"
            autoComplete="email"
            {...field('email')}
          />
          <p className="form-error" role="alert">
            {failure}
          </p>
          <Button type="submit" size="md" loading={state === 'busy'}>
            {link.send}
          </Button>
        </form>
      )}
    </div>
  );
}
