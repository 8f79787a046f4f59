import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import { CODE_SHORT, CODE_WRONG } from '#src/domain/affiliate/login/login.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { countdown, MINUTE_MS } from '#src/domain/shared/dates.ts';
import { CODE_LENGTH, CODE_MINUTES } from '#src/domain/shared/limits.ts';
import { onSubmit } from '#src/ui/behaviour/on-submit.ts';
import { CodeBoxes } from './code-boxes.tsx';

const CODE_SUBMIT_DELAY_MS = 100;

const secondsUntil = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

/** Seconds until `endsAt` (ms), computed from the clock: timers stop while a laptop sleeps. */
function useCountdown(endsAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    setSeconds(secondsUntil(endsAt));
    const timer = window.setInterval(() => setSeconds(secondsUntil(endsAt)), 250);
    return () => window.clearInterval(timer);
  }, [endsAt]);
  return seconds;
}

function DemoMailbox() {
  const session = trpc.session.current.useQuery();
  if (!session.data?.hasDemoMailbox) return null;
  return (
    <Text c="dimmed">
      This demo sends no email.{' '}
      <Anchor href={paths.demoMailbox} target="_blank" rel="noopener" underline="always">
        Read it in the demo mailbox<span className="sr-only"> (opens in a new tab)</span>
      </Anchor>
      .
    </Text>
  );
}

type Props = {
  loginCode: LoginCode;
  onVerified: (affiliateId: number) => void;
  /** Null if the address is fixed. */
  onOtherEmail: (() => void) | null;
};

/** Announced at the start, with a minute left and at the end, not every second. */
const announcement = (seconds: number, isEarlier: boolean): string => {
  if (seconds === 0) return 'The code has expired. You can send a new one.';
  if (seconds <= 60) return 'The code expires in one minute.';
  return isEarlier ? 'The code is still valid.' : `The code is valid for ${CODE_MINUTES} minutes.`;
};

export function LoginCodeStep({ loginCode, onVerified, onOtherEmail }: Props) {
  const { email, endsAt, isEarlier } = loginCode.sent;
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const seconds = useCountdown(endsAt);
  const verify = trpc.affiliates.verifyCode.useMutation();
  const submitted = useRef('');
  // Enter may have submitted this code meanwhile.
  const submitOnce = useTimeout(() => submitted.current !== code && submit(), CODE_SUBMIT_DELAY_MS);

  function submit(): void {
    if (verify.isPending || seconds === 0) return;
    if (code.length < CODE_LENGTH) return setError(CODE_SHORT);
    submitted.current = code;
    verify.mutate(
      { email, code, type: 'login' },
      {
        onSuccess: ({ affiliate }) => onVerified(affiliate.id),
        onError(error) {
          if (readFailure(error)?.code === 'RATE_LIMITED') loginCode.markDead();
          setError(failureText(error, CODE_WRONG));
        },
      },
    );
  }

  async function sendAgain(): Promise<void> {
    const problem = await loginCode.send(email);
    setError(problem ?? '');
    if (problem) return;
    submitted.current = '';
    setCode('');
  }

  return (
    <form noValidate onSubmit={onSubmit(submit)}>
      <Stack gap="md">
        <Text>
          If <strong>{email}</strong> belongs to an affiliate account,{' '}
          {isEarlier
            ? 'we’ve already sent a six-digit code to it. It’s still valid.'
            : 'a six-digit code is on its way to it.'}{' '}
          Check your spam folder too.
        </Text>
        <DemoMailbox />
        <CodeBoxes
          // A new code is entered into empty boxes.
          key={endsAt}
          label="Verification code"
          error={error}
          isRejected={verify.isError}
          onCode={(next, reachedEnd) => {
            setCode(next);
            submitOnce.clear();
            // At the sixth digit; a code corrected in the middle waits for the button.
            const isComplete = next.length === CODE_LENGTH && (reachedEnd || code.length < CODE_LENGTH);
            if (isComplete) submitOnce.start();
            setError('');
            if (verify.isError) verify.reset();
          }}
        />
        <Text c="dimmed">
          {seconds > 0 ? `Code expires in ${countdown(seconds)}` : 'Your code has expired.'}
        </Text>
        <span className="sr-only" role="status">
          {announcement(seconds, isEarlier)}
        </span>
        <Button type="submit" size="md" loading={verify.isPending} disabled={seconds === 0}>
          Verify Code
        </Button>
        <Group justify="space-between">
          {seconds > 0 ? (
            <span className="aff-resend">
              <button type="button" disabled>
                Resend Code
              </button>
              <span aria-hidden="true">in {countdown(seconds)}</span>
            </span>
          ) : (
            <Button onClick={() => void sendAgain()} loading={loginCode.isSending}>
              Resend Code
            </Button>
          )}
          {onOtherEmail && (
            <Button variant="subtle" onClick={onOtherEmail}>
              Use Different Email
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

const SEND_FALLBACK = 'Failed to send verification code. Please try again.';

type SentCode = {
  email: string;
  /** In milliseconds; 0 before a code was sent. */
  endsAt: number;
  /** It was requested again while it was valid. */
  isEarlier: boolean;
  /** Its tries are used up. */
  isDead: boolean;
};

/**
 * Requests login codes. The server rejects a request that follows too soon, but the code sent
 * before is still valid then: it can be entered.
 */
export function useLoginCode() {
  const [sent, setSent] = useState<SentCode>({ email: '', endsAt: 0, isEarlier: false, isDead: false });
  const request = trpc.affiliates.requestCode.useMutation();

  /** @returns why there is no code to enter, or null */
  async function send(address: string): Promise<string | null> {
    const email = address.trim();
    try {
      await request.mutateAsync({ email, type: 'login' });
      setSent({ email, endsAt: Date.now() + CODE_MINUTES * MINUTE_MS, isEarlier: false, isDead: false });
      return null;
    } catch (error) {
      const isSame = sent.email.toLowerCase() === email.toLowerCase();
      const isValid = isSame && !sent.isDead && sent.endsAt > Date.now();
      if (!isValid || readFailure(error)?.code !== 'RATE_LIMITED') return failureText(error, SEND_FALLBACK);
      setSent({ ...sent, isEarlier: true });
      return null;
    }
  }

  return { sent, send, isSending: request.isPending, markDead: () => setSent({ ...sent, isDead: true }) };
}

export type LoginCode = ReturnType<typeof useLoginCode>;
