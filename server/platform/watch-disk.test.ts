import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { reportRoom } from './watch-disk.ts';

const MB = 1024 * 1024;
const levels = { info: 30, warn: 40 };

async function said(freeMb: number | null): Promise<Record<string, unknown>> {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) });
  const read = async () => ({ bsize: 4096, bavail: ((freeMb ?? 0) * MB) / 4096, blocks: (50_000 * MB) / 4096 });
  await reportRoom(tmpdir(), log, freeMb === null ? undefined : read);
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
}

test('the log has the free disk space, as a warning when it is low', async () => {
  expect(await said(1024)).toEqual({ level: levels.info, freeMb: 1024, ofMb: 50_000, msg: 'room for the data folder' });
  expect(await said(1023)).toMatchObject({ level: levels.warn, freeMb: 1023 });
  expect(await said(null)).toMatchObject({ freeMb: expect.any(Number), ofMb: expect.any(Number) });
});
