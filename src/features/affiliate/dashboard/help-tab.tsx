import './help-tab.css';
import '../share/share.css';
import { Anchor, Button, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { affiliateFaq } from '#src/content/affiliate/affiliate.ts';
import { reasonTitle } from '#src/domain/affiliate/claim/claim.rules.ts';
import {
  CLAIM_TEXT_MAX,
  findSaleInput,
  SALE_QUERY_MESSAGE,
  type SaleLookupView,
} from '#src/domain/affiliate/claim/claim.schema.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import { onSubmit } from '#src/ui/behaviour/on-submit.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { FaqList } from '#src/ui/components/faq-list.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';

/** Replaces the form and takes its focus. */
function ClaimSent() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Text ref={text} tabIndex={-1}>
      We’ve got your question. We’ll look into it and reply by email.
    </Text>
  );
}

type AnswerProps = { affiliateId: number; query: string; answer: SaleLookupView };

function SaleAnswer({ affiliateId, query, answer }: AnswerProps) {
  const [message, setMessage] = useState('');
  const [showReceipt, setShowReceipt] = useState(false);
  const utils = trpc.useUtils();
  const claim = trpc.affiliates.openClaim.useMutation({
    onSuccess() {
      showToast({ title: 'Question sent', description: 'We’ll look into it and reply by email.' });
      void utils.affiliates.claims.invalidate();
    },
  });
  return (
    <div className="aff-answer" role="status">
      <Title order={3}>{answer.title}</Title>
      <Text mb="md">{answer.text}</Text>
      {answer.receiptOrderId !== null && (
        <Button variant="default" onClick={() => setShowReceipt(true)} mb="md">
          Open receipt
        </Button>
      )}
      {showReceipt && answer.receiptOrderId !== null && (
        <ReceiptDialog
          affiliateId={affiliateId}
          orderId={answer.receiptOrderId}
          onClose={() => setShowReceipt(false)}
        />
      )}
      {claim.isSuccess && <ClaimSent />}
      {answer.reason !== 'counted' && !claim.isSuccess && (
        <form onSubmit={onSubmit(() => claim.mutate({ query, message }))}>
          <Stack gap="sm">
            <Textarea
              label="Not what you expected? Tell us what you know"
              description="When you sent the link, to whom, and how."
              autosize
              minRows={3}
              maxLength={CLAIM_TEXT_MAX}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
            {claim.error && (
              <p className="form-error" role="alert">
                {failureText(
                  claim.error,
                  'We couldn’t send your question. Your text is still here: try again.',
                )}
              </p>
            )}
            <Button type="submit" loading={claim.isPending} style={{ alignSelf: 'start' }}>
              Ask about this sale
            </Button>
          </Stack>
        </form>
      )}
    </div>
  );
}

function Claims() {
  const { data } = trpc.affiliates.claims.useQuery(undefined);
  if (!data?.length) return null;
  return (
    <section className="panel" aria-labelledby="claims-title">
      <Title order={2} id="claims-title" mb="md">
        Your questions
      </Title>
      <ul className="aff-claims">
        {data.map((claim) => (
          <li key={claim.id}>
            <strong>{claim.subject}</strong> ({reasonTitle(claim.reason)}), {longDate(claim.createdAt)}
            <p>{claim.answer ?? 'We’re looking into it.'}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HelpTab({ affiliateId }: { affiliateId: number }) {
  const [query, setQuery] = useState('');
  const [error, setError] = useState('');
  const find = trpc.affiliates.findSale.useMutation({
    onError: (failure) => setError(failureText(failure, 'We couldn’t look up this sale. Try again.')),
  });

  function ask(): void {
    const parsed = findSaleInput.safeParse({ query });
    if (!parsed.success) {
      setError(SALE_QUERY_MESSAGE);
      document.getElementById('sale-query')?.focus();
      return;
    }
    find.mutate({ query });
  }

  return (
    <div className="aff-stack">
      <section className="panel" aria-labelledby="sale-title">
        <Title order={2} id="sale-title" mb="xs">
          Where is my sale?
        </Title>
        <Text c="dimmed" mb="md">
          Enter the order number or the buyer’s email address. We’ll tell you whether the sale counts and why.
          We don’t say who the buyer is.
        </Text>
        <form noValidate className="aff-copy" onSubmit={onSubmit(ask)}>
          <TextInput
            id="sale-query"
            label="Order number or email address"
            value={query}
            error={error || undefined}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setError('');
              find.reset();
            }}
          />
          <Button type="submit" loading={find.isPending}>
            Find out
          </Button>
        </form>
        {find.data && <SaleAnswer affiliateId={affiliateId} query={query} answer={find.data} key={query} />}
      </section>
      <section className="panel" aria-labelledby="rules-title">
        <Title order={2} id="rules-title">
          How the programme works
        </Title>
        <FaqList items={affiliateFaq} />
        <Text mt="md">
          Anything else? Email{' '}
          <Anchor href={`mailto:${site.email}`} underline="always">
            {site.email}
          </Anchor>
          .
        </Text>
      </section>
      <Claims />
    </div>
  );
}
