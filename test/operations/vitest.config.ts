import { defineConfig } from 'vitest/config';

/** Walks that the scripts of this folder run in a version's own tree. `npm test` doesn't. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/operations/*.walk.ts'],
    globalSetup: ['test/process/prepared-folder.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
