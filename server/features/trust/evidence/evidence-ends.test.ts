import { expect, test } from 'vitest';
import { evidenceApi } from '#contract/trust/evidence.ts';
import { endEvidenceKey } from '#scripts/evidence/manage-keys.ts';
import { readZip } from '#server/platform/files/zip-archive.ts';
import { fingerprintOf } from '#server/platform/secret-key.ts';
import { expectRefusal } from '#test/support/api.ts';
import { suitable } from '#test/support/app.ts';
import { coming, payGigsHere, productClock } from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { takeAllOf } from '#test/support/rate-limits.ts';
import { checkPack } from './queries/check-pack.ts';
import { linesOf, packFiles, type Seal, sealPack } from './queries/seal-pack.ts';
import { verifyPacks } from './queries/verify-packs.ts';
import { publishKey, registerPack, signingKeyOf } from './services/evidence-keys.ts';

const clock = productClock();
const app = await openTestApp({ work: false });
await payGigsHere(app);
const { pool } = app.database;
const next = 'the next secret of the tests, long enough for it';
const [former, current] = [signingKeyOf(suitable.SECRET_KEY), signingKeyOf(next)];
const end = (keyId: string, secretKey: string, previous: string | null = null) =>
  endEvidenceKey(app.services, { keyId, reason: 'it leaked', secretKey, previous });
const replaced = (minutesAgo: number) =>
  pool.query(
    `update installation set former_key_fingerprint = 'a', secret_key_since = now() - make_interval(mins => $1), resealed_at = now()`,
    [minutesAgo],
  );

test('a former key is ended once, and then only the packs that were issued under it verify', async () => {
  const work = await coming(app, clock);
  const { rep } = work;
  const { zip } = await rep.call(evidenceApi.download, { params: { engagementId: work.engagement.id } });
  const [pdf, json] = readZip(Buffer.from(zip, 'base64')).map(({ content }) => content);
  if (!pdf || !json) throw new Error('It has no two files.');
  const list = { params: { keyId: former.id } };
  await expectRefusal(rep.call(evidenceApi.packs, list), 'evidence.no_list');
  await publishKey(app.services.db, current);

  await expect(end(former.id, suitable.SECRET_KEY)).rejects.toThrow(/^[0-9a-f]{16} signs new packs/);
  await expect(end('0123456789abcdef', suitable.SECRET_KEY)).rejects.toThrow(/^No pack was signed with/);
  // Another key signs now, and some processes may not have noticed.
  await pool.query('update installation set secret_key_fingerprint = $1', [fingerprintOf(next)]);
  await replaced(0);
  await expect(end(former.id, next, suitable.SECRET_KEY)).rejects.toThrow(/signs new packs, or did a minute ago/);
  await replaced(5);
  await expect(end(current.id, next, suitable.SECRET_KEY)).rejects.toThrow(/signs new packs/);
  expect(await end(former.id, next, suitable.SECRET_KEY)).toMatch(/has ended\. Of it, only the 1 packs count/);
  await expect(end(former.id, next, suitable.SECRET_KEY)).rejects.toThrow(/has ended already/);
  const audit = await pool.query(`select who, reason, outcome from admin_audit where act = 'evidence_key.end'`);
  expect(audit.rows).toEqual([{ who: 'command line', reason: `${former.id}: it leaked`, outcome: 'done' }]);

  const { keys } = await rep.call(evidenceApi.keys, {});
  const { packs } = await rep.call(evidenceApi.packs, list);
  expect(keys.find(({ id }) => id === former.id)?.ended).toMatchObject({ packs: 1 });
  expect(checkPack(json, { pdf, keys, packs }).findings).toEqual([]);
  // Issued by a process whose clock was ahead.
  const before = keys.map((key) => ({ ...key, ended: key.ended && { ...key.ended, at: '2020-01-01T00:00:00.000Z' } }));
  expect(checkPack(json, { pdf, keys: before, packs }).findings).toEqual([]);
  expect(checkPack(json, { pdf, keys: before }).findings).toEqual([expect.stringMatching(/^Not valid: it says/)]);
  // Forged later, under a time before the end.
  const seal: Seal = { ...JSON.parse(json.toString()).seal, hashes: [] };
  expect(checkPack(sealPack(linesOf([]), seal, former), { pdf, keys, packs }).findings).toContainEqual(
    expect.stringMatching(/^Not valid: its key ended .*not among the 1 issued under it\.$/),
  );
  expect(seal.pdf.name).toBe(packFiles.pdf);
});

test('an end waits for a pack that is being registered, and counts it', async () => {
  const third = signingKeyOf('the third secret of the tests');
  await publishKey(app.services.db, third);
  const client = await pool.connect();
  await client.query('begin');
  await client.query('insert into evidence_packs values (sha256($1), $2, now())', ['a pack', third.id]);
  const ending = end(third.id, next);
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
  await client.query('commit');
  client.release();
  expect(await ending).toMatch(/only the 1 packs count/);
});

test('the register and the end of a key are final, and a list that differs is found', async () => {
  const { db } = app.services;
  await expect(registerPack(db, former, 'ab'.repeat(32))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('of evidence packs has ended') },
  });
  for (const change of [
    'update evidence_keys set ended_at = now() where ended_at is not null',
    'update evidence_keys set ended_at = null, packs = null, packs_sha256 = null where ended_at is not null',
    'delete from evidence_keys',
  ])
    await expect(pool.query(change), change).rejects.toThrow(/is only ended, and once/);
  for (const change of [
    'update evidence_packs set issued_at = now()',
    'delete from evidence_packs',
    'truncate evidence_packs',
  ])
    await expect(pool.query(change), change).rejects.toThrow(/append-only/);
  expect(await verifyPacks(db)).toEqual([]);
  const client = await pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(`insert into evidence_packs values ('\\x${'ab'.repeat(32)}', $1, now())`, [former.id]);
  await client.query('reset session_replication_role');
  client.release();
  expect(await verifyPacks(db)).toMatchObject([{ id: former.id, what: 'changed' }]);
});

test('asking for the lists of evidence keys is rate-limited', async () => {
  const limited = await openTestApp({ work: false, env: { RATE_LIMITS: 'on' } });
  const statusOf = async (path: string) => (await fetch(limited.url + path)).status;
  const [keys, packs] = [evidenceApi.keys.path, evidenceApi.packs.path.replace(':keyId', former.id)];
  expect([await statusOf(keys), await statusOf(packs)]).toEqual([200, 404]);
  await takeAllOf('evidence keys', limited.database);
  expect([await statusOf(keys), await statusOf(packs)]).toEqual([429, 429]);
});
