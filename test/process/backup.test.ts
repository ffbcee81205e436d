import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { order } from '#test/support/database-server.ts';
import { signUpRep } from '#test/support/people.ts';
import { makeDataDir, makePreparedDataDir, startApp } from './app-process.ts';
import { runScriptOn } from './run-script.ts';

const secretKey = 'a secret of this test, which no backup may have';
const storeOf = (dataDir: string) => openFileStore({ driver: 'local' }, join(dataDir, 'files'));

test('a running installation is backed up, and restored into an empty place', async () => {
  const dataDir = await makePreparedDataDir();
  const app = await startApp(dataDir, {
    env: { AUTH_AUTOCONFIRM: 'true', RATE_LIMITS: 'off', SECRET_KEY: secretKey },
  });
  await app.ready();
  const first = await signUpRep(app);
  const store = await storeOf(dataDir);
  await store.receive(Readable.from('the proof'), 100, (draft) => store.put('proofs/1/photo.txt', draft));

  // Sign-ups go on while the files of the database are copied.
  const place = await makeDataDir();
  const [made] = await Promise.all([
    runScriptOn(dataDir, 'scripts/backup.ts', ['--to', place], { env: { SECRET_KEY: secretKey } }),
    ...[1, 2, 3].map(() => signUpRep(app)),
  ]);
  await app.stop();
  expect(made).toEqual({ code: 0, said: expect.stringMatching(/^Backup \d{8}T\d{6}Z in .*, 1 files \(/) });
  const [name = ''] = await readdir(join(place, 'backups'));
  const manifest = JSON.parse(await readFile(join(place, 'backups', name), 'utf8'));
  expect(manifest.settings).toMatchObject({ SECRET_KEY: null, DATA_DIR: dataDir });
  expect(manifest.database.files.map(({ path }: { path: string }) => path)).not.toContain('postmaster.pid');

  const restore = (to: string, ...args: string[]) =>
    runScriptOn(to, 'scripts/restore.ts', ['--from', place, ...args], { env: { SECRET_KEY: secretKey } });
  expect((await restore(dataDir)).said).toContain('is not empty.');
  const restored = await makeDataDir();
  expect((await restore(restored, '--dry-run')).said).toMatch(/^Backup \S+: \d+ contents unchanged \(/);
  expect(await readdir(restored)).not.toContain('postgres');
  expect(await restore(restored)).toEqual({
    code: 0,
    said: expect.stringContaining('Restored and verified, 0 findings'),
  });
  const photo = await (await storeOf(restored)).get('proofs/1/photo.txt');
  expect(photo && (await text(photo))).toBe('the proof');
  const server = await startEmbedded({ dataDir: restored });
  const found = await order(server.url, `select from users where id = '${first.userId}'`).finally(server.stop);
  expect(found).toHaveLength(1);

  // One changed byte anywhere, and nothing is restored.
  const { sha256 } = manifest.files.list[0].content;
  const content = join(place, 'contents', sha256.slice(0, 2), sha256);
  await writeFile(content, 'another proof');
  const other = await makeDataDir();
  const refused = await restore(other);
  expect(refused.code).toBe(1);
  expect(refused.said).toContain(`missing or changed: ${sha256}`);
  expect(await readdir(other)).not.toContain('postgres');
});
