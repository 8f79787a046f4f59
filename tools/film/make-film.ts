/**
 * `npm run make:film` (tools/README.md): writes public/video/presentation.webm and .mp4. Frames
 * depend on time only, so the film is reproducible.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findChromium, HOW_TO_GET_CHROMIUM } from '../../scripts/checks/chromium.ts';
import { encode, FPS, OUT } from './encode.ts';
import { LENGTH } from './plan.ts';
import { photograph } from './screens.ts';
import { openStage } from './shoot.ts';

/** The film loops: its end matches its start. */
const START = 22.7;

async function run(): Promise<void> {
  const stillsAt = process.argv.indexOf('--stills');
  const stills = stillsAt > 0 ? process.argv[stillsAt + 1] : undefined;
  const base = process.argv.slice(2).find((word) => /^https?:/.test(word)) ?? 'http://localhost:3000';
  if (!stills && spawnSync('ffmpeg', ['-version']).status !== 0) {
    throw new Error(
      'ffmpeg is missing (Debian: apt-get install ffmpeg). It is needed only to make the film anew.',
    );
  }
  const executablePath = findChromium();
  if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  });
  const frames = mkdtempSync(path.join(tmpdir(), 'film-'));
  try {
    const draw = await openStage(browser, await photograph(browser, base));
    if (stills) {
      mkdirSync(stills, { recursive: true });
      const step = Number(process.argv[stillsAt + 2] ?? 1) || 1;
      for (let t = 0; t < LENGTH; t += step)
        writeFileSync(path.join(stills, `${t.toFixed(2).padStart(5, '0')}.png`), await draw(t));
      return;
    }
    mkdirSync(OUT, { recursive: true });
    for (let i = 0; i < LENGTH * FPS; i += 1) {
      const picture = await draw((START + i / FPS) % LENGTH);
      writeFileSync(path.join(frames, `${String(i).padStart(4, '0')}.png`), picture);
    }
    encode(
      frames,
      'presentation.webm',
      [38, 43, 48],
      ['-c:v', 'libsvtav1', '-preset', '7', '-g', '240', '-pix_fmt', 'yuv420p10le'],
    );
    const h264 = [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-g',
      '240',
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
    ];
    encode(frames, 'presentation.mp4', [27, 29, 31, 33], h264);
  } finally {
    await browser.close();
    rmSync(frames, { recursive: true, force: true });
  }
}

await run();
