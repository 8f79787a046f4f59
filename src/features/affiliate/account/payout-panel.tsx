import '../dashboard/payout-notes.css';
import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import type { ProfileView } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { PayoutForm } from './payout-form.tsx';

/** Where the money goes now. A change is made in a dialog, with an emailed code. */
export function PayoutPanel({ profile }: { profile: ProfileView }) {
  const [isChanging, setIsChanging] = useState(false);
  const isMissing = !profile.paypalEmail && !profile.bankDetails;
  const change = isMissing ? 'Add payout details…' : 'Change payout details…';
  return (
    <section className="panel" aria-labelledby="payout-details-title">
      <Title order={2} id="payout-details-title" mb="md">
        Payout details
      </Title>
      <DescriptionList
        rows={{
          PayPal: profile.paypalEmail,
          Bank: profile.bankDetails,
          'Paid to': isMissing ? 'Not given yet' : null,
        }}
      />
      {profile.payoutHoldUntil && (
        <div className="aff-note" style={{ marginTop: '1rem' }}>
          <p>Changed recently: payouts are paused until {longDate(profile.payoutHoldUntil)}.</p>
        </div>
      )}
      <Button variant="default" mt="lg" onClick={() => setIsChanging(true)}>
        {change}
      </Button>
      <Dialog
        title={isMissing ? 'Add payout details' : 'Change payout details'}
        isOpen={isChanging}
        onClose={() => setIsChanging(false)}
      >
        <PayoutForm profile={profile} onClose={() => setIsChanging(false)} />
      </Dialog>
    </section>
  );
}
