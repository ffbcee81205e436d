import { expect, test } from 'vitest';
import { type FoundKind, foundKinds, mostFound, panelSearchApi } from '#contract/admin/panel-search.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { type AdminRole, adminRoles, mayAdmin } from '#contract/operators/roles.ts';
import { paymentThingsOf } from '#test/abuse/payment-things.ts';
import { adminPassword, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { certify, publish } from '#test/support/courses.ts';
import { postJob } from '#test/support/hiring.ts';
import { talking } from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { askTeam } from '#test/support/support-desk.ts';
import { askPayout, insertBatch, withMoney } from '#test/support/wallets.ts';
import { startWorkNow } from '#test/support/work-rows.ts';

const app = await openTestApp({ work: false });
const admins = {} as Record<AdminRole, Awaited<ReturnType<typeof signInAdmin>>>;
for (const role of adminRoles) admins[role] = await signInAdmin(app, await makeAdmin(app, adminPassword, role));
const search = (q: string, role: AdminRole = 'owner') => admins[role].call(panelSearchApi.search, { query: { q } });
const idsOf = async (kind: FoundKind, q: string) => ((await search(q))[kind] ?? []).map(({ id }) => id);

const rep = await signUpRep(app, { full_name: 'Nomvula Khoza' });
const business = await signUpBusiness(app, { company_name: 'Baobab Juices' });
const job = await postJob(business, { title: 'Tasting of cordials' });
const { merchantPaymentId } = await paymentThingsOf(app, rep, '');

test('people are found by part of their name or address, by their id, and despite a typo', async () => {
  for (const q of ['Nomvula', 'vula kho', rep.email, rep.email.slice(2, 12), rep.userId, 'Nomvulla Khosa'])
    expect(await idsOf('people', q), q).toContain(rep.userId);
  expect((await search('Nomvula')).people).toMatchObject([{ title: 'Nomvula Khoza', detail: rep.email, cents: null }]);
  expect(await idsOf('people', 'Siyabonga')).toEqual([]);
  // Wildcards are ordinary characters.
  expect(await idsOf('people', 'Nomv%la')).toEqual([]);
});

test('accents and apostrophes are found however they are typed', async () => {
  const person = await signUpRep(app, { full_name: "Rene\u0301e D'Oliveira" });
  const owner = await signUpBusiness(app, { company_name: 'Mama\u2019s Cafe\u0301' });
  for (const q of ['Ren\u00E9e D\u2019Oliv', 'Rene\u0301e', "d'oliveira"])
    expect(await idsOf('people', q), q).toEqual([person.userId]);
  for (const q of ["mama's caf\u00E9", 'Mama\u2018s', 'CAFE\u0301'])
    expect(await idsOf('companies', q), q).toEqual([owner.userId]);
});

test('an address is found by any part of it, and no other user is', async () => {
  const [name = '', host = ''] = rep.email.split('@');
  const near = { ...(await signUpRep(app)), email: `x${name}@${host}.za` };
  await app.database.pool.query('update users set email = $1 where id = $2', [near.email, near.userId]);
  for (const q of [rep.email.toUpperCase(), rep.email.slice(1), `${name.slice(-3)}@${host.slice(0, 3)}`, `${name}@`])
    expect((await idsOf('people', q)).toSorted(), q).toEqual([rep.userId, near.userId].toSorted());
  for (const q of [near.email, `@${host}.za`, `x${name}@${host}`])
    expect(await idsOf('people', q), q).toEqual([near.userId]);
  for (const q of [`${name}@${host}x`, `${name}_@${host}`, `${name}%@${host}`, `${name}@${host}@${host}`, `%@${host}`])
    expect(await idsOf('people', q), q).toEqual([]);
});

test('punctuation alone finds nothing: it would scan all rows', async () => {
  const { userId } = await signUpBusiness(app, { company_name: '*** Tyres ***' });
  expect(await idsOf('companies', '*** Tyr')).toEqual([userId]);
  for (const q of ['***', 'a.b c%']) {
    const { more, ...found } = await search(q);
    expect(more).toEqual([]);
    expect(Object.values(found).flat()).toEqual([]);
  }
});

test('companies lead to their owners, jobs are found by title', async () => {
  for (const q of ['baobab', 'Boabab Juices']) expect(await idsOf('companies', q), q).toEqual([business.userId]);
  for (const q of ['cordial', 'Tasting of cordails', job.id]) expect(await idsOf('jobs', q), q).toEqual([job.id]);
  expect((await search('cordial')).jobs).toMatchObject([
    { title: 'Tasting of cordials', detail: 'Baobab Juices, active' },
  ]);
});

test('payments are found by our number, the provider’s or the receipt’s, and by payer', async () => {
  const { rows } = await app.database.pool.query(
    'select pf_payment_id, receipt_number from payfast_payments where merchant_payment_id = $1',
    [merchantPaymentId],
  );
  const { pf_payment_id: theirs, receipt_number: receipt } = rows[0];
  for (const q of [merchantPaymentId, theirs, String(receipt).padStart(3, '0'), 'Nomvula', rep.email])
    expect(await idsOf('payments', q), q).toEqual([merchantPaymentId]);
  expect((await search('Nomvula')).payments).toMatchObject([{ cents: 19_900, detail: 'Nomvula Khoza, COMPLETE' }]);
});

test('certificates are found by the number as typed from paper, and by holder', async () => {
  const { number } = await certify(app, await publish(app), rep);
  const id = (await search(number)).certificates?.[0]?.id ?? expect.fail();
  for (const q of [number, number.toLowerCase().replaceAll('-', ''), number.slice(3, 12), 'Nomvula', rep.email])
    expect(await idsOf('certificates', q), q).toEqual([id]);
  expect((await search(number)).certificates).toMatchObject([{ title: number, cents: null }]);
});

test('payouts and batches are found by their reference, in any spelling, and by their amount', async () => {
  const payee = await withMoney(app, 43_217);
  const asked = await askPayout(payee, 43_217);
  const { rows } = await app.database.pool.query('select id, number from payouts where id = $1', [asked.id]);
  const reference = `TH${String(rows[0].number).padStart(6, '0')}`;
  for (const q of [
    reference,
    reference.toLowerCase(),
    `TH ${String(rows[0].number).padStart(3, '0')}`,
    'R432,17',
    '432.17',
  ])
    expect(await idsOf('payouts', q), q).toEqual([asked.id]);
  expect((await search(reference)).payouts).toMatchObject([{ title: reference, cents: 43_217, batchId: null }]);
  const batchId = await insertBatch(app, await makeAdmin(app), 'made');
  const { rows: batches } = await app.database.pool.query('select number from payout_batches where id = $1', [batchId]);
  const ofBatch = `TB${String(batches[0].number).padStart(6, '0')}`;
  expect(await idsOf('batches', ofBatch)).toEqual([batchId]);
  expect(await idsOf('payouts', ofBatch)).toEqual([]);
});

test('payments are found by their amount', async () => {
  for (const q of ['R199.00', '199', '199,00']) expect(await idsOf('payments', q), q).toContain(merchantPaymentId);
  expect(await idsOf('payments', 'R198.00')).not.toContain(merchantPaymentId);
});

test('disputes are found by either side and by gig, and questions by user and by text', async () => {
  const talk = await talking(app, { rep });
  await talk.business.call(applicationsApi.accept, { params: { applicationId: talk.applicationId }, body: {} });
  const engagementId = await startWorkNow(app.database.pool, talk.applicationId);
  expect(await idsOf('disputes', 'Nomvula')).toEqual([]);
  await app.database.pool.query(
    `update milestones set status = 'disputed', disputed_from = 'confirmed', decide_by = now() + interval '29 days'
     where engagement_id = $1`,
    [engagementId],
  );
  for (const q of ['Nomvula', engagementId]) expect(await idsOf('disputes', q), q).toEqual([engagementId]);
  await askTeam(rep);
  const [question] = (await search('Nomvula')).questions ?? [];
  expect(question).toMatchObject({ title: 'Nomvula Khoza' });
  expect(await idsOf('questions', 'where is my pay')).toEqual([question?.id]);
  expect(await idsOf('questions', 'where is my bakkie')).toEqual([]);
  await app.database.pool.query(`update support_questions set status = 'closed', answer_by = null`);
  expect(await idsOf('questions', 'where is my pay')).toEqual([]);
  expect(await idsOf('questions', 'Nomvula')).toEqual([question?.id]);
});

test('more than a few results of a kind are one step away', async () => {
  for (let turn = 0; turn < 7; turn++) await postJob(business, { title: `Rooftop market ${turn}` });
  const few = await search('Rooftop market');
  expect(few.jobs).toHaveLength(mostFound);
  expect(few.more).toEqual(['jobs']);
  const all = await admins.owner.call(panelSearchApi.search, { query: { q: 'Rooftop market', kind: 'jobs' } });
  expect(all).toMatchObject({ more: [] });
  expect(all.jobs).toHaveLength(7);
  expect(all.people).toBeUndefined();
});

test('each role finds only what it may see', async () => {
  for (const role of adminRoles)
    expect(Object.keys(await search('Nomvula', role)).toSorted()).toEqual(
      [
        'more',
        ...(Object.keys(foundKinds) as FoundKind[]).filter((kind) => mayAdmin(role, foundKinds[kind])),
      ].toSorted(),
    );
  expect((await search('Nomvula', 'finance')).people).toBeUndefined();
  expect((await search('Nomvula', 'reviewer')).payments).toBeUndefined();
});

test('texts too short for an index are not searched, and deleted accounts are not found', async () => {
  await expectRefusal(search('No'), 'request.invalid');
  const gone = await signUpRep(app, { full_name: 'Xolelwa Gone' });
  expect(await idsOf('people', 'Xolelwa')).toEqual([gone.userId]);
  await app.database.pool.query(
    `update users set deleted_at = now(), email = id || '.invalid', password_hash = null, user_metadata = '{}' where id = $1`,
    [gone.userId],
  );
  expect(await idsOf('people', 'Xolelwa')).toEqual([]);
});
