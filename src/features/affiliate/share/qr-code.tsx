import './share.css';
import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { saveFile } from '#src/ui/behaviour/save-file.ts';

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

/** Reserves its space while the library loads. `size` is in pixels. */
export function QrPicture({ link, size }: { link: string; size: number }) {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void import('qrcode')
      .then(({ default: qr }) => qr.toDataURL(link, { margin: 2, width: size * 2 }))
      .then((url) => isCurrent && setPicture(url));
    return () => {
      isCurrent = false;
    };
  }, [link, size]);
  if (!picture) return <svg className="aff-qr" width={size} height={size} aria-hidden="true" />;
  return <img src={picture} width={size} height={size} alt={`QR code of ${link}`} className="aff-qr" />;
}

/** With its downloads: PNG for screens, SVG for print. */
export function QrCode({ link, code }: { link: string; code: string }) {
  return (
    <Group align="end" mt="md">
      <QrPicture link={link} size={180} />
      <Group gap="xs">
        <Button variant="default" onClick={() => void qrFile(link, code, 'png')}>
          Download PNG
        </Button>
        <Button variant="default" onClick={() => void qrFile(link, code, 'svg')}>
          Download SVG
        </Button>
      </Group>
    </Group>
  );
}
