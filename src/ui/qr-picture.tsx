import './qr-picture.css';
import { useEffect, useState } from 'react';

type Props = {
  text: string;
  label: string;
  /** In pixels. */
  size: number;
};

/** Reserves its space while the library loads. */
export function QrPicture({ text, label, size }: Props) {
  const [picture, setPicture] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    import('qrcode')
      .then(({ default: qr }) => qr.toDataURL(text, { margin: 2, width: size * 2 }))
      .then((url) => isCurrent && setPicture(url))
      .catch(() => isCurrent && setHasFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [text, size]);
  if (hasFailed) return <p role="alert">The QR code could not be drawn. Reload the page to try again.</p>;
  if (!picture) return <svg className="qr-picture" width={size} height={size} aria-hidden="true" />;
  return <img src={picture} width={size} height={size} alt={label} className="qr-picture" />;
}
