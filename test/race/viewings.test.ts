import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { operatorsApi } from '#contract/operators/operators.ts';
import { viewingsApi } from '#contract/operators/viewings.ts';
import { closeEndedViewings } from '#server/features/operators/viewings/commands/end-viewings.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes } from '#test/support/outcomes.ts';
import { signUpRep } from '#test/support/people.ts';
import { seeAs } from '#test/support/viewings.ts';
import { areWaiting, holdOpen } from './held-transactions.ts';

const [first, second] = await openTwoTestApps({ work: false });
const rounds = 8;

const openOnes = async (email: string): Promise<number> => {
  const { rows } = await first.database.pool.query(
    `select count(*)::int as open from viewings join admin_users on admin_users.id = admin_id
     where ended_at is null and email = $1`,
    [email],
  );
  return rows[0].open;
};

const lines = async (email: string, act: string) =>
  (await auditOf(first, email)).filter((line) => line.startsWith(`${act} `)).length;

test('of several that an administrator begins concurrently, in two processes, one is active', async () => {
  const email = await makeAdmin(first);
  const browsers = [await signInAdmin(first, email), await signInAdmin(second, email)] as const;
  const people = [await signUpRep(first), await signUpRep(first)];
  for (let round = 0; round < rounds; round++) {
    const ended = await outcomes([
      seeAs(first, browsers[0], people[0] ?? expect.fail()),
      seeAs(second, browsers[1], people[1] ?? expect.fail()),
      seeAs(second, browsers[1], people[0] ?? expect.fail()),
    ]);
    expect(ended).toEqual([null, null, null]);
    expect(await openOnes(email)).toBe(1);
  }
  expect(await lines(email, 'user.see_as')).toBe(3 * rounds);
  expect(await lines(email, 'user.see_as_end')).toBe(3 * rounds - 1);
});

test('an administrator who signs out while beginning one sees nothing by it', async () => {
  const rep = await signUpRep(first);
  for (let round = 0; round < rounds; round++) {
    const email = await makeAdmin(first);
    const browser = await signInAdmin(first, email);
    const ended = await outcomes([seeAs(first, browser, rep), browser.call(operatorsApi.signOut, {})]);
    expect([null, 'admin.session_required']).toContain(ended[0]);
    expect(ended[1]).toBeNull();
    expect(await openOnes(email)).toBe(0);
  }
});

test('a sign-out that has ended the session is not delayed by a viewing that waits for it', async () => {
  const email = await makeAdmin(first);
  const browser = await signInAdmin(first, email);
  const rep = await signUpRep(first);
  const { pool } = first.database;
  const ended = await holdOpen(first, ({ db }) =>
    db.execute(sql`delete from admin_sessions where admin_id = (select id from admin_users where email = ${email})`),
  );
  const started = outcomes([seeAs(second, browser, rep)]);
  try {
    await areWaiting(first, 1);
    // Like the audit log, which references the admin.
    await pool.query('select from admin_users where email = $1 for key share nowait', [email]);
  } finally {
    await ended.commit();
  }
  expect(await started).toEqual(['admin.session_required']);
});

test('one that is stopped and swept concurrently ends once', async () => {
  for (let round = 0; round < rounds; round++) {
    const rep = await signUpRep(first);
    const browser = await signInAdmin(first, await makeAdmin(first));
    await seeAs(first, browser, rep);
    await first.database.pool.query(
      "update viewings set ends_at = began_at + interval '1 millisecond' where ended_at is null",
    );
    await Promise.all([
      browser.call(viewingsApi.end, {}),
      first.services.transaction(closeEndedViewings),
      second.services.transaction(closeEndedViewings),
    ]);
    const { rows } = await first.database.pool.query(
      "select from admin_audit where act = 'user.see_as_end' and target_id = $1",
      [rep.userId],
    );
    // Including those of the previous test.
    expect(rows).toHaveLength(1);
  }
});
