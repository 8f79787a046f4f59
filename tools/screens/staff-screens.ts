/** The admin area of the demo. */
import type { Browser, Page } from 'playwright';
import { paths } from '#src/domain/paths.ts';
import { saveScreen } from './save-screen.ts';

const SCREENS = {
  'admin-dashboard': paths.admin,
  'admin-orders': paths.adminOrders,
  'admin-projects': paths.adminProjects,
  'admin-project-board': `${paths.adminProjects}?view=board`,
  'admin-reviews': paths.adminReviews,
  'admin-trees': paths.adminTrees,
  'admin-landing-pages': paths.adminLandingPages,
  'admin-launch': paths.adminLaunch,
} as const;

/** With the account that the login page of a demo shows. */
export async function openAsStaff(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin, reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(paths.adminLogin);
  await page.getByRole('button', { name: 'Fill in' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`**${paths.admin}`);
  return page;
}

export async function saveStaffScreens(browser: Browser, origin: string): Promise<void> {
  const page = await openAsStaff(browser, origin);
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // Charts load once they are in view.
    await page.waitForFunction(() => {
      const loading = document.querySelector('.mantine-Skeleton-root');
      loading?.scrollIntoView();
      return !loading;
    });
    await saveScreen(page, name);
  }
  await page.close();
}
