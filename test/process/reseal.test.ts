import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { operatorsApi } from '#contract/operators/operators.ts';
import { openDocumentSealer } from '#server/platform/files/document-sealer.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { adminPassword, openAdminBrowser } from '#test/support/admins.ts';
import { withDatabaseIn } from '#test/support/legal-state.ts';
import { fetchDocument, openCase, waitingRep } from '#test/support/vetting.ts';
import { makePreparedDataDir, startApp } from './app-process.ts';
import { runScriptOn } from './run-script.ts';
import { waitFor } from './wait-for.ts';

const [former, next] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
const sealer = openDocumentSealer(next, [former]);
const formerId = openDocumentSealer(former).keyId;
const keys = { DOCUMENTS_KEY: next, DOCUMENTS_KEY_OLD: former };
const more = 40;

/** Runs a re-encryption until it has replaced a document's object and waits for its row, and kills it there. */
async function killBetween(client: pg.Client, dataDir: string, id: string): Promise<void> {
  await client.query('begin');
  await client.query('select from stored_files where id = $1 for update', [id]);
  let child: ChildProcess | undefined;
  const running = runScriptOn(dataDir, 'scripts/documents.ts', ['reseal'], {
    env: keys,
    onStart: (started) => {
      child = started;
    },
  });
  const blocked = `from pg_stat_activity where wait_event_type = 'Lock' and query like 'update "stored_files"%'`;
  await waitFor('the run to reach the row', async () => {
    if (child?.exitCode !== null) throw new Error((await running).said);
    // Its result stays the same within a transaction.
    await client.query('select pg_stat_clear_snapshot()');
    return (await client.query(`select ${blocked}`)).rowCount;
  });
  child?.kill('SIGKILL');
  expect((await running).code).toBeNull();
  // Otherwise the statement already sent would still run.
  await client.query(`select pg_terminate_backend(pid, 20000) ${blocked}`);
  await client.query('rollback');
}

test('documents can be read during re-encryption, by runs killed between an object and its row', async () => {
  const dataDir = await makePreparedDataDir();
  const email = 'lindiwe@thengisa.example';
  await runScriptOn(dataDir, 'scripts/admin.ts', ['create', '--email', email, '--role', 'owner'], {
    line: adminPassword,
  });
  const app = await startApp(dataDir, { env: { ...keys, AUTH_AUTOCONFIRM: 'true', RATE_LIMITS: 'off' } });
  await app.ready();
  const files = await openFileStore({ driver: 'local' }, join(dataDir, 'files'));
  const objects = async () =>
    (await readdir(join(dataDir, 'files', 'user-documents'), { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    ).length;

  await withDatabaseIn(dataDir, async (client) => {
    // As after a restart with both keys: the former one encrypts until the first run.
    await client.query('update installation set documents_key_id = $1', [formerId]);
    const rep = await waitingRep(app);
    const admin = openAdminBrowser(app);
    await admin.call(operatorsApi.signIn, { body: { email, password: adminPassword } });
    const found = await openCase(admin, rep);
    const underFormer = async () =>
      (
        await client.query<{ id: string; key: string }>(
          'select id, object_key as key from stored_files where key_id = $1 order by id',
          [formerId],
        )
      ).rows;
    const [own] = await underFormer();
    const documentId = found.documents.find(({ type }) => type === 'identity-document')?.id ?? '';
    for (let count = 0; count < more; count++) {
      const id = uuidv7();
      const key = `user-documents/${rep.userId}/${id}/identity-document.pdf`;
      await files.put(key, sealer.seal(id, Buffer.from(`Document ${id}`), formerId));
      await client.query(
        `insert into stored_files (id, owner_id, purpose, bucket, object_key, name, content_type, byte_size, sha256, sealed, key_id, taken_at)
         values ($1, $2, 'identity-document', 'user-documents', $3, 'id.pdf', 'application/pdf', 45, sha256($5), true, $4, now())`,
        [id, rep.userId, key, formerId, Buffer.from(id)],
      );
    }
    const all = await underFormer();
    expect([own?.id, all.length]).toEqual([all[0]?.id, more + 1]);

    const place = { vettingId: found.id, documentId };
    const read = async () => {
      const answer = await fetchDocument(app, admin, place);
      return [
        answer.status,
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ];
    };
    const answers: unknown[] = [];
    let reading = true;
    const reader = (async () => {
      while (reading) answers.push(await read());
    })();

    for (const at of [0, more >> 1]) {
      const { id = '', key = '' } = all[at] ?? {};
      await killBetween(client, dataDir, id);
      expect((await underFormer()).some((row) => row.id === id)).toBe(true);
      const kept = Buffer.concat(await ((await files.get(key)) ?? expect.fail('It is gone.')).toArray());
      expect(() => openDocumentSealer(former).unseal(id, formerId, kept)).toThrow();
      expect(await read()).toEqual([200, '%PDF-']);
      expect(await objects()).toBe(more + 1);
    }

    const { code, said } = await runScriptOn(dataDir, 'scripts/documents.ts', ['reseal'], { env: keys });
    reading = false;
    await reader;
    expect(said).toMatch(/Still under a former key: 0\.\nRemove DOCUMENTS_KEY_OLD and restart every process\./);
    expect([code, await underFormer(), await objects()]).toEqual([0, [], more + 1]);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter((answer) => String(answer) !== '200,%PDF-')).toEqual([]);
    const alone = openDocumentSealer(next);
    for (const { id, key } of all) {
      const kept = Buffer.concat(await ((await files.get(key)) ?? expect.fail('It is gone.')).toArray());
      expect(alone.unseal(id, alone.keyId, kept).length).toBeGreaterThan(0);
    }
  });

  expect(await app.stop()).toBe(0);
  const wrong = await startApp(dataDir, { env: { DOCUMENTS_KEY: former } });
  expect((await wrong.ended).code).toBe(1);
  expect(wrong.errors()).toMatch(/^This installation encrypts documents with another DOCUMENTS_KEY [^\n]*\n$/);
});
