import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '#server/platform/env.ts';

interface Built {
  readonly precache: readonly string[];
  /** Offline files of the pages of courses. */
  readonly courseFiles: readonly string[];
  readonly version: string;
}

/** `web/service-worker.ts` as one script that any browser with service workers runs. */
export async function buildServiceWorker(site: string, { precache, courseFiles, version }: Built): Promise<void> {
  await build({
    configFile: false,
    root: projectRoot,
    publicDir: false,
    logLevel: 'error',
    define: {
      builtPrecache: JSON.stringify(precache),
      builtCourseFiles: JSON.stringify(courseFiles),
      builtVersion: JSON.stringify(version),
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(projectRoot, 'web', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
