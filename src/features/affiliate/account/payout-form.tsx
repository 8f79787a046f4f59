import { Button, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import { CODE_LENGTH, CODE_SHORT, CODE_WRONG } from '#src/domain/affiliate/affiliate.schema.ts';
import {
  PAYOUT_HOLD_HOURS,
  type ProfileView,
  payoutDetails,
} from '#src/domain/affiliate/affiliate-account.schema.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { CodeBoxes, EMPTY_CODE } from '../login/code-boxes.tsx';

type Values = { paypalEmail: string; bankDetails: string };

function Current({ profile }: { profile: ProfileView }) {
  return (
    <>
      <dl className="description-list">
        <dt>PayPal</dt>
        <dd>{profile.paypalEmail ?? 'Not given'}</dd>
        <dt>Bank</dt>
        <dd>{profile.bankDetails ?? 'Not given'}</dd>
      </dl>
      {profile.payoutHoldUntil && (
        <p className="form-error">
          Changed recently: payouts wait until {longDate(profile.payoutHoldUntil)}.
        </p>
      )}
    </>
  );
}

type CodeProps = {
  values: Values;
  onDone: (profile: ProfileView) => void;
  onRejected: (error: unknown) => void;
  onCancel: () => void;
};

function CodePart({ values, onDone, onRejected, onCancel }: CodeProps) {
  const [digits, setDigits] = useState<string[]>([...EMPTY_CODE]);
  const [error, setError] = useState('');
  const change = trpc.affiliates.updatePayoutDetails.useMutation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function submit(): void {
    const code = digits.join('');
    if (code.length < CODE_LENGTH) return setError(CODE_SHORT);
    change.mutate(
      { ...values, code },
      {
        onSuccess: onDone,
        onError(error) {
          if (readFailure(error)?.issues.some(({ path }) => path[0] !== 'code')) return onRejected(error);
          setError(failureText(error, CODE_WRONG));
        },
      },
    );
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        <Text>We have mailed you a six-digit code. Nothing is changed until you enter it.</Text>
        <p className="form-error" role="alert" id="payout-code-fault">
          {error}
        </p>
        <CodeBoxes
          label="Code from the email"
          digits={digits}
          errorId="payout-code-fault"
          hasError={error !== ''}
          isRejected={change.isError}
          onDigits={(next) => {
            setDigits(next);
            setError('');
            if (change.isError) change.reset();
          }}
        />
        <Group>
          <Button type="submit" loading={change.isPending}>
            Change Payout Details
          </Button>
          <Button variant="default" onClick={onCancel}>
            Back
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A change needs a fresh code, notifies the old address and puts payouts on hold. */
export function PayoutForm({ profile }: { profile: ProfileView }) {
  const [pending, setPending] = useState<Values | null>(null);
  const form = useForm<Values>({
    initialValues: { paypalEmail: '', bankDetails: '' },
    validate: schemaResolver(payoutDetails, { sync: true }),
  });
  const request = trpc.affiliates.requestPayoutCode.useMutation();
  const utils = trpc.useUtils();

  function askForCode(values: Values): void {
    request.mutate(undefined, {
      onSuccess: () => setPending(values),
      onError: (error) =>
        showToast({
          title: 'No Code Sent',
          description: failureText(error, 'Please try again.'),
          variant: 'destructive',
        }),
    });
  }

  function stop(): void {
    request.reset();
    focusFirstError();
  }

  return (
    <section className="panel" aria-labelledby="payout-details-title">
      <Title order={2} id="payout-details-title" mb="md">
        Payout details
      </Title>
      <Current profile={profile} />
      <Title order={3} mt="lg" mb="xs">
        Change them
      </Title>
      <Text c="dimmed" mb="md">
        What you enter replaces both. After a change, payouts wait for {PAYOUT_HOLD_HOURS} hours and we tell
        your old address, in case it was not you.
      </Text>
      {pending ? (
        <CodePart
          values={pending}
          onCancel={() => setPending(null)}
          onRejected={(error) => {
            for (const issue of readFailure(error)?.issues ?? [])
              form.setFieldError(String(issue.path[0]), issue.message);
            setPending(null);
          }}
          onDone={(updated) => {
            utils.affiliates.profile.setData(undefined, updated);
            void utils.affiliates.outlook.invalidate();
            form.reset();
            setPending(null);
            showToast({ title: 'Payout Details Changed', description: 'We’ve sent you an email about it.' });
          }}
        />
      ) : (
        <form noValidate onSubmit={form.onSubmit(askForCode, stop)}>
          <Stack gap="md">
            <TextInput
              label="PayPal Email"
              type="email"
              autoComplete="off"
              {...form.getInputProps('paypalEmail')}
            />
            <Textarea
              label="Bank Details"
              description="Account holder, IBAN or account number, bank. Leave PayPal empty to be paid by bank transfer."
              autosize
              minRows={3}
              autoComplete="off"
              {...form.getInputProps('bankDetails')}
            />
            {request.error && <p className="form-error">{failureText(request.error, 'Please try again.')}</p>}
            <Button type="submit" loading={request.isPending} style={{ alignSelf: 'start' }}>
              Send Me a Code
            </Button>
          </Stack>
        </form>
      )}
    </section>
  );
}
