import { useEffect, useState } from 'react';

/** Draws the matrix as SVG: an image URL would need a wider content security policy. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const [shape, setShape] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('qrcode').then(({ create }) => {
      const { modules } = create(text, { errorCorrectionLevel: 'M' });
      let path = '';
      for (let y = 0; y < modules.size; y++)
        for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) path += `M${x} ${y}h1v1h-1z`;
      if (!isGone) setShape({ size: modules.size, path });
    });
    return () => {
      isGone = true;
    };
  }, [text]);
  if (!shape) return null;
  return (
    <svg
      className="totp-code"
      viewBox={`0 0 ${shape.size} ${shape.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={shape.path} fill="#10201a" />
    </svg>
  );
}
