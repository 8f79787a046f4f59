import { expect, it } from 'vitest';
import { banners } from '../../../src/content/affiliate/kit.ts';
import { drawBanner } from './banners.ts';

it.each(banners)('the banner $name needs no font: its letters are outlines', (banner) => {
  const { svg, png } = drawBanner(banner);
  expect(svg).not.toMatch(/<text|<tspan|font-family|@font-face|<image|<style/);
  // Without its typeface, resvg would leave the words out: one path per text run, beside the hills.
  expect(svg.match(/<path/g)?.length).toBeGreaterThanOrEqual(5);
  expect(svg.length).toBeLessThan(70_000);
  expect(png.readUInt32BE(16)).toBe(banner.width);
  expect(png.readUInt32BE(20)).toBe(banner.height);
});
