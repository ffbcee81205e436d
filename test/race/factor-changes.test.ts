import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { secondFactorApi } from '#contract/accounts/second-factor.ts';
import { adminApi } from '#contract/admin/admin.ts';
import { lockUser } from '#server/features/accounts/commands/lock-user.ts';
import { askCorrection } from '#server/features/accounts/own-account/commands/correct-email.ts';
import { carryOutSupportChanges } from '#server/features/accounts/second-factor/commands/carry-out-support-changes.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf } from '#test/support/api.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes } from '#test/support/outcomes.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { addFactor } from '#test/support/second-factors.ts';
import { areWaiting, holdOpen } from './held-transactions.ts';

const apps = await openTwoTestApps({ work: false });
const [first, second] = apps;
const email = await makeAdmin(first);
const [here, there] = [await signInAdmin(first, email), await signInAdmin(second, email)];
const doors = apps.map(({ url }) => callerOf(url, null));

async function withFactor(): Promise<Person> {
  const rep = await signUpRep(first);
  await addFactor(rep);
  return rep;
}

async function tokenOf(rep: Person, about: RegExp): Promise<string> {
  const mail = (await mailsTo(first.database, rep.email)).findLast(({ subject }) => about.test(subject));
  return decodeURIComponent(mail?.text.match(/this-was-not-me\?token=(\S+)/)?.[1] ?? '');
}

const removal = { reason: 'Lost the phone', identityChecked: true };

test('of ten concurrent removals of a second factor, in two processes, one succeeds, and one email is sent', async () => {
  const rep = await withFactor();
  const ended = await outcomes(
    Array.from({ length: 10 }, (_, turn) =>
      (turn % 2 ? here : there).call(adminApi.removeSecondFactor, { params: { userId: rep.userId }, body: removal }),
    ),
  );
  expect(ended.toSorted()).toEqual([null, ...Array.from({ length: 9 }, () => 'user.removal_waits')].toSorted());
  const mails = (await mailsTo(first.database, rep.email)).filter(({ subject }) => /about to be/.test(subject));
  expect(mails).toHaveLength(1);
  const { rows } = await first.database.pool.query(
    `select outcome from admin_audit where act = 'user.remove_second_factor' and target_id = $1`,
    [rep.userId],
  );
  expect(rows).toEqual([{ outcome: 'done' }]);
});

test('a link pressed ten times concurrently reverts the change once', async () => {
  const rep = await withFactor();
  const token = await tokenOf(rep, /was added/);
  const ended = await outcomes(
    Array.from({ length: 10 }, (_, turn) => (doors[turn % 2] ?? here.call)(secondFactorApi.undo, { body: { token } })),
  );
  expect(ended.toSorted()).toEqual([null, ...Array.from({ length: 9 }, () => 'second_factor.link_invalid')].toSorted());
  const mails = (await mailsTo(first.database, rep.email)).filter(({ subject }) => /new password/.test(subject));
  expect(mails).toHaveLength(1);
});

test('a removal is either stopped or carried out, whichever comes first, and only once', async () => {
  for (let turn = 0; turn < 8; turn++) {
    const rep = await withFactor();
    await here.call(adminApi.removeSecondFactor, { params: { userId: rep.userId }, body: removal });
    const token = await tokenOf(rep, /about to be/);
    await first.database.pool.query(
      "update support_changes set takes_effect_at = now() - interval '1 second' where user_id = $1",
      [rep.userId],
    );
    const carryOut = () => Promise.all(apps.map(({ services }) => carryOutSupportChanges(services, services)));
    const [stopped] = await Promise.all([
      outcomes([(doors[1] ?? here.call)(secondFactorApi.undo, { body: { token } })]),
      carryOut(),
    ]);
    const { rows } = await first.database.pool.query('select id from factors where user_id = $1', [rep.userId]);
    expect(rows).toHaveLength(stopped[0] === null ? 1 : 0);
    const mails = (await mailsTo(first.database, rep.email)).filter(({ subject }) => /was removed from/.test(subject));
    expect(mails).toHaveLength(stopped[0] === null ? 0 : 1);
  }
});

test('carrying out a removal waits for the user without holding locks that the user’s lock holder may need', async () => {
  const rep = await withFactor();
  await here.call(adminApi.removeSecondFactor, { params: { userId: rep.userId }, body: removal });
  const { pool } = first.database;
  await pool.query("update support_changes set takes_effect_at = now() - interval '1 second' where user_id = $1", [
    rep.userId,
  ]);
  const held = await holdOpen(first, (tx) => lockUser(tx, rep.userId));
  const carriedOut = carryOutSupportChanges(second.services, second.services);
  try {
    await areWaiting(first, 1);
    await pool.query('select from support_changes where user_id = $1 for update nowait', [rep.userId]);
  } finally {
    await held.commit();
    await carriedOut;
  }
  const { rows } = await pool.query('select from factors where user_id = $1', [rep.userId]);
  expect(rows).toEqual([]);
});

async function confirmMove(next: string): Promise<Response> {
  const html = (await mailsTo(first.database, next)).at(-1)?.html ?? '';
  return fetch(`${first.url}/auth/v1/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'email_change', token_hash: html.match(/token_hash=([\w-]+)/)?.[1] }),
  });
}

test('a link waits for its user before it locks its token, like everything that deletes tokens', async () => {
  const rep = await signUpRep(first);
  const next = `next-${randomUUID()}@example.co.za`;
  const { pool } = first.database;
  await first.services.transaction((tx) => askCorrection(tx, first.services, { userId: rep.userId, newEmail: next }));
  await pool.query("update support_changes set takes_effect_at = now() - interval '1 second' where user_id = $1", [
    rep.userId,
  ]);
  await carryOutSupportChanges(first.services, first.services);
  const held = await holdOpen(first, (tx) => lockUser(tx, rep.userId));
  const confirmed = confirmMove(next);
  try {
    await areWaiting(first, 1);
    await pool.query('select from one_time_tokens where user_id = $1 for update nowait', [rep.userId]);
  } finally {
    await held.commit();
  }
  expect((await confirmed).status).toBe(200);
});

test('a change of address is either confirmed by the new mailbox or stopped by the old one', async () => {
  for (let turn = 0; turn < 8; turn++) {
    const rep = await signUpRep(first);
    const next = `next-${randomUUID()}@example.co.za`;
    await first.services.transaction((tx) => askCorrection(tx, first.services, { userId: rep.userId, newEmail: next }));
    await first.database.pool.query(
      "update support_changes set takes_effect_at = now() - interval '1 second' where user_id = $1",
      [rep.userId],
    );
    await carryOutSupportChanges(first.services, first.services);
    const token = await tokenOf(rep, /about to change/);
    const confirm = confirmMove(next);
    const stop = outcomes([(doors[1] ?? here.call)(secondFactorApi.undo, { body: { token } })]);
    const [confirmed, [stopped]] = [await confirm, await stop];
    expect([confirmed.ok, stopped === null].filter(Boolean)).toHaveLength(1);
    const { rows } = await first.database.pool.query('select email, new_email from users where id = $1', [rep.userId]);
    expect(rows).toEqual([{ email: confirmed.ok ? next : rep.email, new_email: null }]);
  }
});
