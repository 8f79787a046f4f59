/** Trees, measured hours and confirmed claims in the pages of the build. */
import { expect, it } from 'vitest';
import { loadConfig } from '#server/platform/config/config.ts';
import { openStaticSite } from '#server/testing/static-site.ts';
import { NO_FACTS } from '#src/domain/page-facts.ts';
import { injectRuntimeValues } from './inject-runtime-values.ts';

const LIVE = {
  DEMO: 'off',
  PUBLIC_URL: 'http://localhost:3000',
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'plum-harbour-ladder-42',
};
const TREES = [
  '<x-variant when="trees:counted">__TREES_PLANTED__ planted, __TREES_RESERVED__ reserved, __TREES_KG__ kg since __TREES_SINCE__|</x-variant>',
  '<x-variant when="trees:claimed">250+ trees, clients|</x-variant>',
  '<x-variant when="trees:claims-without-trees">clients|</x-variant>',
].join('');
const shown = (env: Record<string, string>, planted: number, reserved: number) =>
  injectRuntimeValues(TREES, loadConfig(env), {
    ...NO_FACTS,
    trees: { planted, reserved, since: new Date('2026-05-04') },
  });

it('a shop counts its trees once it has any, and claims them no more', () => {
  expect(shown({ ...LIVE, CLAIMS_CONFIRMED: 'on' }, 0, 0)).toBe('250+ trees, clients|');
  expect(shown({ ...LIVE, CLAIMS_CONFIRMED: 'on' }, 1204, 2)).toBe(
    '1,204 planted, 2 reserved, 25,284 kg since May 2026|clients|',
  );
  expect(shown({ ...LIVE, CLAIMS_CONFIRMED: 'on' }, 0, 1)).toBe(
    '0 planted, 1 reserved, 0 kg since May 2026|clients|',
  );
});

it('a shop that has confirmed no claims shows only what it has counted', () => {
  expect(shown(LIVE, 0, 0)).toBe('');
  expect(shown(LIVE, 3, 0)).toBe('3 planted, 0 reserved, 63 kg since May 2026|');
});

it('a demo shows its sample claims beside its sample certificates', () => {
  expect(shown({ DEMO: 'on' }, 1, 1)).toBe(
    '1 planted, 1 reserved, 21 kg since May 2026|250+ trees, clients|',
  );
});

const PAGE =
  '<html lang="sl"><x-variant when="claims:shown">500+ clients, </x-variant><x-variant when="trees:counted">__TREES_PLANTED__ trees, </x-variant><x-variant when="designs:claimed">24 h</x-variant><x-variant when="designs:measured">__DESIGN_HOURS__ <x-variant when="hours:one">ura</x-variant><x-variant when="hours:two">uri</x-variant><x-variant when="hours:other">ur</x-variant></x-variant></html>';

it('a page keeps up with each fact; one without facts stays as it is', async () => {
  const site = await openStaticSite({ 'index.html': PAGE, 'about.html': '<h1>About</h1>' });
  const store = site.load();
  const text = async () => (await site.get('/')).body.toString().replace(/<\/?html[^>]*>/g, '');
  const before = await site.get('/about');
  expect(await text()).toBe('24 h');
  const trees = { planted: 3, reserved: 0, since: null };
  await store.show({ ...NO_FACTS, areClaimsConfirmed: true, trees, designHours: 2 });
  expect(await text()).toBe('500+ clients, 3 trees, 2 uri');
  await store.show({ ...NO_FACTS, trees, designHours: 25 });
  expect(await text()).toBe('3 trees, ');
  await store.show({ ...NO_FACTS, trees });
  expect(await text()).toBe('3 trees, 24 h');
  await store.show(NO_FACTS);
  expect(await text()).toBe('24 h');
  expect((await site.get('/about')).headers.etag).toBe(before.headers.etag);
  await site.close();
});
