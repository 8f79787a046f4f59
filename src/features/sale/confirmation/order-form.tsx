import './order-form.css';
import { Alert, Button, Checkbox, Text, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMounted } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import { FORM_DURATION, promises } from '#src/domain/offer.ts';
import { confirmationForm, confirmLabel } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import { dismissToast, showToast } from '#src/ui/behaviour/toast.ts';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { ErrorSummary } from '#src/ui/components/error-summary.tsx';
import { GivenAnswers } from './given-answers.tsx';
import { AboutBusiness, AboutYou, DomainAndLogo } from './order-form-fields.tsx';
import { EMPTY, FIELDS, fieldId, mergeDraft, type Values } from './order-form-values.ts';
import { noteOrder } from './order-note.ts';
import { useDraft } from './use-draft.ts';
import { type IntakeLink, useIntakeLink } from './use-intake-link.ts';

const SUBMIT_FAILED = 'Please try again or contact support.';
const ERROR_TITLE = 'Error: ';

/** Screen readers read the title first; it says that the form was not sent. */
function markTitle(hasErrors: boolean): void {
  const title = document.title.replace(ERROR_TITLE, '');
  document.title = hasErrors ? ERROR_TITLE + title : title;
}

export function OrderForm({ orderNumber }: { orderNumber: string | null }) {
  const link = useIntakeLink(orderNumber);
  const answers = link.known?.answers;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <div {...keptFocus}>
      <Title order={1} mb="xs">
        Order Confirmation{orderNumber ? ` #${orderNumber}` : ''}
      </Title>
      {answers ? <GivenAnswers answers={answers} /> : <Form orderNumber={orderNumber} link={link} />}
    </div>
  );
}

function Form({ orderNumber, link }: { orderNumber: string | null; link: IntakeLink }) {
  const [logoFileName, setLogoFileName] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [isUploading, setIsUploading] = useState(false);
  const isHydrated = useMounted();
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: schemaResolver(confirmationForm, { sync: true }),
  });
  const draft = useDraft(orderNumber, (kept) => form.setValues(mergeDraft(form.getValues(), kept)));
  const submit = trpc.confirmations.submit.useMutation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the link is resolved
  useEffect(() => {
    if (!link.known) return;
    const now = form.getValues();
    // Fills empty fields only: what was typed meanwhile and the errors of other fields stay.
    for (const name of ['fullName', 'email', 'phone'] as const)
      if (!now[name]) form.setFieldValue(name, link.known[name] ?? '');
  }, [link.known]);

  function finish(): void {
    showToast({
      title: 'Order Confirmation Submitted!',
      description: `Thank you! We'll send you a confirmation email within ${promises.replyHours} hours and get started on your project.`,
    });
    noteOrder(link.known?.orderId ?? null);
    draft.drop();
    link.drop();
    form.reset();
    setLogoFileName(null);
    setRound((now) => now + 1);
    // Leaves time to read the toast before the redirect home.
    window.setTimeout(() => window.location.assign('/'), 2500);
  }

  function send(values: Values): void {
    markTitle(false);
    dismissToast();
    const orderId = orderNumber ? Number(orderNumber) : null;
    submit.mutate(
      { ...values, orderConfirmed: true, logoFileName, orderId, token: link.token },
      {
        onSuccess: finish,
        onError(error) {
          for (const { path, message } of readFailure(error)?.issues ?? [])
            if (FIELDS.includes(path[0] as keyof Values))
              form.setFieldError(path[0] as keyof Values, message);
          showToast({
            title: 'Submission Failed',
            description: failureText(error, SUBMIT_FAILED),
            variant: 'destructive',
          });
        },
      },
    );
  }

  function stop(): void {
    submit.reset();
    markTitle(true);
    focusFirstError();
  }

  const problems = FIELDS.filter((name) => form.errors[name]).map((name) => ({
    id: fieldId(name),
    message: String(form.errors[name]),
  }));
  return (
    <>
      <Text c="dimmed" mb="lg">
        Takes {FORM_DURATION}. Then you’ll have {promises.prototypes} designs made for you within{' '}
        {promises.prototypeHours} hours.
      </Text>
      {link.notice && (
        <Alert color="accent" mb="lg">
          {link.notice}
          {link.retry && (
            <Button display="block" mt="sm" loading={link.isLoading} onClick={link.retry}>
              Try again
            </Button>
          )}
        </Alert>
      )}
      <ErrorSummary problems={problems} />
      <form
        className="order-form"
        noValidate
        onSubmit={form.onSubmit(send, stop)}
        onChange={() => draft.keep(form.getValues())}
      >
        <p className="order-form-note">
          Fields marked * are required.{' '}
          {draft.isKept && 'What you type is kept on this device until you send it.'}
        </p>
        <AboutYou form={form} />
        <AboutBusiness form={form} />
        <DomainAndLogo form={form} round={round} onStored={setLogoFileName} onBusy={setIsUploading} />
        <Checkbox
          id={fieldId('orderConfirmed')}
          label={confirmLabel(link.price)}
          key={form.key('orderConfirmed')}
          {...form.getInputProps('orderConfirmed', { type: 'checkbox' })}
          aria-invalid={form.errors.orderConfirmed ? true : undefined}
        />
        {submit.error && <p className="form-error">{failureText(submit.error, SUBMIT_FAILED)}</p>}
        <Button type="submit" size="md" loading={submit.isPending} disabled={!isHydrated || isUploading}>
          Confirm Order
        </Button>
      </form>
    </>
  );
}
