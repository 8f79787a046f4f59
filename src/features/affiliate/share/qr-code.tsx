import { Button, Group } from '@mantine/core';
import { saveFile } from '#src/ui/behaviour/save-file.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { QrPicture } from '#src/ui/qr-picture.tsx';

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

type Props = {
  link: string;
  code: string;
  /** In pixels, on the screen. */
  size: number;
};

export function QrCode({ link, code, size }: Props) {
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
