import { findFreePort } from '#server/platform/free-port.ts';
import type { Bench } from '../support/open-bench.ts';
import { makeFolder } from '../support/open-market.ts';
import { serve } from '../support/processes.ts';
import { type Report, timesTable } from '../support/report.ts';

/** The time of `npm start`, to the first answered request, on a data folder from an earlier start. */
export async function timeStart({ scale, closing, newDatabase }: Bench): Promise<Report> {
  const { program, times, ownDatabase, before } = scale.starts;
  const env = {
    DATA_DIR: await makeFolder(closing),
    ...(!ownDatabase && { DATABASE_URL: await newDatabase(closing), DEMO: 'off' }),
  };
  const milliseconds: number[] = [];
  for (let start = 0; start < before + times; start++) {
    const app = await serve(program, await findFreePort(), env);
    closing.defer(app.stop);
    await app.stop();
    if (start >= before) milliseconds.push(app.millisecondsToAnswer);
  }
  return { tables: [timesTable('second npm start, to the first answer', milliseconds)], met: true };
}
