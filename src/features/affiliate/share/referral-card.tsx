import './referral-card.css';
import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import type { DashboardView } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { CopyField } from './copy-field.tsx';
import { QrCode } from './qr-code.tsx';
import { referralLink } from './referral-link.ts';

export function ReferralCard({ affiliate }: { affiliate: DashboardView['affiliate'] }) {
  const [isOpen, setOpen] = useState(false);
  const link = referralLink(affiliate.referralCode);
  return (
    <section className="panel aff-referral" aria-labelledby="referral-title">
      <div>
        <Title order={2} id="referral-title">
          Referral Information
        </Title>
        <p>
          Referral code <strong>{affiliate.referralCode}</strong>
          {' · '}
          Commission rate <strong>{affiliate.commissionRate}%</strong>
        </p>
      </div>
      <CopyField label="Referral link" value={link} what="referral link" button="Copy Link" isMain>
        <Button variant="default" onClick={() => setOpen(true)}>
          QR code
        </Button>
      </CopyField>
      <Dialog title="Your referral link as a QR code" isOpen={isOpen} onClose={() => setOpen(false)}>
        <QrCode link={link} code={affiliate.referralCode} />
      </Dialog>
    </section>
  );
}
