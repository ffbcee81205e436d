import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type WaitingKind, waitingApi, waitingKinds } from '#contract/admin/waiting.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { contactApi } from '#contract/contact/contact.ts';
import { enquiriesApi } from '#contract/contact/enquiries.ts';
import { currentLeadConsent, leadsApi } from '#contract/contact/leads.ts';
import { reportsApi } from '#contract/messaging/reports.ts';
import { type AdminRole, adminRoles, mayAdmin } from '#contract/operators/roles.ts';
import { matchingThingsOf } from '#test/abuse/matching-things.ts';
import { paymentThingsOf } from '#test/abuse/payment-things.ts';
import { waitingNameOf } from '#test/abuse/vetting-case.ts';
import { adminPassword, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { propose } from '#test/support/matching.ts';
import { say, talking } from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { answer, askTeam } from '#test/support/support-desk.ts';
import { approve, openCase, waitingRep } from '#test/support/vetting.ts';
import { askPayout, insertBatch, withMoney } from '#test/support/wallets.ts';
import { startWorkNow } from '#test/support/work-rows.ts';

const app = await openTestApp({ work: false });
const call = callerOf(app.url, null);
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const emails = {} as Record<AdminRole, string>;
const admins = {} as Record<AdminRole, Awaited<ReturnType<typeof signInAdmin>>>;
for (const role of adminRoles) {
  emails[role] = await makeAdmin(app, adminPassword, role);
  admins[role] = await signInAdmin(app, emails[role]);
}
const allKinds = Object.keys(waitingKinds) as WaitingKind[];

const waitingFor = async (role: AdminRole, kind?: WaitingKind) =>
  (await admins[role].call(waitingApi.list, { query: { kind } })).items;
const write = (subject = 'Hello') =>
  call(contactApi.enquire, {
    body: { name: 'Naledi', email: `n-${randomUUID()}@example.co.za`, subject, message: 'How?', user_type: null },
  });

const rep = await signUpRep(app);
const vetted = await waitingRep(app);
const asker = await signUpRep(app);

/** One item of each kind. */
beforeAll(async () => {
  const talk = await talking(app, { rep });
  await talk.business.call(applicationsApi.accept, { params: { applicationId: talk.applicationId }, body: {} });
  await sql(
    `update milestones set status = 'disputed', disputed_from = 'confirmed', due_at = now() + interval '3 days',
       decide_by = now() + interval '29 days' where engagement_id = $1`,
    [await startWorkNow(app.database.pool, talk.applicationId)],
  );
  const charged = await talking(app, { rep });
  await charged.business.call(applicationsApi.accept, { params: { applicationId: charged.applicationId }, body: {} });
  const chargedWork = await startWorkNow(app.database.pool, charged.applicationId);
  await sql(
    `update milestones set status = 'disputed', disputed_from = 'confirmed', due_at = null,
       decide_by = now() + interval '29 days', charged_back_at = now() where engagement_id = $1`,
    [chargedWork],
  );
  await sql(
    `insert into pay_holds (id, rep_id, engagement_id, milestone_id, amount_cents, reason, placed_at)
     select gen_random_uuid(), e.rep_id, e.id, m.id, 1000, 'Charged back', now()
     from engagements e join milestones m on m.engagement_id = e.id where e.id = $1`,
    [chargedWork],
  );
  await sql(
    `with round as (
       insert into review_rounds (engagement_id, rep_id, business_id, opened_at, closes_at, closed_at)
       select id, rep_id, business_id, now(), now(), now() from engagements where id = $1 returning *),
     written as (
       insert into reviews (id, engagement_id, rep_id, business_id, by, stars, again, written_at)
       select gen_random_uuid(), engagement_id, rep_id, business_id, 'rep', 5, true, now() from round returning id)
     insert into review_cases (id, review_id, kind, created_at)
     select gen_random_uuid(), id, 'suspended', now() from written`,
    [chargedWork],
  );
  await sql(
    `with entry as (
       insert into reliability_entries (id, rep_id, milestone_id, source_id, kind, happened_at)
       select gen_random_uuid(), e.rep_id, m.id, m.id, 'no_show', now()
       from engagements e join milestones m on m.engagement_id = e.id where e.id = $1 limit 1 returning id)
     insert into reliability_appeals (id, entry_id, round, words, appealed_at)
     select gen_random_uuid(), id, 1, 'I was there', now() from entry`,
    [chargedWork],
  );
  await say(rep, talk.conversation.id, 'Words.');
  await talk.business.call(reportsApi.send, {
    params: { conversationId: talk.conversation.id },
    body: { messageId: null, reason: 'abuse' },
  });
  await matchingThingsOf(app, { rep, jobId: talk.jobId });
  await propose(app, { jobId: talk.jobId, userId: (await signUpRep(app)).userId });
  await sql('insert into job_cases (id, job_id, opened_at) values ($1, $2, now())', [randomUUID(), talk.jobId]);
  await askTeam(asker);
  await write();
  await waitingNameOf(app);
  await call(leadsApi.submit, {
    body: {
      ...{ kind: 'business', companyName: 'Karoo Biltong', industry: 'retail', numberOfReps: '3-5' },
      ...{ contactName: 'Sipho', email: 'sipho@example.co.za', phone: '', description: '' },
      consentVersion: currentLeadConsent,
    },
  });
  await askPayout(await withMoney(app, 20_000), 20_000);
  await askPayout(await withMoney(app, 30_000), 30_000);
  await insertBatch(app, emails.owner, 'made');
  await insertBatch(app, emails.owner, 'released');
  await paymentThingsOf(app, rep, '/api/admin/refunds/:refundId/approval');
  await sql(
    `insert into payfast_payments (merchant_payment_id, item, item_name, amount_gross, payment_status, pf_payment_id, paid_at)
     values ($1, 'subscription', 'Of nobody', 12300, 'UNALLOCATED', $2, now())`,
    [randomUUID(), randomUUID()],
  );
  await sql(
    `insert into ledger_corrections (id, from_account, to_account, amount_cents, reason, asked_by)
     select $1, one.id, other.id, 100, 'A slip', a.id from ledger_accounts one, ledger_accounts other, admin_users a
     where one.kind = 'provider_fees' and other.kind = 'platform_earnings' and a.email = $2`,
    [randomUUID(), emails.owner],
  );
  // Proposed by an admin who can approve neither.
  await sql(
    `insert into admin_approvals (id, act, input, effects, reason, proposed_by, proposed_at, expires_at)
     select gen_random_uuid(), act, '{}', '[]', 'A reason', a.id, now(), now() + interval '14 days'
     from admin_users a, unnest(array['settings.change', 'dispute.decide']) act where a.email = $1`,
    [emails.support],
  );
}, 60_000);

test('each role is shown what it may do, and nothing else', async () => {
  for (const role of adminRoles) {
    const approves = mayAdmin(role, 'settings.edit_money') || mayAdmin(role, 'disputes.decide');
    const kinds = allKinds.filter((kind) => (kind === 'approval' ? approves : mayAdmin(role, waitingKinds[kind])));
    // The proposer of one is not asked to approve it.
    const own = role === 'owner' ? ['payout_batch', 'correction'] : [];
    const expected = kinds.filter((kind) => !own.includes(kind)).toSorted();
    const items = await waitingFor(role);
    expect([...new Set(items.map(({ kind }) => kind))].toSorted()).toEqual(expected);
    const counts = await admins[role].call(waitingApi.counts, {});
    expect(counts.map(({ kind }) => kind).toSorted()).toEqual(expected);
    for (const { kind, count } of counts) expect(items.filter((one) => one.kind === kind)).toHaveLength(count);
    for (const kind of allKinds) {
      const some = await waitingFor(role, kind);
      expect(some).toEqual(items.filter((one) => one.kind === kind));
    }
  }
  expect(await waitingFor('finance', 'vetting')).toEqual([]);
  expect(await waitingFor('reviewer', 'payouts')).toEqual([]);
});

test('items name the user, the subject and the amount', async () => {
  const one = async (kind: WaitingKind) => (await waitingFor('owner', kind))[0];
  expect(await one('vetting')).toMatchObject({ who: 'Thabo Mokoena', what: 'rep', takenBy: null });
  expect(await one('dispute')).toMatchObject({ who: 'Thabo Mokoena and Ubuntu Foods', cents: 190_000 });
  expect(await one('charged_back')).toMatchObject({ who: 'Thabo Mokoena and Ubuntu Foods', cents: 190_000 });
  expect(await one('pay_hold')).toMatchObject({ who: 'Thabo Mokoena', cents: 1_000 });
  expect(await one('report')).toMatchObject({ who: 'Thabo Mokoena', what: 'abuse' });
  expect(await one('review')).toMatchObject({ who: 'Thabo Mokoena and Ubuntu Foods' });
  expect(await one('reliability_appeal')).toMatchObject({ who: 'Thabo Mokoena' });
  expect(await one('lead')).toMatchObject({ who: 'Karoo Biltong', what: 'business' });
  expect(await one('payouts')).toMatchObject({ count: 2, cents: 50_000 });
  expect(await one('refund')).toMatchObject({ who: 'Thabo Mokoena', what: 'asked', cents: 19_900 });
});

test('a dispute is due when it is decided automatically, earlier with one statement than with two', async () => {
  const [dispute] = await waitingFor('owner', 'dispute');
  const { rows } = await sql(`select decide_by from milestones where status = 'disputed' and charged_back_at is null`);
  expect(dispute?.dueAt).toBe(rows[0].decide_by.toISOString());
  const disputed = `status = 'disputed' and charged_back_at is null`;
  await sql(`update milestones set spoke = '{business}' where ${disputed}`);
  const [alone] = await waitingFor('owner', 'dispute');
  const { rows: deadlines } = await sql(`select due_at from milestones where ${disputed}`);
  expect(alone?.dueAt).toBe(deadlines[0].due_at.toISOString());
  expect(alone?.since).toBe(dispute?.since);
  await sql(`update milestones set spoke = '{business,rep}' where ${disputed}`);
  expect((await waitingFor('owner', 'dispute'))[0]?.dueAt).toBe(dispute?.dueAt);
  const approvals = await sql('select expires_at from admin_approvals order by proposed_at, id');
  expect((await waitingFor('owner', 'approval')).map(({ dueAt }) => dueAt)).toEqual(
    approvals.rows.map((row) => row.expires_at.toISOString()),
  );
});

test('a decided dispute waits for our team only once it was appealed, and until the first decision is carried out', async () => {
  const open = `where status = 'disputed' and charged_back_at is null`;
  await sql(`update milestones set ruled_cents = 0, ruled_by = array[gen_random_uuid()] ${open}`);
  expect(await waitingFor('owner', 'dispute')).toEqual([]);
  await sql(`update milestones set appealed_at = now() ${open}`);
  const [appealed] = await waitingFor('owner', 'dispute');
  const { rows } = await sql(`select due_at, appealed_at from milestones ${open}`);
  expect(appealed).toMatchObject({ dueAt: rows[0].due_at.toISOString(), since: rows[0].appealed_at.toISOString() });
  await sql(`update milestones set ruled_cents = null, ruled_by = '{}', appealed_at = null ${open}`);
});

test('a vetting case of today is above matches that have waited for a week', async () => {
  await sql(`update match_jobs set waiting_since = now() - interval '7 days' where waiting_since is not null`);
  const kinds = (await waitingFor('owner')).map(({ kind }) => kind);
  expect(kinds.indexOf('vetting')).toBeLessThan(kinds.indexOf('matches'));
  expect(kinds.indexOf('payouts')).toBeLessThan(kinds.indexOf('matches'));
});

test('items of all kinds are sorted by due time, and pages continue each other', async () => {
  await sql(`update contact_messages set created_at = now() - interval '90 days'`);
  await sql(`update user_vetting set submitted_at = now() - interval '80 days'`);
  await sql(`update support_questions set since = now() - interval '70 days'`);
  const items = await waitingFor('owner');
  expect(items.slice(0, 3).map(({ kind }) => kind)).toEqual(['contact_message', 'vetting', 'question']);
  expect(items.map(({ dueAt }) => dueAt)).toEqual(items.map(({ dueAt }) => dueAt).toSorted());
  await sql(`insert into contact_messages (id, name, email, subject, message, created_at)
    select gen_random_uuid(), 'Many', 'many@example.co.za', 'Hello', 'Many', '2026-01-01T10:00:00Z'
    from generate_series(1, 70)`);
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await admins.support.call(waitingApi.list, { query: { cursor: cursor ?? undefined } });
    expect(page.items.length).toBeLessThanOrEqual(50);
    seen.push(...page.items.map(({ kind, id }) => `${kind} ${id}`));
    cursor = page.nextCursor;
  } while (cursor);
  const counts = await admins.support.call(waitingApi.counts, {});
  expect(seen).toHaveLength(counts.reduce((sum, { count }) => sum + count, 0));
  expect(new Set(seen).size).toBe(seen.length);
  await sql(`delete from contact_messages where name = 'Many'`);
  await expectRefusal(admins.owner.call(waitingApi.list, { query: { cursor: 'x' } }), 'request.bad_cursor');
});

test('finished items leave the list, and items open at an admin say so', async () => {
  await openCase(admins.reviewer, vetted);
  expect(await waitingFor('owner', 'vetting')).toMatchObject([{ takenBy: emails.reviewer }]);
  await approve(admins.reviewer, vetted);
  expect(await waitingFor('owner', 'vetting')).toEqual([]);

  const [message] = await waitingFor('support', 'contact_message');
  await admins.support.call(enquiriesApi.settleMessage, { params: { messageId: message?.id ?? '' } });
  expect(await waitingFor('support', 'contact_message')).toEqual([]);

  const [question] = await waitingFor('support', 'question');
  await answer(admins.support, { conversationId: question?.id ?? '' });
  expect(await waitingFor('support', 'question')).toEqual([]);

  await sql(`insert into wallet_holds (id, rep_id, reason, what_to_do, placed_at)
    select gen_random_uuid(), rep_id, 'A test', 'Wait', now() from payouts where amount_cents = 20000`);
  expect(await waitingFor('finance', 'payouts')).toMatchObject([{ count: 1, cents: 30_000 }]);
});
