import { type Banner, bannerWords } from '#src/content/affiliate/kit.ts';
import { escapeHtml } from '#src/domain/shared/escape-html.ts';
import { site } from '#src/domain/site.ts';

/** The landscape of the public site, simplified. */
function landscape({ width, height }: Banner): string {
  // The wide format has no space for text above high hills.
  const base = height * (width / height > 3 ? 0.9 : 0.72);
  return `<rect width="${width}" height="${height}" fill="#123a2a"/>
<circle cx="${width * 0.88}" cy="${height * 0.3}" r="${Math.min(width, height) * 0.16}" fill="#f2ac2b"/>
<path d="M0 ${base} Q ${width * 0.25} ${base - height * 0.22} ${width * 0.55} ${base} T ${width} ${base - height * 0.08} V ${height} H 0 Z" fill="#1f5c43"/>
<path d="M0 ${base + height * 0.12} Q ${width * 0.3} ${base - height * 0.02} ${width * 0.62} ${base + height * 0.13} T ${width} ${base + height * 0.08} V ${height} H 0 Z" fill="#5d8c3f"/>`;
}

const line = (x: number, y: number, size: number, text: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="#f6f0df" font-family="Georgia, 'Times New Roman', serif" ${more}>${escapeHtml(text)}</text>`;

function words(banner: Banner): string {
  const { width, height } = banner;
  const brand = `font-weight="700"`;
  if (width / height > 3)
    return (
      line(24, 38, 26, bannerWords.headline, brand) +
      line(24, 66, 17, `${bannerWords.price}. ${bannerWords.detail}`) +
      line(width - 150, 78, 16, site.brand, brand)
    );
  const unit = width / 300;
  return [
    line(20 * unit, 48 * unit, 25 * unit, 'A website for', brand),
    line(20 * unit, 78 * unit, 25 * unit, 'your business', brand),
    line(20 * unit, 116 * unit, 24 * unit, bannerWords.price, brand),
    line(20 * unit, 142 * unit, 12.5 * unit, 'Hosting, domain and a year of'),
    line(20 * unit, 158 * unit, 12.5 * unit, 'support included'),
    line(20 * unit, height - 18 * unit, 15 * unit, site.brand, brand),
  ].join('');
}

export const bannerSvg = (banner: Banner): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${banner.width}" height="${banner.height}" viewBox="0 0 ${banner.width} ${banner.height}">${landscape(banner)}${words(banner)}</svg>`;

export const svgDataUrl = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Most advertising platforms take PNG, few take SVG. */
export async function bannerPng(banner: Banner): Promise<Blob> {
  const image = new Image(banner.width, banner.height);
  image.src = svgDataUrl(bannerSvg(banner));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = banner.width;
  canvas.height = banner.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, banner.width, banner.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
