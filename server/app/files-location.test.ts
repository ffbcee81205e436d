import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { openBucket } from '#test/support/bucket.ts';
import { createTestDatabase } from '#test/support/database.ts';
import { signUpRep } from '#test/support/people.ts';
import { uploadFile } from '#test/support/uploads.ts';
import { confirmFilesMoved } from './files-location.ts';

const [bucket, other] = [openBucket(), openBucket()];
afterAll(async () => {
  await bucket.close();
  await other.close();
});

test('files stored in another place are refused at start, until all of them were moved', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const start = async (env = {}) => {
    const app = await startTestApp({ database, work: false, env });
    onTestFinished(() => app.close());
    return app;
  };
  const recorded = async () =>
    (await database.pool.query('select files_location as location from installation')).rows[0].location;

  await (await start()).close();
  expect(await recorded()).toBe('local');
  // Before the first upload the place can change.
  const app = await start(await bucket.env());
  const { S3_ENDPOINT: endpoint } = await bucket.env();
  expect(await recorded()).toBe(`${endpoint}/files`);
  const rep = await signUpRep(app);
  for (const purpose of ['cv', 'identity-document'] as const) await uploadFile(app, rep, purpose);

  const move = /to move the files, stop every process, copy them all and run npm run documents -- files-moved\.$/;
  await expect(start()).rejects.toThrow(
    `The files of this installation are in the bucket ${endpoint}/files (FILES_DRIVER=s3), not in DATA_DIR (FILES_DRIVER=local).`,
  );
  await expect(start()).rejects.toThrow(move);
  const moved = await other.env();
  await expect(start(moved)).rejects.toThrow(move);
  // State left by an earlier version: the files themselves show the place.
  await database.pool.query('update installation set files_location = null');
  await expect(start(moved)).rejects.toThrow(/^None of the newest files of this installation are in the bucket/);
  expect(await recorded()).toBeNull();
  await start(await bucket.env());
  expect(await recorded()).toBe(`${endpoint}/files`);

  // An empty database starts anywhere, and lends its store to the test.
  const there = await startTestApp({ work: false, env: moved });
  onTestFinished(() => there.close());
  const storage = { db: app.services.db, files: there.services.files, settings: there.services.env.files };
  const { rows } = await database.pool.query<{ key: string }>('select object_key as key from stored_files order by id');
  const copy = async (key = '') => {
    const chunks = await (await app.services.files.get(key))?.toArray();
    await there.services.files.put(key, Buffer.concat(chunks ?? expect.fail('No such file.')));
  };
  await copy(rows[0]?.key);
  const refused = { acceptLoss: false };
  await expect(confirmFilesMoved(storage, refused)).rejects.toThrow(`1 of 2, such as ${rows[1]?.key}.`);
  await expect(start(moved)).rejects.toThrow(move);
  await copy(rows[1]?.key);
  expect(await confirmFilesMoved(storage, refused)).toMatchObject({ total: 2, missing: 0 });
  await expect(start(await bucket.env())).rejects.toThrow(move);
  await start(moved);
});
