import './referral-card.css';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { DashboardView } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { CopyField } from './copy-field.tsx';
import { FullScreenCode } from './full-screen-code.tsx';
import { QrCode } from './qr-code.tsx';
import { referralLink } from './referral-link.ts';

/** One row: code and rate, the link to copy, its QR code. */
export function ReferralCard({ affiliate }: { affiliate: DashboardView['affiliate'] }) {
  const [open, setOpen] = useState<'qr' | 'full-screen' | null>(null);
  const close = (): void => setOpen(null);
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
        <Button variant="default" onClick={() => setOpen('qr')}>
          QR code
        </Button>
      </CopyField>
      <Dialog title="Your referral link as a QR code" isOpen={open === 'qr'} onClose={close}>
        <QrCode link={link} code={affiliate.referralCode} />
        <Text mt="md" mb="sm">
          Sitting with a client? Show full-screen QR code, and see when their visit is counted.
        </Text>
        <Button onClick={() => setOpen('full-screen')}>Show full screen</Button>
      </Dialog>
      {open === 'full-screen' && <FullScreenCode affiliateId={affiliate.id} link={link} onClose={close} />}
    </section>
  );
}
