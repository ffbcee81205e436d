import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { prepareDatabase, publishCourses } from '#test/support/database-server.ts';
import { makeScratchFolder } from '#test/support/scratch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    preparedFolder: string;
  }
}

/** Once for all process tests: a data folder after a first start, which takes longer than the rest of a start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeScratchFolder();
  const server = await startEmbedded({ dataDir: folder });
  await prepareDatabase(server.url);
  await publishCourses(server.url);
  await server.stop();
  project.provide('preparedFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
