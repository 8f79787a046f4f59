/**
 * Banners of the affiliate kit as SVG and PNG. Letters become outlines in the brand's typeface, so
 * that a banner looks the same on a site that lacks the font.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { OWN_FONTS } from '../../../server/modules/project/tree/drawing/typefaces.ts';
import { type Banner, bannerFile, banners, bannerWords } from '../../../src/content/affiliate/kit.ts';
import { escapeHtml } from '../../../src/domain/shared/escape-html.ts';
import { site } from '../../../src/domain/site.ts';

const DISPLAY = 'Vollkorn720latin';
const TEXT = 'Inter450latin';

/** The landscape of the public site, simplified. */
function landscape({ width, height }: Banner): string {
  // The wide format has no space for text above high hills.
  const base = height * (width / height > 3 ? 0.9 : 0.72);
  return `<rect width="${width}" height="${height}" fill="#123a2a"/>
<circle cx="${width * 0.88}" cy="${height * 0.3}" r="${Math.min(width, height) * 0.16}" fill="#f2ac2b"/>
<path d="M0 ${base} Q ${width * 0.25} ${base - height * 0.22} ${width * 0.55} ${base} T ${width} ${base - height * 0.08} V ${height} H 0 Z" fill="#1f5c43"/>
<path d="M0 ${base + height * 0.12} Q ${width * 0.3} ${base - height * 0.02} ${width * 0.62} ${base + height * 0.13} T ${width} ${base + height * 0.08} V ${height} H 0 Z" fill="#5d8c3f"/>`;
}

const line = (x: number, y: number, size: number, text: string, family = DISPLAY): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="#f6f0df" font-family="${family}">${escapeHtml(text)}</text>`;

function words(banner: Banner): string {
  const { width, height } = banner;
  if (width / height > 3)
    return (
      line(24, 38, 26, bannerWords.headline) +
      line(24, 66, 16, `${bannerWords.price}. ${bannerWords.detail}`, TEXT) +
      line(width - 150, 78, 16, site.brand)
    );
  const unit = width / 300;
  return [
    line(20 * unit, 48 * unit, 25 * unit, 'A website for'),
    line(20 * unit, 78 * unit, 25 * unit, 'your business'),
    line(20 * unit, 116 * unit, 24 * unit, bannerWords.price),
    line(20 * unit, 142 * unit, 12 * unit, 'Hosting, domain and a year of', TEXT),
    line(20 * unit, 158 * unit, 12 * unit, 'support included', TEXT),
    line(20 * unit, height - 18 * unit, 15 * unit, site.brand),
  ].join('');
}

/** A tenth of a pixel cannot be seen, and more digits double the file. */
const rounded = (svg: string): string =>
  svg.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

export function drawBanner(banner: Banner): { svg: string; png: Buffer } {
  const { width, height } = banner;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${landscape(banner)}${words(banner)}</svg>`;
  const picture = new Resvg(drawing, { font: OWN_FONTS });
  return { svg: rounded(picture.toString()), png: picture.render().asPng() };
}

export function writeBanners(client: URL): void {
  mkdirSync(new URL('banners/', client), { recursive: true });
  for (const banner of banners) {
    const { svg, png } = drawBanner(banner);
    writeFileSync(new URL(bannerFile(banner, 'svg').slice(1), client), svg);
    writeFileSync(new URL(bannerFile(banner, 'png').slice(1), client), png);
  }
}
