import { expect, it } from 'vitest';
import { loadConfig } from '#server/platform/config/config.ts';
import { injectRuntimeValues } from './inject-runtime-values.ts';

const LIVE = {
  DEMO: 'off',
  PUBLIC_URL: 'http://localhost:3000',
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'plum-harbour-ladder-42',
};
const PAGE = [
  '<x-variant when="trees:counted">__TREES_PLANTED__ planted, __TREES_RESERVED__ reserved, __TREES_KG__ kg|</x-variant>',
  '<x-variant when="trees:claimed">250+ trees, clients|</x-variant>',
  '<x-variant when="trees:claims-without-trees">clients|</x-variant>',
].join('');
const shown = (env: Record<string, string>, planted: number, reserved: number) =>
  injectRuntimeValues(PAGE, { ...loadConfig(env), trees: { planted, reserved } });

it('a shop counts its trees once it has any, and claims them no more', () => {
  expect(shown({ ...LIVE, CLAIMS_CONFIRMED: 'on' }, 0, 0)).toBe('250+ trees, clients|');
  expect(shown({ ...LIVE, CLAIMS_CONFIRMED: 'on' }, 1204, 2)).toBe(
    '1,204 planted, 2 reserved, 25,284 kg|clients|',
  );
  expect(shown({ ...LIVE, CLAIMS_CONFIRMED: 'on' }, 0, 1)).toBe('0 planted, 1 reserved, 0 kg|clients|');
});

it('a shop that has confirmed no claims shows only what it has counted', () => {
  expect(shown(LIVE, 0, 0)).toBe('');
  expect(shown(LIVE, 3, 0)).toBe('3 planted, 0 reserved, 63 kg|');
});

it('a demo shows its sample claims beside its sample certificates', () => {
  expect(shown({ DEMO: 'on' }, 1, 1)).toBe('1 planted, 1 reserved, 21 kg|250+ trees, clients|');
});
