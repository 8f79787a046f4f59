import './payout-notes.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { LoginCodeStep, useLoginCode } from '../login/login-code-step.tsx';

/** Emails the login code to the account's own address and asks for it on the spot. */
function ConfirmEmail() {
  const [isOpen, setIsOpen] = useState(false);
  const profile = trpc.affiliates.profile.useQuery(undefined);
  const loginCode = useLoginCode();
  const queries = useQueryClient();
  const email = profile.data?.email;
  if (!email) return null;

  async function send(to: string): Promise<void> {
    const problem = await loginCode.send(to);
    if (problem) showToast({ title: 'Code not sent', description: problem, variant: 'destructive' });
    else setIsOpen(true);
  }

  return (
    <>
      <Button size="sm" loading={loginCode.isSending} onClick={() => void send(email)}>
        Send me the code now
      </Button>
      <Dialog title="Confirm your email address" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <LoginCodeStep
          loginCode={loginCode}
          onOtherEmail={null}
          onVerified={() => {
            setIsOpen(false);
            // The session is a new one: everything read with the old one is stale.
            void queries.invalidateQueries();
            showToast({ title: 'Email confirmed', description: 'You can be paid from now on.' });
          }}
        />
      </Dialog>
    </>
  );
}

type Props = { affiliateId: number; isOwn: boolean; onAddDetails: () => void };

/** Reasons why money is held, each with the action that releases it. */
export function PayoutNotes({ affiliateId, isOwn, onAddDetails }: Props) {
  const { data } = trpc.affiliates.nextPayout.useQuery({ affiliateId });
  if (!data) return null;
  return (
    <>
      {data.held && (
        <div className="aff-note">
          <p>{data.held.text}</p>
          {isOwn && data.held.reason === 'unverified' && <ConfirmEmail />}
          {isOwn && data.held.reason === 'no-details' && (
            <Button size="sm" onClick={onAddDetails}>
              Add payout details
            </Button>
          )}
        </div>
      )}
      {data.notYet.some(({ reason }) => reason === 'negative') && (
        <div className="aff-note">
          <p>
            Some sales were refunded after we paid you. A negative balance carries over: your next commissions
            pay it off first.
          </p>
        </div>
      )}
    </>
  );
}
