/** Screenshots of the two real screens in the film. */
import type { Browser, Page } from 'playwright';
import { mix } from './motion.ts';
import { FORM_SCALE, FORM_WIDTH, PACKET, SCROLL, type Screens, type Shot, TICK_AT } from './plan.ts';

type Field = { label: string; text: string; from: number; to: number };
const FIELDS: readonly Field[] = [
  { label: 'Full Name', text: 'Nora Quillow', from: 6.3, to: 6.8 },
  { label: 'Email', text: 'nora@quillow.example', from: 6.9, to: 7.4 },
  { label: 'Business Name', text: 'Quillow Bakehouse', from: 7.5, to: 8.0 },
  {
    label: 'Business Description',
    text: 'Bread and buns from a wood-fired oven, for the whole valley.',
    from: 8.1,
    to: 9.0,
  },
];

const asUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

async function photographPacket(page: Page, base: string): Promise<Screens['packet']> {
  await page.goto(base, { waitUntil: 'load' });
  const packet = page.locator('.packet');
  // Hides the header and the demo notice: the film shows the offer alone.
  await page.addStyleTag({
    content: `html,body{background:none!important} body *{visibility:hidden!important} .packet,.packet *{visibility:visible!important;animation:none!important}`,
  });
  await packet.evaluate((element) => {
    const button = element.querySelector<HTMLElement>('.btn');
    if (button) button.textContent = (button.textContent ?? '').replace(/\s*\([^)]*\)/, '');
    for (const note of element.querySelectorAll<HTMLElement>(
      'p:not(.packet-kind, .packet-price, .packet-foot)',
    ))
      note.style.display = 'none';
  });
  const box = await packet.boundingBox();
  const button = await packet.locator('.btn').first().boundingBox();
  if (!box || !button) throw new Error('The home page shows no packet with a button.');
  const scale = PACKET.width / box.width;
  return {
    src: asUrl(await packet.screenshot({ omitBackground: true })),
    height: box.height * scale,
    button: {
      x: (button.x - box.x + button.width * 0.62) * scale,
      y: (button.y - box.y + button.height * 0.55) * scale,
    },
  };
}

async function photographForm(page: Page, base: string): Promise<Omit<Screens, 'packet'>> {
  await page.goto(new URL('/order-confirmation', base).href, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: '*{transition:none!important}' });
  const shoot = async () => asUrl(await page.screenshot({ fullPage: true }));
  const form: Shot[] = [{ from: 0, src: await shoot() }];
  for (const { label, text, from, to } of FIELDS) {
    const field = page.getByLabel(label, { exact: false }).first();
    const steps = Math.min(text.length, Math.round((to - from) * 15));
    for (let step = 1; step <= steps; step += 1) {
      await field.fill(text.slice(0, Math.round((text.length * step) / steps)));
      form.push({ from: mix(from, to, step / steps), src: await shoot() });
    }
  }
  const tick = page.getByRole('checkbox').first();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  form.push({ from: SCROLL.from, src: await shoot() });
  await tick.check();
  form.push({ from: TICK_AT, src: await shoot() });
  const [tickBox, confirmBox] = [
    await tick.boundingBox(),
    await page.getByRole('button', { name: 'Confirm Order' }).boundingBox(),
  ];
  const scrolled = await page.evaluate(() => scrollY);
  if (!tickBox || !confirmBox) throw new Error('The order form has no tick box or no button.');
  return {
    form,
    formHeight: (await page.evaluate(() => document.documentElement.scrollHeight)) * FORM_SCALE,
    tick: {
      x: (tickBox.x + tickBox.width * 0.6) * FORM_SCALE,
      y: (tickBox.y + scrolled + tickBox.height * 0.6) * FORM_SCALE,
    },
    confirm: {
      x: (confirmBox.x + confirmBox.width * 0.66) * FORM_SCALE,
      y: (confirmBox.y + scrolled + confirmBox.height * 0.55) * FORM_SCALE,
    },
  };
}

export async function photograph(browser: Browser, base: string): Promise<Screens> {
  const context = await browser.newContext({
    viewport: { width: FORM_WIDTH, height: 900 },
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  const packet = await photographPacket(page, base);
  const form = await photographForm(page, base);
  await context.close();
  return { packet, ...form };
}
