/** The built page for Switzerland, with everything around its texts. */
import { expect, it } from 'vitest';
import { builtPages } from './pages.ts';

it('has ss for ß, also in its menu, form and footer', () => {
  const page = builtPages().find(({ path }) => path.startsWith('cheap-website-design-switzerland'));
  expect(page?.text).toContain('CHF');
  expect(page?.text).not.toContain('ß');
});
