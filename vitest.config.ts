import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Milliseconds. A limit is for what hangs: a machine with much else to do may be ten times slower. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

/** Clones of the run's database are cheap, but each test app opens a pool and a queue of its own. */
const withDatabase = {
  globalSetup: ['test/support/database-server.ts'],
  setupFiles: ['test/support/machine-time.ts'],
  ...limits,
};

/**
 * What has the application in the same process. It is one project, since the workers of another would load it all anew;
 * SERVER_TESTS says which of it are wanted, when not all are.
 */
const ofServer = {
  feature: '{server,scripts/seed,bench,test/support}/**/*.test.ts',
  race: 'test/race/**/*.test.ts',
  abuse: 'test/abuse/**/*.test.ts',
};
const wantedNames = process.env.SERVER_TESTS?.split(',') ?? Object.keys(ofServer);
const wanted = Object.entries(ofServer).flatMap(([name, files]) => (wantedNames.includes(name) ? [files] : []));

/** It tells what a password costs to hash, which in the other tests of the server is next to nothing. */
const ofPasswordHashes = 'server/platform/crypto/password-hash.test.ts';

/** They put something else in a module's place, or need what the others do without: modules that no other file has loaded. */
const apart = globSync(ofServer.feature).filter(
  (path) => path === ofPasswordHashes || readFileSync(path, 'utf8').includes('vi.mock('),
);

/** A worker loads the application once for all the files it runs, rather than for each: most of the time went there. */
const isolate = false;

/** Where no times are known, Vitest takes the largest files first: short ones that take long were all that ran at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/bench/');
    // A project at a time: a worker goes on with the next file of its own alone.
    const projects = Object.values(Object.groupBy(await super.sort(files), ({ project }) => project.name));
    return projects.flatMap((all = []) => [...all.filter(isLong), ...all.filter((file) => !isLong(file))]);
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    allowOnly: false,
    passWithNoTests: false,
    environment: 'node',
    // The workers keep all cores busy: threads that help one of them to collect what is young take more than they save.
    execArgv: ['--no-parallel-scavenge'],
    // Half as many again as there are cores: these tests mostly wait for the database and for processes that they start.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,domain,texts,research,scripts,test/matching-set,test/tag-set}/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
          ],
          exclude: ['scripts/seed/**'],
          isolate,
          ...limits,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'server',
          include: wanted,
          exclude: apart,
          alias: { '@node-rs/argon2': fileURLToPath(import.meta.resolve('./test/support/light-argon2.ts')) },
          ...withDatabase,
          isolate,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'server-apart',
          include: wanted.includes(ofServer.feature) ? apart : [],
          ...withDatabase,
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
