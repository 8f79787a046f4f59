/** For end-to-end tests of projects: what staff do on the page of an order. */
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expect } from './e2e-fixtures.ts';

export const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 1400, channels: 3, background } })
    .png()
    .toBuffer();

export const projectPanel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Project', exact: true });

/** The file's name becomes the title of the design. */
export async function uploadDesigns(page: Page, designs: Record<string, string>): Promise<void> {
  const panel = page.getByRole('region', { name: 'Designs' });
  const files = Object.entries(designs).map(async ([title, background]) => ({
    name: `${title}.png`,
    mimeType: 'image/png',
    buffer: await picture(background),
  }));
  await panel.locator('input[type=file]').setInputFiles(await Promise.all(files));
  for (const title of Object.keys(designs))
    await expect(panel.getByRole('button', { name: `Remove: ${title}`, exact: true })).toBeVisible();
}

export async function uploadPdf(page: Page, title: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Designs' });
  const buffer = Buffer.from('%PDF-1.7');
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: `${title}.pdf`, mimeType: 'application/pdf', buffer });
  await expect(panel.getByRole('button', { name: `Remove: ${title}`, exact: true })).toBeVisible();
}

export type ChangeSteps = {
  /** Part of the email that the dialog shows before it is sent. */
  email?: string | RegExp;
  /** Fills in what the dialog asks for. */
  fill?: (dialog: Locator) => Promise<unknown>;
};

/** Makes a change of the project. */
export async function changeProject(
  page: Page,
  name: string,
  { email, fill }: ChangeSteps = {},
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await projectPanel(page)
    .getByRole('button', { name: `${name}…` })
    .click();
  if (email) await expect(dialog.getByRole('figure')).toContainText(email);
  else await expect(dialog).toContainText('No email is sent.');
  await fill?.(dialog);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
