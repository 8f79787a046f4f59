import './share.css';
import { Button, Group, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { copyText } from '#src/ui/behaviour/copy-text.ts';
import { saveFile } from '#src/ui/behaviour/save-file.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { QrPicture } from '#src/ui/qr-picture.tsx';

/** Shown and copied links use the current host. */
export const referralLink = (code: string, path = '/'): string => {
  const url = new URL(path, window.location.origin);
  url.searchParams.set('ref', code);
  return url.href;
};

type Props = { link: string; label?: string; button?: string; children?: ReactNode };

export function ReferralLinkField({ link, label = 'Referral link', button = 'Copy Link', children }: Props) {
  return (
    <div className="aff-copy">
      <TextInput label={label} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Button onClick={() => void copyText(link, 'referral link')}>{button}</Button>
      {children}
    </div>
  );
}

async function qrFile(link: string, code: string, kind: 'svg' | 'png'): Promise<void> {
  const { default: qr } = await import('qrcode');
  const options = { margin: 2, errorCorrectionLevel: 'M' as const };
  const name = `qr-${code}.${kind}`;
  if (kind === 'svg')
    return saveFile(
      name,
      new Blob([await qr.toString(link, { ...options, type: 'svg' })], { type: 'image/svg+xml' }),
    );
  const canvas = document.createElement('canvas');
  await qr.toCanvas(canvas, link, { ...options, width: 1024 });
  canvas.toBlob((picture) => picture && saveFile(name, picture), 'image/png');
}

type QrCodeProps = {
  link: string;
  code: string;
  /** In pixels, on the screen. */
  size: number;
};

export function QrCode({ link, code, size }: QrCodeProps) {
  const download = (kind: 'svg' | 'png') =>
    void qrFile(link, code, kind).catch(() =>
      showToast({
        title: 'Download failed',
        description: 'We couldn’t draw the QR code. Try again.',
        variant: 'destructive',
      }),
    );
  return (
    <Group align="end" mt="md" wrap="nowrap">
      <QrPicture text={link} label={`QR code of ${link}`} size={size} />
      <Group gap="xs">
        <Button variant="default" onClick={() => download('png')}>
          Download PNG
        </Button>
        <Button variant="default" onClick={() => download('svg')}>
          Download SVG
        </Button>
      </Group>
    </Group>
  );
}

type NothingYetProps = { title: string; text: string; referralCode: string };

export function NothingYet({ title, text, referralCode }: NothingYetProps) {
  return (
    <div className="aff-empty">
      <p className="title">{title}</p>
      <p>{text}</p>
      <Button variant="default" onClick={() => void copyText(referralLink(referralCode), 'referral link')}>
        Copy link
      </Button>
    </div>
  );
}
