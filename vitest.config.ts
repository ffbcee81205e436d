import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Milliseconds. A limit is for what hangs: a machine with much else to do may be ten times slower. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Clones of the run's database are cheap, but each test app opens a pool and a queue of its own. */
const withDatabase = { globalSetup: ['test/support/database-server.ts'], ...limits };

const ofServer = '{server,scripts/seed,bench}/**/*.test.ts';

/** They put something else in a module's place, and so need modules that no other file has loaded. */
const replacingModules = globSync(ofServer).filter((path) => readFileSync(path, 'utf8').includes('vi.mock('));

/** A worker loads the application once for all the files it runs, rather than for each: most of the time went there. */
const isolate = false;

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    environment: 'node',
    // These tests mostly wait for the database and for each other's connections: a core can be had for each.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,domain,scripts}/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
          exclude: ['scripts/seed/**'],
          isolate,
          ...limits,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'feature',
          include: [ofServer],
          exclude: replacingModules,
          ...withDatabase,
          isolate,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: { name: 'feature-apart', include: replacingModules, ...withDatabase, sequence: { groupOrder: 1 } },
      },
      {
        test: {
          name: 'race',
          include: ['test/race/**/*.test.ts'],
          ...withDatabase,
          isolate,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'abuse',
          include: ['test/abuse/**/*.test.ts'],
          ...withDatabase,
          isolate,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'process',
          include: ['test/process/**/*.test.ts'],
          globalSetup: ['test/process/prepared-folder.ts'],
          ...limits,
          isolate,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
