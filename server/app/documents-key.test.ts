import { randomBytes } from 'node:crypto';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { resealDocuments } from '#server/features/files/commands/reseal-documents.ts';
import { findFile } from '#server/features/files/queries/find-files.ts';
import { readFileContent } from '#server/features/files/queries/read-file-content.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { openDocumentSealer } from '#server/platform/files/document-sealer.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { openBucket } from '#test/support/bucket.ts';
import { createTestDatabase } from '#test/support/database.ts';
import { signUpRep } from '#test/support/people.ts';
import { makePdf } from '#test/support/sample-files/documents.ts';
import { uploadFile } from '#test/support/uploads.ts';

// Every app has the same bucket: what one stores, another finds.
const bucket = openBucket();
afterAll(() => bucket.close());

const newKey = () => randomBytes(32).toString('base64');
const [first, second] = [newKey(), newKey()];
const idOf = (key: string) => openDocumentSealer(key).keyId;

async function installation() {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const start = async (key: string, old: readonly string[] = []) => {
    const env = { ...(await bucket.env()), DOCUMENTS_KEY: key, DOCUMENTS_KEY_OLD: old.join(',') };
    const app = await startTestApp({ database, work: false, env });
    onTestFinished(() => app.close());
    return app;
  };
  const recorded = async () =>
    (await database.pool.query('select documents_key_id as key, files_location as location from installation')).rows[0];
  return { database, start, recorded };
}

async function uploadId(app: TestApp) {
  const content = await makePdf(`ID ${randomBytes(8).toString('hex')}`);
  const { id } = await uploadFile(app, await signUpRep(app), 'identity-document', { name: 'id.pdf', content });
  const row = async () => (await findFile(dbOfPool(app.database.pool), id)) ?? expect.fail('No such row.');
  const opens = async (reader: TestApp) =>
    (await readFileContent(reader.services, await row()))?.equals(content) ?? false;
  return { id, row, opens };
}

const quiet = { acceptLoss: false, onProgress: () => {} };
const otherKey = /^This installation encrypts documents with another DOCUMENTS_KEY .* npm run documents -- reseal\.$/;

test('another DOCUMENTS_KEY is refused at start, and is not recorded where none was recorded before', async () => {
  const { database, start, recorded } = await installation();
  const app = await start(first);
  expect((await recorded()).key).toBe(idOf(first));
  // Without a document it could be right; another process may already use the first.
  await expect(start(second)).rejects.toThrow(otherKey);
  await uploadId(app);
  await expect(start(second)).rejects.toThrow(otherKey);

  // State left by an earlier version.
  await database.pool.query('update installation set documents_key_id = null');
  await expect(start(second)).rejects.toThrow(otherKey);
  expect((await recorded()).key).toBeNull();
  await start(second, [first]);
  expect((await recorded()).key).toBe(idOf(second));
});

test('the key changes in all processes together, when the documents are re-encrypted', async () => {
  const { start, recorded } = await installation();
  const [before, left] = [await start(first), await start(first)];
  const [one, two] = [await uploadId(before), await uploadId(before)];

  const after = await start(second, [first]);
  const three = await uploadId(after);
  expect((await three.row()).keyId).toBe(idOf(first));
  expect(await three.opens(before)).toBe(true);
  await expect(resealDocuments(after.services, quiet)).rejects.toThrow(/^A process still runs with another/);
  expect((await recorded()).key).toBe(idOf(first));
  await Promise.all([before.close(), left.close()]);

  expect(await resealDocuments(after.services, quiet)).toEqual({ resealed: 3, unopened: [], left: 0 });
  for (const { row, opens } of [one, two, three, await uploadId(after)]) {
    expect((await row()).keyId).toBe(idOf(second));
    expect(await opens(after)).toBe(true);
  }
  await expect(start(first)).rejects.toThrow(otherKey);
  const alone = await start(second);
  expect(await one.opens(alone)).toBe(true);
  expect(await resealDocuments(after.services, quiet)).toEqual({ resealed: 0, unopened: [], left: 0 });
});

test('a run that was killed leaves everything readable, and the next one completes it', async () => {
  const { start } = await installation();
  const before = await start(first);
  const [replaced, waiting, deleted] = [await uploadId(before), await uploadId(before), await uploadId(before)];
  await before.close();
  const app = await start(second, [first]);
  const { services } = app;

  // Killed between an object and its row, with the key of the installation changed.
  const killed = { ...services, db: Object.create(services.db, { update: { value: () => expect.fail('killed') } }) };
  const file = await replaced.row();
  const onlyFirst = Object.create(services.files, {
    put: { value: (key: string, content: Buffer) => key === file.objectKey && services.files.put(key, content) },
  });
  await expect(resealDocuments({ ...killed, files: onlyFirst }, quiet)).rejects.toThrow('killed');
  for (const { row, opens } of [replaced, waiting]) {
    expect((await row()).keyId).toBe(idOf(first));
    expect(await opens(app)).toBe(true);
  }
  await expect(start(second)).rejects.toThrow(
    /^Documents encrypted with a key that is not in DOCUMENTS_KEY or DOCUMENTS_KEY_OLD: 3\. Put the former key back/,
  );

  // Deleted between the read of a document and its replacement: it must not come back.
  const gone = await deleted.row();
  const deleting = Object.create(services.files, {
    put: {
      async value(key: string, content: Buffer) {
        if (key === gone.objectKey) {
          await services.pool.query('delete from stored_files where id = $1', [gone.id]);
          await services.files.delete(key);
        }
        await services.files.put(key, content);
      },
    },
  });
  expect(await resealDocuments({ ...services, files: deleting }, quiet)).toEqual({
    resealed: 2,
    unopened: [],
    left: 0,
  });
  expect(await services.files.stat(gone.objectKey)).toBeNull();
  const alone = await start(second);
  for (const { opens } of [replaced, waiting]) expect(await opens(alone)).toBe(true);
});

test('a document that was encrypted just before the change of key is encrypted again', async () => {
  const { start } = await installation();
  await (await start(first)).close();
  const app = await start(second, [first]);
  const { files } = app.services;
  const put = files.put.bind(files);
  const puts: string[] = [];
  const keep = async (...[key, content]: Parameters<typeof put>) => {
    await put(key, content);
    if (puts.push(key) === 1) await resealDocuments(app.services, quiet);
  };
  Object.assign(files, { put: keep });
  const { row, opens } = await uploadId(app);
  Object.assign(files, { put });
  expect((await row()).keyId).toBe(idOf(second));
  expect(await opens(app)).toBe(true);
  expect(puts).toEqual([expect.any(String), (await row()).objectKey]);
  expect(await files.stat(puts[0] ?? '')).toBeNull();
});

test('documents of a lost key are given up only when that is accepted, and open again once the key is found', async () => {
  const { database, start } = await installation();
  const before = await start(first);
  const [lost, missing] = [await uploadId(before), await uploadId(before)];
  await before.services.files.delete((await missing.row()).objectKey);
  await before.close();
  // Opened by the command alone: no process starts with this key.
  const nothing = async () => {};
  const tools = {
    db: dbOfPool(database.pool),
    transaction: transactionsOn(database.pool, nothing, nothing),
    files: before.services.files,
    sealer: openDocumentSealer(second),
  };
  await expect(resealDocuments(tools, quiet)).rejects.toThrow(/DOCUMENTS_KEY_OLD: 2\. .* --accept-loss gives/);
  const accepted = await resealDocuments(tools, { ...quiet, acceptLoss: true });
  expect(accepted).toEqual({ resealed: 0, unopened: [lost.id, missing.id], left: 0 });
  const app = await start(second);
  expect(await readFileContent(app.services, await lost.row())).toBeNull();
  expect(await lost.opens(await start(second, [first]))).toBe(true);
});
