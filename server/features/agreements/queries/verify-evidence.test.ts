import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualFacts } from '#contract/site/site-facts.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { signAgreement } from '../commands/sign-agreement.ts';
import { currentAgreement } from './current-agreement.ts';
import { type Finding, verifyEvidence } from './verify-evidence.ts';

let app: TestApp;
let client: pg.Client;
const people: Person[] = [];

beforeAll(async () => {
  app = await startTestApp({ work: false });
  client = new pg.Client({ connectionString: app.database.url });
  await client.connect();
  for (let count = 0; count < 5; count++) {
    const person = await signUpRep(app, {}, { vetted: false });
    people.push(person);
    await sign(person);
  }
});
afterAll(async () => {
  await client.end();
  await app.close();
});

function sign({ userId, email }: Person) {
  const signer = { userId, sessionId: userId, email, name: 'Thabo Mokoena', address: '196.25.1.1', userAgent: null };
  const { sha256 } = currentAgreement('rep', usualFacts);
  return app.services.transaction((tx) =>
    signAgreement(tx, { userType: 'rep', sha256, typedName: 'Thabo Mokoena', signer, underReview: true }),
  );
}

/** The verifier's findings after these statements, run by an intruder with full access to the database, triggers off. */
async function findingsAfter(...statements: string[]): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query('set local session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    const pool = { query: client.query.bind(client) } as unknown as pg.Pool;
    return (await verifyEvidence(dbOfPool(pool))).findings.map(inShort);
  } finally {
    await client.query('rollback');
  }
}

const inShort = ({ position, what }: Finding) => `${position} ${what}`;

describe('the log of signatures', () => {
  test('is sound as written, and reports its end', async () => {
    const { rows, head, findings } = await verifyEvidence(app.services.db);
    expect(findings).toEqual([]);
    expect(rows).toBe(5);
    const { rows: last } = await client.query('select row_hash from agreement_evidence where position = 5');
    expect(head).toEqual({ position: 5, hash: last[0].row_hash.toString('hex') });
  });

  test.each([
    "typed_name = 'Thabo Mokoenа'",
    "version = '9'",
    "signed_at = signed_at + interval '1 millisecond'",
    "address = '196.25.1.2'",
    "user_agent = 'Mozilla'",
    'account_name = null',
    "account_email = 'other@example.co.za'",
    "user_type = 'business'",
    'user_id = gen_random_uuid()',
    'session_id = gen_random_uuid()',
    'id = gen_random_uuid()',
    "text_sha256 = sha256('other')",
    "row_hash = sha256('other')",
  ])('a row with %s is reported', async (change) => {
    const findings = await findingsAfter(`update agreement_evidence set ${change} where position = 3`);
    expect(findings).toContain('3 changed');
    expect(findings.filter((finding) => !/^3 |^null /.test(finding))).toEqual([]);
  });

  test('a changed row with a recalculated hash is exposed by the next row', async () => {
    const { rows } = await client.query('select * from agreement_evidence where position = 3');
    const { hashEvidence } = await import('./hash-evidence.ts');
    const row = rows[0];
    const forged = hashEvidence({
      position: 3,
      id: row.id,
      previousHash: row.previous_hash,
      userId: row.user_id,
      userType: row.user_type,
      sessionId: row.session_id,
      textSha256: row.text_sha256,
      version: row.version,
      ticked: row.ticked,
      typedName: 'Someone Else',
      accountName: row.account_name,
      accountEmail: row.account_email,
      address: row.address,
      userAgent: row.user_agent,
      signedAt: row.signed_at,
    });
    expect(
      await findingsAfter(
        `update agreement_evidence set typed_name = 'Someone Else', row_hash = '\\x${forged.toString('hex')}' where position = 3`,
      ),
    ).toEqual(['4 broken chain']);
  });

  test('a deleted row is noticed, at the end too', async () => {
    expect(await findingsAfter('delete from agreement_evidence where position = 2')).toEqual([
      '2 missing',
      'null missing',
    ]);
    expect(await findingsAfter('delete from agreement_evidence where position in (2, 3)')).toContain('2 missing');
    expect(await findingsAfter('delete from agreement_evidence where position = 5')).toEqual(['null missing']);
    expect(await findingsAfter('delete from agreement_evidence where position = 1')).toContain('1 missing');
  });

  test('swapped rows are reported with their original positions', async () => {
    expect(
      await findingsAfter(
        'update agreement_evidence set position = 99 where position = 2',
        'update agreement_evidence set position = 2 where position = 4',
        'update agreement_evidence set position = 4 where position = 99',
      ),
    ).toEqual(['2 moved', '4 moved']);
  });

  test('a text changed or lost after it was signed is reported', async () => {
    const drop = 'alter table agreement_texts drop constraint agreement_texts_hash_fits';
    expect(await findingsAfter(drop, "update agreement_texts set body = body || ' '")).toEqual(['null text changed']);
    expect(await findingsAfter('delete from agreement_texts')).toEqual(['null text missing']);
  });

  test('cannot be edited, not even by the table’s owner', async () => {
    for (const table of ['agreement_evidence', 'agreement_texts']) {
      const column = table === 'agreement_evidence' ? 'typed_name' : 'version';
      await expect(client.query(`update ${table} set ${column} = 'other'`)).rejects.toThrow('append-only');
      await expect(client.query(`delete from ${table}`)).rejects.toThrow('append-only');
      await expect(client.query(`truncate ${table} cascade`)).rejects.toThrow('append-only');
    }
  });

  test('grows by one row at a time under concurrent signatures', async () => {
    const before = (await verifyEvidence(app.services.db)).rows;
    await Promise.all(people.flatMap((person) => [sign(person), sign(person), sign(person), sign(person)]));
    const { rows, findings } = await verifyEvidence(app.services.db);
    expect(findings).toEqual([]);
    expect(rows).toBe(before + 20);
  });
});
