import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { filesApi } from '#contract/files/files.ts';
import { filePurposes, purposeRules } from '#contract/files/purposes.ts';
import { expectRefusal } from '#test/support/api.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { startClamd } from '#test/support/clamd.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { makePdf } from '#test/support/sample-files/documents.ts';
import { uploadFile } from '#test/support/uploads.ts';
import { discardFiles } from './commands/discard-files.ts';
import { sweepFiles } from './commands/sweep-files.ts';
import { tidyFiles } from './commands/tidy-files.ts';
import { findFile } from './queries/find-files.ts';
import { readFileContent } from './queries/read-file-content.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ database, work: false });
  // Stands for any table that needs files for longer than their owner does.
  await database.pool.query('create table needed_files (file_id uuid not null references stored_files (id))');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const need = (id: string) => database.pool.query('insert into needed_files values ($1)', [id]);
const tidy = ({ userId }: Person) => tidyFiles(app.services, userId);
const pathOf = (key: string) => join(app.services.env.dataDir, 'files', key);
const age = (key: string, seconds: number) => utimes(pathOf(key), new Date(), new Date(Date.now() - seconds * 1000));

async function keysOf({ userId }: Person): Promise<string[]> {
  const keys: string[] = [];
  for (const name of ['cvs', 'user-documents'])
    for await (const { key } of app.services.files.list(`${name}/${userId}/`)) keys.push(key);
  return keys;
}

test('a CV is written once: the inspected file is the stored one, and is moved to its place without a copy', async () => {
  const owner = await signUpRep(app);
  const { scanner, db } = app.services;
  let inode: number | null = null;
  const scan = vi.spyOn(scanner, 'scan').mockImplementation(async (path) => {
    inode = (await stat(path)).ino;
    return 'clean';
  });
  const { id } = await uploadFile(app, owner, 'cv').finally(() => scan.mockRestore());
  const key = (await findFile(db, id))?.objectKey ?? expect.fail('No such row.');
  expect((await stat(pathOf(key))).ino).toBe(inode);
  await tidy(owner);
  expect((await stat(pathOf(`cvs/${owner.userId}/cv.pdf`))).ino).toBe(inode);
});

test('a CV that is still needed keeps its content when the next one replaces it', async () => {
  const owner = await signUpRep(app);
  const [old, next] = [await makePdf('old'), await makePdf('new')];
  const first = await uploadFile(app, owner, 'cv', { content: old });
  await tidy(owner);
  await need(first.id);
  const second = await uploadFile(app, owner, 'cv', { content: next });
  await tidy(owner);
  const place = `cvs/${owner.userId}/cv.pdf`;
  const [before, after] = [await findFile(app.services.db, first.id), await findFile(app.services.db, second.id)];
  expect(after?.objectKey).toBe(place);
  expect(before?.objectKey).not.toBe(place);
  expect(before && (await readFileContent(app.services, before))?.equals(old)).toBe(true);
  expect(after && (await readFileContent(app.services, after))?.equals(next)).toBe(true);
});

test('a document that must be kept outlives the account, and is deleted when no longer needed', async () => {
  const owner = await signUpRep(app);
  const { id } = await uploadFile(app, owner, 'identity-document', { name: 'Thabo Mokoena ID.pdf' });
  await need(id);
  await owner.call(accountApi.close, { body: { password: owner.password } });
  await tidy(owner);
  const kept = await findFile(app.services.db, id);
  expect(kept).toMatchObject({ name: 'file', supersededAt: expect.any(Date) });
  expect(kept && (await readFileContent(app.services, kept))?.includes('%PDF')).toBe(true);

  await database.pool.query('delete from needed_files where file_id = $1', [id]);
  await app.services.transaction((tx) => discardFiles(tx, [id]));
  await tidy(owner);
  expect(await findFile(app.services.db, id)).toBeNull();
  expect(await keysOf(owner)).toEqual([]);
});

test('an object without a row is deleted when it is old enough', async () => {
  const owner = await signUpRep(app);
  const { id } = await uploadFile(app, owner, 'cv');
  await tidy(owner);
  const [orphan, fresh] = [`cvs/${owner.userId}/0/cv.pdf`, `cvs/${owner.userId}/1/cv.pdf`];
  for (const key of [orphan, fresh]) await app.services.files.put(key, Buffer.from('x'));
  await age(orphan, 90_000);
  // The file system has its own clock, unlike the tests.
  await age(fresh, 0);
  await age(`cvs/${owner.userId}/cv.pdf`, 90_000);
  await sweepFiles(app.services, new AbortController().signal);
  const left = await keysOf(owner);
  expect(left).not.toContain(orphan);
  expect(left).toContain(fresh);
  const file = await findFile(app.services.db, id);
  expect(file && (await readFileContent(app.services, file))?.includes('%PDF')).toBe(true);
});

test('a crash between storing and recording leaves the current file unchanged', async () => {
  const owner = await signUpRep(app);
  const current = await uploadFile(app, owner, 'cv', { content: await makePdf('old') });
  await tidy(owner);
  await database.pool.query(
    "create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$",
  );
  await database.pool.query(
    'create trigger fail before insert on stored_files for each row execute function fail_once()',
  );
  await expect(uploadFile(app, owner, 'cv', { content: await makePdf('new') })).rejects.toThrow('500');
  await database.pool.query('drop trigger fail on stored_files');
  expect(await owner.call(filesApi.list, {})).toEqual([current]);
  expect(await keysOf(owner)).toContain(`cvs/${owner.userId}/cv.pdf`);
  const file = await findFile(app.services.db, current.id);
  expect(file && (await readFileContent(app.services, file))?.includes('old')).toBe(true);
});

test('with a scanner, infected files are refused, and without its answer all files are', async () => {
  const clamd = await startClamd();
  const scanning = await startTestApp({ database, work: false, env: { CLAMD_ADDRESS: clamd.address } });
  try {
    const owner = await signUpRep(scanning);
    const infected = await makePdf('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');
    await expectRefusal(uploadFile(scanning, owner, 'cv', { content: infected }), 'file.infected');
    expect(await uploadFile(scanning, owner, 'cv')).toMatchObject({ purpose: 'cv' });
    await clamd.close();
    const refused = uploadFile(scanning, owner, 'cv', { content: await makePdf('another') });
    await expectRefusal(refused, 'file.scanner_unavailable');
    expect(await owner.call(filesApi.list, {})).toHaveLength(1);
  } finally {
    await scanning.close();
  }
});

test('the number of uploads is limited for each person', async () => {
  const limited = await startTestApp({ database, work: false, env: { RATE_LIMITS: 'on' } });
  try {
    const owner = await signUpRep(limited);
    const content = await makePdf();
    for (let count = 0; count < 40; count++) await uploadFile(limited, owner, 'cv', { content });
    await expectRefusal(uploadFile(limited, owner, 'cv', { content }), 'request.too_many');
  } finally {
    await limited.close();
  }
});

test('every identity document is sealed', () => {
  const sealed = filePurposes.filter((purpose) => purposeRules[purpose].sealed);
  expect(sealed).toEqual([
    'identity-document',
    'identity-document-back',
    'cipc-document',
    'utility-bill',
    'responsible-person-id',
    'responsible-person-id-back',
  ]);
});
