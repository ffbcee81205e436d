import { defineConfig } from 'vitest/config';

/** Clones of the run's database are cheap, but each test app opens a pool and a queue of its own. */
const withDatabase = { globalSetup: ['test/support/database-server.ts'], testTimeout: 30_000, hookTimeout: 60_000 };

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
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'feature',
          include: ['{server,scripts/seed,bench}/**/*.test.ts'],
          ...withDatabase,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { name: 'race', include: ['test/race/**/*.test.ts'], ...withDatabase, sequence: { groupOrder: 1 } } },
      { test: { name: 'abuse', include: ['test/abuse/**/*.test.ts'], ...withDatabase, sequence: { groupOrder: 1 } } },
      {
        test: {
          name: 'process',
          include: ['test/process/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
