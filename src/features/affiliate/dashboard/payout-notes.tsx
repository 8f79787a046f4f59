import './payout-notes.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { LoginCodeStep } from '../login/login-code-step.tsx';
import { SEND_FALLBACK } from '../login/login-email-step.tsx';

/** Emails the login code to the account's own address and asks for it on the spot. */
function ConfirmEmail() {
  const [isOpen, setIsOpen] = useState(false);
  const profile = trpc.affiliates.profile.useQuery(undefined);
  const send = trpc.affiliates.requestCode.useMutation();
  const queries = useQueryClient();
  const email = profile.data?.email;
  if (!email) return null;
  return (
    <>
      <Button
        size="sm"
        loading={send.isPending}
        onClick={() =>
          send.mutate(
            { email, type: 'login' },
            {
              onSuccess: () => setIsOpen(true),
              onError: (error) =>
                showToast({
                  title: 'Code not sent',
                  description: failureText(error, SEND_FALLBACK),
                  variant: 'destructive',
                }),
            },
          )
        }
      >
        Send me the code now
      </Button>
      <Dialog title="Confirm your email address" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <LoginCodeStep
          email={email}
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
  const { data } = trpc.affiliates.forecast.useQuery({ affiliateId });
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
      {data.due.some(({ amountMinor }) => amountMinor < 0) && (
        <div className="aff-note">
          <p>
            Some sales were refunded after we paid you. A balance below zero is carried over, and coming
            commissions make up for it first.
          </p>
        </div>
      )}
    </>
  );
}
