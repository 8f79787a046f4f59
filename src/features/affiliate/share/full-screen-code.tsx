import './full-screen-code.css';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import { QrPicture } from '#src/ui/qr-picture.tsx';

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

function Scene({ affiliateId, link }: { affiliateId: number; link: string }) {
  const visits = useNewVisits(affiliateId);
  const isCounted = visits !== null && visits > 0;
  return (
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
  );
}

/** The QR code on the whole screen, until the client's visit is counted. */
export function FullScreenCode({
  affiliateId,
  link,
  onClose,
}: {
  affiliateId: number;
  link: string;
  onClose: () => void;
}) {
  return (
    <Modal.Root opened onClose={onClose} fullScreen>
      <Modal.Content aria-label="Full-screen QR code">
        <Modal.Body className="aff-full-screen-body">
          <Scene affiliateId={affiliateId} link={link} />
        </Modal.Body>
        <Modal.CloseButton className="dialog-close" aria-label="Close" size="lg" />
      </Modal.Content>
    </Modal.Root>
  );
}
