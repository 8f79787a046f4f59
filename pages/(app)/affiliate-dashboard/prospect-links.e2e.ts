/** A link for one person, from the dashboard to the greeting on the home page and its end. */
import { expectAccessible } from '#server/testing/e2e/e2e-accessibility.ts';
import { logIn } from '#server/testing/e2e/e2e-affiliates.ts';
import { expect, test } from '#server/testing/e2e/e2e-fixtures.ts';

test('an affiliate makes a link, the person is greeted by name, and a revoked link only welcomes', async ({
  page,
  request,
  newPerson,
}) => {
  await logIn(page, request);
  await page.getByRole('tab', { name: 'Share' }).click();
  const panel = page.getByRole('region', { name: 'Link for one person' });
  await panel.getByLabel('Name', { exact: true }).fill('Anna');
  await panel.getByLabel('Note (optional)').fill('call 0117 496 0123');
  const create = panel.getByRole('button', { name: 'Create and copy link' });
  await create.click();
  await expect(panel.getByText(/cannot contain a web address/)).toBeVisible();
  await panel.getByLabel('Note (optional)').fill('as discussed on Tuesday');
  const made = page.waitForResponse((response) => response.url().includes('prospects.create'));
  await create.click();
  const link = /http[^"\\]+[?&]for=[\w-]+/.exec(await (await made).text())?.[0] ?? '';
  const row = panel.getByRole('listitem').filter({ hasText: 'For Anna, as discussed on Tuesday' });
  await expect(row).toContainText('Not opened yet');
  await expectAccessible(page);

  const anna = await newPerson();
  const address = `/${new URL(link).search}`;
  await anna.goto(address);
  const note = anna.getByRole('complementary', { name: 'A note for you' });
  await expect(note).toContainText('For Anna, as discussed on Tuesday');
  await note.getByRole('button').click();
  await expect(note).toBeHidden();
  expect(new URL(anna.url()).searchParams.has('for')).toBe(false);

  await row.getByRole('button', { name: 'Revoke the link for Anna' }).click();
  await page.getByRole('button', { name: 'Revoke link', exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(panel.getByRole('heading')).toBeFocused();
  await anna.goto(address);
  await expect(note).toContainText('Welcome.');
});
