import './referral-card.css';
import { Button, Modal, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import type { DashboardView } from '#src/domain/affiliate/commission/commission.schema.ts';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { Icon } from '#src/ui/components/icon.tsx';
import { QrPicture } from '#src/ui/qr-picture.tsx';
import { QrCode, ReferralLinkField, referralLink } from './referral-link.tsx';

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
      <ReferralLinkField link={link}>
        <Button variant="default" onClick={() => setOpen('qr')}>
          QR code
        </Button>
      </ReferralLinkField>
      <Dialog title="Your referral link as a QR code" isOpen={open === 'qr'} onClose={close}>
        <QrCode link={link} code={affiliate.referralCode} size={180} />
        <Text mt="md" mb="sm">
          Sitting with a client? Show the full-screen QR code, and see when their visit is counted.
        </Text>
        <Button onClick={() => setOpen('full-screen')}>Show full screen</Button>
      </Dialog>
      {open === 'full-screen' && <FullScreenCode affiliateId={affiliate.id} link={link} onClose={close} />}
    </section>
  );
}

const ASK_AGAIN_MS = 3000;

/** Visits counted since this screen was opened; null until the first answer. */
function useNewVisits(affiliateId: number): number | null {
  const [first, setFirst] = useState<number | null>(null);
  const { data } = trpc.affiliates.visitCount.useQuery(
    { affiliateId },
    { refetchInterval: ASK_AGAIN_MS, gcTime: 0, staleTime: 0 },
  );
  if (data && first === null) setFirst(data.visits);
  return data ? data.visits - (first ?? data.visits) : null;
}

type FullScreenProps = { affiliateId: number; link: string; onClose: () => void };

function FullScreenCode({ affiliateId, link, onClose }: FullScreenProps) {
  const visits = useNewVisits(affiliateId);
  const isCounted = visits !== null && visits > 0;
  return (
    <Modal.Root opened onClose={onClose} fullScreen>
      <Modal.Content aria-label="Full-screen QR code">
        <Modal.Body className="aff-full-screen-body">
          <div className="aff-full-screen" data-counted={isCounted || undefined}>
            <div className="aff-full-screen-code">
              <QrPicture text={link} label={`QR code of ${link}`} size={320} />
            </div>
            {/* For a phone that can't scan it. */}
            <p className="aff-full-screen-link">{link.replace(/^https?:\/\//, '')}</p>
            {isCounted && (
              <span className="aff-full-screen-mark">
                <Icon name="check" />
              </span>
            )}
            <p role="status">
              {visits === null
                ? 'One moment…'
                : isCounted
                  ? `The visit is counted. ${visits === 1 ? 'One visit' : `${visits} visits`} since you opened this screen.`
                  : 'Ask your client to scan this code. You’ll see here when their visit is counted.'}
            </p>
          </div>
        </Modal.Body>
        <Modal.CloseButton className="dialog-close" aria-label="Close" size="lg" />
      </Modal.Content>
    </Modal.Root>
  );
}
