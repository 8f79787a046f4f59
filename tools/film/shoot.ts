/** Renders any frame of the film in a browser. */
import type { Browser } from 'playwright';
import { type Screens, SHOWN } from './plan.ts';
import { stage } from './stage.ts';
import { frameAt } from './story.ts';

export async function openStage(browser: Browser, screens: Screens): Promise<(t: number) => Promise<Buffer>> {
  const page = await browser.newPage({ viewport: SHOWN, deviceScaleFactor: 1 });
  await page.setContent(stage(screens), { waitUntil: 'load' });
  await page.evaluate(() =>
    Promise.all([document.fonts.load('720 20px vollkorn'), document.fonts.load('450 20px inter')]),
  );
  const session = await page.context().newCDPSession(page);
  let formNow = '';
  return async (t) => {
    const { styles, form } = frameAt(t, screens);
    await page.evaluate((all) => {
      for (const [id, text] of Object.entries(all)) {
        const element = document.getElementById(id);
        if (!element) throw new Error(`nothing is called ${id}`);
        element.style.cssText = text;
      }
    }, styles);
    if (form !== formNow) {
      formNow = form;
      await page.evaluate((src) => {
        const picture = document.getElementById('form') as HTMLImageElement;
        picture.src = src;
        return picture.decode();
      }, form);
    }
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  };
}
