/** For end-to-end tests of the customer's page, in German: its designs and the round of changes. */
import type { Page } from 'playwright/test';
import { customerPage as texts } from '#src/content/languages/de/customer-page.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { expectAccessible } from './e2e-accessibility.ts';
import { expect } from './e2e-fixtures.ts';

export const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
export const clockOf = (page: Page) => page.getByRole('region', { name: texts.clock.label });
const designsOf = (page: Page) => page.getByRole('region', { name: texts.designs.title });
/** On the whole screen: arrows change the design, Escape returns to its card. */
export async function lookAtDesigns(page: Page, total: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  const view = designsOf(page).getByRole('button', {
    name: fillText(texts.designs.viewNamed, { title: 'Folio' }),
  });
  await expect(headingOf(page)).toHaveText(texts.now.choosing.title);
  await expect(designsOf(page).getByText('Ihre Bücher zuerst.')).toBeVisible();
  await expectAccessible(page);
  await view.click();
  await expect(
    dialog.getByRole('img', { name: fillText(texts.designs.picture, { title: 'Folio' }) }),
  ).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(fillText(texts.viewer.position, { n: 2, total }))).toBeVisible();
  await expect(
    dialog.getByRole('img', { name: fillText(texts.designs.picture, { title: 'Quarto' }) }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();
}

/** The first attempt fails, and nothing is lost. */
export async function requestChanges(page: Page): Promise<void> {
  const changes = page.getByRole('textbox', { name: texts.changes.label });
  const send = page.getByRole('button', { name: texts.changes.send });
  await page.getByRole('button', { name: texts.changes.button }).click();
  await expect(changes).toBeFocused();
  await send.click();
  await expect(changes).toHaveAccessibleDescription(new RegExp(RegExp.escape(texts.errors.text)));
  await changes.fill('Bitte eine größere Überschrift.');
  await page.route('**/customerPage.requestChanges*', (route) => route.abort('internetdisconnected'), {
    times: 1,
  });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: texts.errors.failed })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: texts.changes.button }).click();
  await expect(changes).toHaveValue('Bitte eine größere Überschrift.');
  await send.click();
  await expect(headingOf(page)).toHaveText(texts.now.redesigning.title);
  await expect(page.getByRole('blockquote')).toHaveText('Bitte eine größere Überschrift.');
}

export async function choose(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(headingOf(page)).toHaveText(texts.now.choosing.title);
  await expect(designsOf(page).getByText(texts.designs.earlier)).toBeVisible();
  await designsOf(page)
    .getByRole('button', {
      name: new RegExp(`^${RegExp.escape(texts.designs.choose)}.*${RegExp.escape(title)}$`),
    })
    .click();
  await dialog.getByLabel(texts.designs.confirm.note).fill('Danke für die Überschrift.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: texts.designs.choose }).click();
  await expect(headingOf(page)).toHaveText(texts.now.building.title);
  await expect(designsOf(page).getByText(texts.designs.chosen)).toBeVisible();
  await expect(clockOf(page)).toContainText(/noch .+ Geschäftszeit/);
}
