import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { type AuditFilter, actsOfGroup, adminActs, auditApi, auditGroupNames } from '#contract/operators/audit.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';

const app = await openTestApp({ work: false });

test('the audit log is listed newest first, and nothing in it can be changed', async () => {
  const email = await makeAdmin(app);
  await signInAdmin(app, email);
  const admin = await signInAdmin(app, email);
  const { items } = await admin.call(auditApi.list, { query: {} });
  expect(items.map(({ at }) => at)).toEqual(
    items
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(items.some(({ who, act }) => who === email && act === 'sign_in')).toBe(true);
  expect(JSON.stringify(items)).not.toContain('argon2');
  for (const statement of [
    "update admin_audit set who = 'someone else'",
    'delete from admin_audit',
    'truncate admin_audit',
    `delete from admin_users where email = '${email}'`,
  ]) {
    await expect(app.database.pool.query(statement)).rejects.toThrow();
  }
});

test('a target without a page links to the page it belongs to, and a deleted one to none', async () => {
  const admin = await signInAdmin(app, await makeAdmin(app));
  const business = await signUpBusiness(app);
  const job = await postJob(business);
  const [open, gone, refund, payment] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const sql = (text: string, values: unknown[]) => app.database.pool.query(text, values);
  await sql('insert into job_cases (id, job_id, opened_at) values ($1, $2, now())', [open, job.id]);
  await sql(
    `insert into payfast_payments (merchant_payment_id, user_id, item, side, item_name, amount_gross, payment_status,
       pf_payment_id, receipt_number, paid_at)
     values ($1, $2, 'hires', 'business', 'One gig', 190000, 'COMPLETE', $3, nextval('payfast_receipts'), now())`,
    [payment, business.userId, uuidv7()],
  );
  await sql(
    `insert into payment_refunds (id, merchant_payment_id, part, amount_cents, status, reason)
     values ($1, $2, 'goodwill', 19000, 'approved', 'A test')`,
    [refund, payment],
  );
  for (const [type, id] of [
    ['refund', refund],
    ['job_case', open],
    ['job_case', gone],
    ['job', job.id],
  ])
    await sql(
      `insert into admin_audit (id, who, act, outcome, target_type, target_id) values ($1, 'one', 'job_case.claim', 'done', $2, $3)`,
      [uuidv7(), type, id],
    );
  const { items } = await admin.call(auditApi.list, { query: {} });
  expect(items.slice(0, 4).map(({ target }) => target?.pageId)).toEqual([job.id, null, job.id, payment]);
});

test('the audit log is searched and filtered by target, outcome and day, and downloaded as CSV', async () => {
  const email = await makeAdmin(app);
  const admin = await signInAdmin(app, email);
  const target = uuidv7();
  const at = (moment: string, act: string, outcome = 'done') =>
    app.database.pool.query(
      `insert into admin_audit (id, who, act, outcome, reason, target_type, target_id, address, created_at)
       values ($1, 'naledi@example.co.za', $2, $3, 'Fifty % off, "really"', 'payout', $4, '196.25.1.7', $5)`,
      [uuidv7(), act, outcome, target, moment],
    );
  await at('2026-01-09T22:30:00Z', 'payout.pay');
  await at('2026-01-10T21:59:00Z', 'payout.fail', 'refused');
  await at('2026-01-10T22:30:00Z', 'wallet.hold');
  await at('2026-01-10T10:00:00Z', 'user.suspend');
  const acts = async (query: AuditFilter) =>
    (await admin.call(auditApi.list, { query: { ...query, search: query.search ?? 'naledi' } })).items.map(
      ({ act }) => act,
    );
  expect(await acts({})).toEqual(['wallet.hold', 'payout.fail', 'user.suspend', 'payout.pay']);
  expect(await acts({ from: '2026-01-10', until: '2026-01-10' })).toEqual([
    'payout.fail',
    'user.suspend',
    'payout.pay',
  ]);
  expect(await acts({ until: '2026-01-09' })).toEqual([]);
  expect(await acts({ about: 'payouts', outcome: 'done' })).toEqual(['wallet.hold', 'payout.pay']);
  for (const search of ['y % off', '196.25.1.7', target, target.slice(-8).toUpperCase()])
    expect(await acts({ search }), search).toHaveLength(4);
  expect(await acts({ search: 'naled_' })).toEqual([]);
  const csv = await admin.call(auditApi.csv, { query: { search: 'naledi', about: 'users', format: 'plain' } });
  expect(csv).toContain('2026-01-10 12:00');
  expect(csv).toContain('user.suspend');
  expect(csv).not.toContain('payout.pay');
  const { items } = await admin.call(auditApi.list, { query: { search: email } });
  expect(items[0]).toMatchObject({ act: 'audit.export', reason: 'search: naledi, about: users' });
});

test('what acted without an admin is found by its stored and its shown words, and downloaded as shown', async () => {
  const admin = await signInAdmin(app, await makeAdmin(app));
  const target = uuidv7();
  for (const who of ['schedule', 'new mailbox'])
    await app.database.pool.query(
      `insert into admin_audit (id, who, act, outcome, target_type, target_id) values ($1, $2, 'user.email_corrected', 'done', 'user', $3)`,
      [uuidv7(), who, target],
    );
  const found = async (search: string) => {
    const { items } = await admin.call(auditApi.list, { query: { search } });
    return items.filter((entry) => entry.target?.id === target).map(({ who }) => who);
  };
  for (const search of ['schedule', 'System (schedule)', 'system (']) expect(await found(search)).toEqual(['schedule']);
  for (const search of ['new mailbox', 'new EMAIL']) expect(await found(search)).toEqual(['new mailbox']);
  const csv = await admin.call(auditApi.csv, { query: { search: target, format: 'plain' } });
  expect(csv).toContain('System (schedule)');
  expect(csv).toContain('New email address');
  expect(csv).not.toContain('mailbox');
});

test('each action is in one group', () => {
  expect(auditGroupNames.flatMap(actsOfGroup).toSorted()).toEqual([...adminActs].toSorted());
});
