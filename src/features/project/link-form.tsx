import './link-form.css';
import { Alert, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import type { ProjectTexts } from '#src/content/languages/customer-page.ts';
import { newLinkInput } from '#src/domain/project/customer-page/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { site } from '#src/domain/site.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { onSubmit } from '#src/ui/behaviour/on-submit.ts';
import { errorText } from './error-text.ts';

export type LinkProblem = 'missing' | 'expired' | 'revoked';

type Props = { texts: ProjectTexts; title: string; text: string };

/** Of a link on our own pages, which know the order but not the secret of the emailed link. */
export const orderOfAddress = (): string =>
  /^\d+$/.exec(new URLSearchParams(window.location.search).get('order') ?? '')?.[0] ?? '';

/** In place of what a link opens: order number and email address get a new one by email. */
export function LinkForm({ texts, title, text }: Props) {
  const { link } = texts;
  const [values, setValues] = useState({ orderId: orderOfAddress(), email: '' });
  const [invalid, setInvalid] = useState<readonly unknown[]>([]);
  const request = trpc.customerPage.newLink.useMutation();

  function send(): void {
    if (request.isPending) return;
    request.reset();
    const orderId = values.orderId.trim().replace(/^#/, '');
    const checked = newLinkInput.safeParse({ orderId, email: values.email });
    setInvalid(checked.error?.issues.map(({ path }) => path[0]) ?? []);
    if (!checked.success) return focusFirstError();
    request.mutate(checked.data);
  }
  const field = (name: keyof typeof values, error: string) => ({
    size: 'md' as const,
    value: values[name],
    error: invalid.includes(name) && error,
    onChange: (event: { currentTarget: { value: string } }) => {
      setValues({ ...values, [name]: event.currentTarget.value });
      setInvalid(invalid.filter((other) => other !== name));
    },
  });
  return (
    <div className="link-form">
      <h1>{title}</h1>
      <p>{text}</p>
      <div role="status">
        {request.isSuccess && (
          <Alert color="brand" title={link.sentTitle}>
            {fillText(link.sentText, { email: site.email })}
          </Alert>
        )}
      </div>
      {request.isSuccess ? (
        <Button variant="default" onClick={request.reset}>
          {link.again}
        </Button>
      ) : (
        <form className="panel" noValidate onSubmit={onSubmit(send)}>
          <TextInput
            label={link.order}
            description={link.orderHint}
            inputMode="numeric"
            autoComplete="off"
            {...field('orderId', texts.errors.order)}
          />
          <TextInput
            label={link.email}
            description={link.emailHint}
            type="email"
            autoComplete="email"
            {...field('email', texts.errors.email)}
          />
          <p className="form-error" role="alert">
            {request.error && errorText(request.error, texts)}
          </p>
          <Button type="submit" size="md" loading={request.isPending}>
            {link.send}
          </Button>
        </form>
      )}
    </div>
  );
}
