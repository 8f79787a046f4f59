import { defineConfig } from 'vitest/config';

/** Stryker does not support Vitest projects, so `npm run mutation` runs the rules alone. */
export default defineConfig({ test: { include: ['src/domain/**/*.test.ts'] } });
