import './order-form.css';
import { Alert, Anchor, Button, Checkbox, Text, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMounted } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import type { OrderLanguage } from '#src/content/languages/order-texts.ts';
import { paths } from '#src/domain/paths.ts';
import {
  type GivenAnswers as Answers,
  confirmationForm,
} from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { momentText } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { designsDueAt } from '#src/domain/shared/working-time.rules.ts';
import { site } from '#src/domain/site.ts';
import type { OrderNote } from '#src/domain/visit-notes.ts';
import { readStoredJson, writeStored } from '#src/ui/behaviour/browser-storage.ts';
import { dropFirstScreen } from '#src/ui/behaviour/first-screen-note.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { dismissToast, showToast } from '#src/ui/behaviour/toast.ts';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { ErrorSummary } from '#src/ui/components/error-summary.tsx';
import { Icon } from '#src/ui/components/icon.tsx';
import { visitorCurrency } from '#src/ui/currency/visitor-currency.ts';
import { OrderTextsProvider, useOrderTexts } from '../language/order-texts-context.tsx';
import { AboutBusiness, AboutYou, DomainAndLogo } from './order-form-fields.tsx';
import {
  EMPTY,
  FIELDS,
  fieldId,
  firstScreenAnswers,
  isField,
  mergeDraft,
  orderFormErrorText,
  sourceLabel,
  type Values,
} from './order-form-values.ts';
import { type FormLink, useFormLink } from './use-form-link.ts';

/** Screen readers read the title first; it says that the form was not sent. */
function markTitle(errorTitle: string, hasErrors: boolean): void {
  const title = document.title.replace(`${errorTitle} `, '');
  document.title = hasErrors ? `${errorTitle} ${title}` : title;
}

/** Why the form was not sent. The server's messages are English: others go by its code. */
function submitFailure(error: unknown, { lang, form: { errors } }: OrderLanguage): string {
  if (lang.startsWith('en')) return failureText(error, errors.failed);
  const code = readFailure(error)?.code;
  if (code === 'RATE_LIMITED') return errors.tooMany;
  return code === 'CONFLICT' ? errors.alreadySent : errors.failed;
}

const validate = schemaResolver(confirmationForm, { sync: true });

export function OrderForm({ orderNumber }: { orderNumber: string | null }) {
  const link = useFormLink(orderNumber);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <div {...keptFocus} aria-busy={link.isPending}>
      <OrderTextsProvider lang={link.known?.lang} isPending={link.isPending}>
        <FormOrAnswers orderNumber={orderNumber} link={link} />
      </OrderTextsProvider>
    </div>
  );
}

type Props = { orderNumber: string | null; link: FormLink };

function FormOrAnswers({ orderNumber, link }: Props) {
  const { lang, form } = useOrderTexts();
  const { answers, orderId } = link.known ?? {};
  useEffect(() => {
    if (!lang.startsWith('en')) document.title = `${form.title} | ${site.brand}`;
  }, [lang, form.title]);
  return (
    <>
      <Title order={1} mb="xs">
        {form.title}
        {orderNumber ? ` #${orderNumber}` : ''}
      </Title>
      {answers && orderId ? (
        <GivenAnswers answers={answers} orderId={orderId} />
      ) : (
        <Form orderNumber={orderNumber} link={link} />
      )}
    </>
  );
}

function Form({ orderNumber, link }: Props) {
  const language = useOrderTexts();
  const texts = language.form;
  const [logoFileName, setLogoFileName] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [isUploading, setIsUploading] = useState(false);
  const isHydrated = useMounted();
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: (values) => {
      const errors = Object.entries(validate(values));
      return Object.fromEntries(
        errors.map(([name, message]) => [
          name,
          isField(name) ? orderFormErrorText(language, name, String(message)) : message,
        ]),
      );
    },
  });
  const draft = useOrderFormDraft(orderNumber, (kept) => form.setValues(mergeDraft(form.getValues(), kept)));
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
      title: texts.sent.title,
      description: texts.sent.text,
    });
    noteOrder(link.known?.orderId ?? null, language);
    draft.clear();
    link.drop();
    form.reset();
    setLogoFileName(null);
    setRound((now) => now + 1);
    // Leaves time to read the toast before the redirect home.
    window.setTimeout(() => window.location.assign('/'), 2500);
  }

  function send(values: Values): void {
    markTitle(texts.errorTitle, false);
    dismissToast();
    const orderId = orderNumber ? Number(orderNumber) : null;
    submit.mutate(
      { ...values, orderConfirmed: true, logoFileName, orderId, token: link.token },
      {
        onSuccess: finish,
        onError(error) {
          for (const { path, message } of readFailure(error)?.issues ?? [])
            if (isField(path[0])) form.setFieldError(path[0], orderFormErrorText(language, path[0], message));
          showToast({
            title: texts.errors.failedTitle,
            description: submitFailure(error, language),
            variant: 'destructive',
          });
        },
      },
    );
  }

  function stop(): void {
    submit.reset();
    markTitle(texts.errorTitle, true);
    focusFirstError();
  }

  const price =
    link.known?.price ??
    (link.isWithoutLink ? language.prices[visitorCurrency() ?? language.market?.currency ?? 'usd'] : null);
  const notice = link.problem && texts.link[link.problem];
  const problems = FIELDS.filter((name) => form.errors[name]).map((name) => ({
    id: fieldId(name),
    message: String(form.errors[name]),
  }));
  return (
    <>
      {link.known && (
        <Text fw={600}>
          {language.packageName} · {link.known.price}
        </Text>
      )}
      {/* In place of the introduction, so that the form hardly moves. */}
      {notice ? (
        <Alert color="accent" mb="lg">
          {notice}
          {link.retry ? (
            <Button display="block" mt="sm" loading={link.isLoading} onClick={link.retry}>
              {texts.link.retry}
            </Button>
          ) : (
            <Anchor
              href={paths.customerPageOf(Number(orderNumber))}
              display="block"
              mt="xs"
              size="sm"
              underline="always"
            >
              {texts.link.newLink}
            </Anchor>
          )}
        </Alert>
      ) : (
        <Text c="dimmed" mb="lg">
          {texts.intro}
        </Text>
      )}
      <ErrorSummary title={texts.problem} problems={problems} />
      <form
        className="order-form"
        noValidate
        onSubmit={form.onSubmit(send, stop)}
        onChange={() => draft.store(form.getValues())}
      >
        <p className="order-form-note">{texts.required}</p>
        <AboutYou form={form} />
        <AboutBusiness form={form} />
        <DomainAndLogo form={form} round={round} onStored={setLogoFileName} onBusy={setIsUploading} />
        <Checkbox
          id={fieldId('orderConfirmed')}
          label={
            <>
              {price ? fillText(texts.confirm, { price }) : texts.confirmUnpriced}
              {'\u00a0'}
              <span className="order-form-star" aria-hidden="true">
                *
              </span>
            </>
          }
          key={form.key('orderConfirmed')}
          {...form.getInputProps('orderConfirmed', { type: 'checkbox' })}
          aria-invalid={form.errors.orderConfirmed ? true : undefined}
        />
        {submit.error && <p className="form-error">{submitFailure(submit.error, language)}</p>}
        <Button type="submit" size="md" loading={submit.isPending} disabled={!isHydrated || isUploading}>
          {texts.submit}
        </Button>
        <p className="order-form-kept" role="status">
          {draft.isStored && (
            <>
              <Icon name="check" /> {texts.kept}
            </>
          )}
        </p>
      </form>
    </>
  );
}

/** For the home page, to which the form leads. Without a valid link the order is not known. */
function noteOrder(orderId: number | null, { lang, form: { sent } }: OrderLanguage): void {
  const due = designsDueAt(new Date());
  const note: OrderNote = {
    text: orderId ? fillText(sent.order, { orderId, date: momentText(due, lang) }) : sent.unmatched,
    link: sent.follow,
    path: paths.customerPageOf(orderId),
    until: due.getTime(),
    lang,
  };
  writeStored('localStorage', 'order-note', JSON.stringify(note));
  // The price is paid.
  writeStored('sessionStorage', 'market-note', null);
}

type Draft = Record<string, unknown>;

/**
 * Keeps what was typed for an order in this tab, on this device, until it is sent. The secret of
 * the link is not part of it. What the home page kept of a first screen fills fields left empty.
 */
function useOrderFormDraft(orderNumber: string | null, restore: (draft: Draft) => void) {
  const key = `order-form:${orderNumber ?? 'new'}`;
  const [isStored, setIsStored] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per order; later, the form is newer
  useEffect(() => {
    const stored = readStoredJson<Draft>('sessionStorage', key);
    if (stored) {
      restore(stored);
      setIsStored(true);
    }
    restore(firstScreenAnswers());
  }, [key]);
  return {
    isStored,
    store(values: Draft): void {
      setIsStored(writeStored('sessionStorage', key, JSON.stringify(values)));
    },
    clear(): void {
      writeStored('sessionStorage', key, null);
      dropFirstScreen();
      setIsStored(false);
    },
  };
}

/** In place of the form, once its link was used. */
export function GivenAnswers({ answers, orderId }: { answers: Answers; orderId: number }) {
  const { lang, form } = useOrderTexts();
  const { given, labels } = form;
  const due = designsDueAt(answers.createdAt);
  return (
    <>
      <Alert color="brand" title={given.title} mb="lg">
        {due > new Date() && `${fillText(given.due, { date: momentText(due, lang) })} `}
        {given.change}
        <Button component="a" href={paths.customerPageOf(orderId)} display="block" w="fit-content" mt="sm">
          {form.sent.follow}
        </Button>
      </Alert>
      <section className="panel order-answers" aria-labelledby="answers-title">
        <Title order={2} size="h3" mb="md" id="answers-title">
          {given.heading}
        </Title>
        <DescriptionList
          rows={{
            [given.sent]: momentText(answers.createdAt, lang),
            [labels.fullName]: answers.fullName,
            [labels.email]: answers.email,
            [labels.phone]: answers.phone,
            [labels.businessName]: answers.businessName,
            [labels.businessDescription]: answers.businessDescription,
            [labels.billingDetails]: answers.billingDetails,
            [labels.additionalNotes]: answers.additionalNotes,
            [labels.preferredDomain]: answers.preferredDomain,
            [given.ownDomain]: form[answers.domainOwnership],
            [form.logo.yours]: answers.hasLogo ? given.logo : null,
            [labels.hearAboutUs]: sourceLabel(form, answers.hearAboutUs),
          }}
        />
      </section>
    </>
  );
}
