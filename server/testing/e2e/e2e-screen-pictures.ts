/** Pictures of the screens that the journey opens, to look at. */
import path from 'node:path';
import type { Page } from 'playwright/test';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Writes `NUMBER-NAME-WIDTH-SCHEME.png` into a folder of the group, if SCREENS_FOLDER is set. */
export async function takePictures(page: Page, group: string, number: number, name: string): Promise<void> {
  const folder = process.env.SCREENS_FOLDER;
  if (!folder) return;
  for (const size of WINDOWS)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce', colorScheme });
      const file = `${String(number).padStart(2, '0')}-${name}-${size.width}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(folder, group, file), animations: 'disabled' });
    }
}
