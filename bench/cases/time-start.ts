import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#server/platform/free-port.ts';
import { serve } from '../support/processes.ts';

const starts = 5;

/** What `npm start` runs, to the first answered request, on a data folder that was started once before, in milliseconds. */
export async function timeStart(closing: AsyncDisposableStack): Promise<number[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thengisa-bench-'));
  closing.defer(() => rm(dataDir, { recursive: true, force: true }));
  const milliseconds: number[] = [];
  for (let start = 0; start <= starts; start++) {
    const app = await serve('scripts/start.mjs', await findFreePort(), { DATA_DIR: dataDir });
    closing.defer(app.stop);
    await app.stop();
    if (start > 0) milliseconds.push(app.millisecondsToAnswer);
  }
  return milliseconds;
}
