import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#server/platform/free-port.ts';
import { serve } from '../support/processes.ts';

const starts = 5;

/** `npm start` to the first answered request, on a data folder that was started once before, in milliseconds. */
export async function timeStart(): Promise<number[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thengisa-bench-'));
  const milliseconds: number[] = [];
  try {
    for (let start = 0; start <= starts; start++) {
      const { millisecondsToAnswer, stop } = await serve('scripts/start.mjs', await findFreePort(), {
        DATA_DIR: dataDir,
      });
      await stop();
      if (start > 0) milliseconds.push(millisecondsToAnswer);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return milliseconds;
}
