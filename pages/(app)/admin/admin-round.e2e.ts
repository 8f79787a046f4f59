/** The morning round through everything that is due, in a shop of its own. */
import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { DEMO_ADMIN, signIn } from '#server/testing/e2e/e2e-admin.ts';
import { expect } from '#server/testing/e2e/e2e-fixtures.ts';
import { testInShop } from '#server/testing/e2e/e2e-own-shop.ts';

const test = testInShop();

// A new demo shop has a form link to send, a form to start on, enquiries to answer, and more.
test('one key starts the round; each decision asks or can be undone; the end names the next moment', async ({
  page,
}) => {
  await signIn(page, DEMO_ADMIN);
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Morning round' })).toBeVisible();
  await page.keyboard.press('r');
  const heading = page.getByRole('heading', { level: 2 });
  const progress = page.getByRole('main').getByRole('status');
  await expect(progress).toHaveText(/^1 of \d+$/);
  const total = Number((await progress.textContent())?.split(' of ')[1]);
  const startWork = page.getByRole('button', { name: 'Start work' });
  let position = 1;
  let skipped = 0;
  const expectNext = () => expect(progress).toHaveText(`${++position} of ${total}`);
  await expect(heading).toBeFocused();
  await expect(page.getByText('Paid order: form link not sent')).toBeVisible();
  await expectAccessible(page);

  await test.step('an email asks before it leaves', async () => {
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Send form link' });
    await expect(dialog).toContainText('1 customer will get an email with the form link.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(progress).toHaveText(`1 of ${total}`);
    await page.getByRole('button', { name: 'Send form link' }).click();
    await dialog.getByRole('button', { name: 'Send form link' }).click();
    await expect(page.locator('.toast')).toContainText('1 form link sent');
    await expectNext();
  });

  await test.step('steps are skipped by key', async () => {
    for (; !(await startWork.isVisible()); skipped++) {
      await expect(heading).toBeFocused();
      await page.keyboard.press('j');
      await expectNext();
    }
    expect(skipped).toBeGreaterThan(0);
  });

  await test.step('a change of status can be undone', async () => {
    await startWork.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start work' }).click();
    await expect(page.locator('.toast').getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectNext();
  });

  await test.step('an enquiry is answered', async () => {
    await page.getByRole('link', { name: 'Reply, mark as answered' }).click();
    await expect(page.locator('.toast')).toContainText('new → answered');
    await expectNext();
  });

  const left = total - 3 - skipped;
  await test.step('a skipped step does not come back when a record was opened meanwhile', async () => {
    await page.getByRole('link', { name: 'Open' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Enquiry of / })).toBeVisible();
    await page.goBack();
    await expect(progress).toHaveText(`1 of ${left}`);
  });

  for (let n = 2; n <= left; n++) {
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(progress).toHaveText(`${n} of ${left}`);
  }
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(heading).toHaveText(/^Done at \d\d:\d\d, next (on .* )?at \d\d:\d\d$/);
  await expect(heading).toBeFocused();
  await expect(page.getByText(`${left + skipped} skipped: they stay on the dashboard.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go through them again' }).click();
  await expect(progress).toHaveText(`1 of ${left + skipped}`);
});

test('on a phone the buttons of a step fill the width, and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, DEMO_ADMIN);
  await page.goto('/admin/round');
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  const box = await page.getByRole('button', { name: 'Skip' }).boundingBox();
  expect(box?.width).toBeGreaterThan(220);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
