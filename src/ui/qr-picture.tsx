import './qr-picture.css';
import { useQuery } from '@tanstack/react-query';

type Props = {
  text: string;
  label: string;
  /** In pixels. */
  size: number;
};

/** Reserves its space while the library loads. */
export function QrPicture({ text, label, size }: Props) {
  const { data: picture, isError } = useQuery({
    queryKey: ['QR code', text, size],
    queryFn: async () => (await import('qrcode')).default.toDataURL(text, { margin: 2, width: size * 2 }),
    gcTime: 0,
  });
  if (isError) return <p role="alert">The QR code could not be drawn. Reload the page to try again.</p>;
  if (!picture) return <svg className="qr-picture" width={size} height={size} aria-hidden="true" />;
  return <img src={picture} width={size} height={size} alt={label} className="qr-picture" />;
}
