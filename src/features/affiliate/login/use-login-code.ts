import { useState } from 'react';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import { CODE_MINUTES } from '#src/domain/shared/limits.ts';

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
