import { expect, it } from 'vitest';
import { NO_REVIEWS } from '#server/modules/project/review/public-reviews.port.ts';
import { openStaticSite } from '#server/testing/static-site.ts';

const PAGE =
  '<html lang="sl"><x-variant when="claims:shown">500+ clients, </x-variant><x-variant when="trees:counted">__TREES_PLANTED__ trees, </x-variant><x-variant when="designs:claimed">24 h</x-variant><x-variant when="designs:measured">__DESIGN_HOURS__ <x-variant when="hours:one">ura</x-variant><x-variant when="hours:two">uri</x-variant><x-variant when="hours:other">ur</x-variant></x-variant></html>';

it('a page keeps up with figures, trees and claims that change at the same time', async () => {
  const site = await openStaticSite({ 'index.html': PAGE, 'about.html': '<h1>About</h1>' });
  const store = site.load();
  const text = async () => (await site.get('/')).body.toString().replace(/<\/?html[^>]*>/g, '');
  const before = await site.get('/about');
  expect(await text()).toBe('24 h');
  await Promise.all([
    store.showReviews({ ...NO_REVIEWS, areClaimsConfirmed: true }),
    store.showTrees({ planted: 3, reserved: 0 }),
    store.showDesignHours(2),
  ]);
  expect(await text()).toBe('500+ clients, 3 trees, 2 uri');
  await Promise.all([store.showDesignHours(25), store.showReviews(NO_REVIEWS)]);
  expect(await text()).toBe('3 trees, ');
  await store.showDesignHours(null);
  expect(await text()).toBe('3 trees, 24 h');
  expect((await site.get('/about')).headers.etag).toBe(before.headers.etag);
  await site.close();
});
