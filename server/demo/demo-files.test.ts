import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { demoAccounts } from './demo-accounts.ts';
import { demoFiles, keepDemoFiles } from './demo-files.ts';

const accounts = demoAccounts(Date.now(), 'none', { locationId: () => uuidv7(), industryId: () => uuidv7() });

test('every rep has a face and every company a logo, some have a CV and one a video, and all are stored', async () => {
  const files = await demoFiles(accounts);
  const ownersOf = (purpose: string) =>
    files.flatMap(({ row }) => (row.purpose === purpose ? [row.ownerId] : [])).sort();
  expect(ownersOf('profile-photo')).toEqual(accounts.repProfiles.map(({ userId }) => userId).sort());
  expect(ownersOf('company-logo')).toEqual(accounts.businessProfiles.map(({ userId }) => userId).sort());
  expect(ownersOf('cv').length).toBeGreaterThanOrEqual(5);
  expect(ownersOf('profile-video')).toEqual([accounts.rep('lerato').userId]);
  const kept = new Map<string, unknown>();
  await keepDemoFiles(
    {
      async put(key, content) {
        kept.set(key, content);
      },
    },
    files,
  );
  for (const { row } of files) expect(kept.get(row.objectKey)).toHaveLength(row.byteSize);
  expect(kept.size).toBe(files.length);
  expect(files.every(({ row }) => row.byteSize > 0 && row.byteSize < 100 * 1024)).toBe(true);
});

test('no picture is stored without an owner: one is sent in a message', async () => {
  const used = (await demoFiles(accounts)).filter(({ row }) => row.purpose !== 'cv');
  expect(await readdir(join(import.meta.dirname, 'pictures'))).toHaveLength(used.length + 1);
});
