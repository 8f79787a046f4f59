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
    await expect(panel.getByRole('button', { name: `Remove: ${title}`, exact: true })).toBeVisible({
      // Each picture is drawn again in a process of its own.
      timeout: 60_000,
    });
}

/**
 * Makes a change of the project.
 * @param email part of the email that the dialog shows before it is sent
 */
export async function changeProject(page: Page, name: string, email?: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await projectPanel(page)
    .getByRole('button', { name: `${name}…` })
    .click();
  if (email) await expect(dialog.getByRole('figure')).toContainText(email);
  else await expect(dialog).toContainText('No email is sent.');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
