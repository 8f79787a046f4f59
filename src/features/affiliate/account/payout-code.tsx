import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import { CODE_SHORT, CODE_WRONG } from '#src/domain/affiliate/account/affiliate.schema.ts';
import type { ProfileView } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { CODE_LENGTH } from '#src/domain/shared/limits.ts';
import { CodeBoxes, EMPTY_CODE } from '../login/code-boxes.tsx';

/** One of them is empty: money goes to one account. */
export type Details = { paypalEmail: string; bankDetails: string };

type CodeProps = {
  details: Details;
  onDone: (profile: ProfileView) => void;
  onRejected: (error: unknown) => void;
  onCancel: () => void;
};

/** The second step of a change: the emailed code. */
export function PayoutCode({ details, onDone, onRejected, onCancel }: CodeProps) {
  const [digits, setDigits] = useState<string[]>([...EMPTY_CODE]);
  const [error, setError] = useState('');
  const change = trpc.affiliates.updatePayoutDetails.useMutation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function submit(): void {
    const code = digits.join('');
    if (code.length < CODE_LENGTH) return setError(CODE_SHORT);
    change.mutate(
      { ...details, code },
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
        <Text>We’ve emailed you a six-digit code. Nothing changes until you enter it.</Text>
        <p className="form-error" role="alert" id="payout-code-error">
          {error}
        </p>
        <CodeBoxes
          label="Code from the email"
          digits={digits}
          errorId="payout-code-error"
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
            Change payout details
          </Button>
          <Button variant="default" onClick={onCancel}>
            Back
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
