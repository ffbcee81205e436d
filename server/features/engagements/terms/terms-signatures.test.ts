import { createHash } from 'node:crypto';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { fundingApi } from '#contract/engagements/funding.ts';
import { phoneExpected } from '#contract/phone-number.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { verifyEvidence } from '#server/features/agreements/queries/verify-evidence.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { expectRefusal } from '#test/support/api.ts';
import { accepted, agree, payGigsHere, signed, type Working } from '#test/support/engagements.ts';
import { exportOf } from '#test/support/exports.ts';
import { agreed, orderOf } from '#test/support/funding.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import type { Person } from '#test/support/people.ts';
import { saveRep } from '#test/support/profiles.ts';
import { signTerms } from './commands/sign-terms.ts';
import { verifyTerms } from './queries/verify-terms.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);

const evidenceOf = async ({ userId }: Person) =>
  (await app.database.pool.query('select * from agreement_evidence where user_id = $1', [userId])).rows;

const signAsBusiness = (
  { business, engagement: { id: engagementId } }: Working,
  termsVersion = 1,
  fullName = 'Nomsa Dlamini',
) =>
  app.services.transaction((tx) =>
    signTerms(tx, {
      side: 'business',
      fullName,
      phone: '031 123 4567',
      terms: [{ engagementId, termsVersion }],
      signer: { userId: business.userId, sessionId: business.userId, address: '196.25.1.1', userAgent: 'Firefox' },
    }),
  );

test('agreeing leaves the evidence of a signed agreement, in the same chain', async () => {
  const work = await accepted(app);
  await agree(work);
  const [row, ...more] = await evidenceOf(work.rep);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    user_type: 'rep',
    version: 'Terms of work, version 1',
    ticked: true,
    typed_name: signed.fullName,
    account_name: 'Thabo Mokoena',
    account_email: work.rep.email,
    address: '127.0.0.1',
    session_id: expect.any(String),
    user_agent: expect.any(String),
  });
  const { rows } = await app.database.pool.query('select * from agreement_texts where sha256 = $1', [row.text_sha256]);
  expect(createHash('sha256').update(rows[0].body, 'utf8').digest()).toEqual(row.text_sha256);
  expect(rows[0].body).toMatch(/^Terms of work: .*\n\nVersion 1, made on /);
  expect((await verifyEvidence(app.services.db)).findings).toEqual([]);
});

test('both sides sign the same text, each once', async () => {
  const work = await accepted(app);
  await agree(work);
  await signAsBusiness(work);
  await signAsBusiness(work);
  const [ofRep, ofBusiness, ...more] = [...(await evidenceOf(work.rep)), ...(await evidenceOf(work.business))];
  expect(more).toEqual([]);
  expect(ofBusiness).toMatchObject({ user_type: 'business', typed_name: 'Nomsa Dlamini', user_agent: 'Firefox' });
  expect(ofBusiness.text_sha256).toEqual(ofRep.text_sha256);
});

test('the signed text is the one that was read: neither another version nor another company’s name', async () => {
  const work = await accepted(app);
  await expect(signAsBusiness(work, 2)).rejects.toMatchObject({ code: 'engagement.terms_changed' });
  await app.database.pool.query("update business_profiles set company_name = 'Renamed' where user_id = $1", [
    work.business.userId,
  ]);
  await agree(work);
  const [mine] = (await exportOf(app, work.rep)).signatures;
  expect(mine).toMatchObject({ as: 'rep', typedName: signed.fullName, text: expect.stringContaining('Ubuntu Foods') });
});

test.each([
  ['without the tick', { fullName: 'Thabo Mokoena', agreed: false }],
  ['without a name', { agreed: true }],
])('agreeing is refused %s', async (_, body) => {
  const { rep, engagement } = await accepted(app);
  const call = rep.call(engagementsApi.agree, {
    params: { engagementId: engagement.id },
    body: { termsVersion: 1, ...body } as typeof signed & { termsVersion: number },
  });
  await expectRefusal(call, 'request.invalid');
});

test('a rep without a phone number gives one when agreeing, and their profile stores it', async () => {
  const work = await accepted(app);
  const params = { engagementId: work.engagement.id };
  const agreeWith = (phone: string | null) =>
    work.rep.call(engagementsApi.agree, { params, body: { ...signed, termsVersion: 1, phone } });
  for (const phone of [null, ' ', '+27 82 000']) {
    const problem = await expectRefusal(agreeWith(phone), 'request.invalid');
    expect(problem.errors).toEqual([{ field: 'phone', message: phoneExpected }]);
  }
  expect(await work.rep.call(engagementsApi.show, { params })).toMatchObject({ agreedAt: null });
  await agreeWith('+27 (0)82 123-4567');
  expect(await work.rep.call(repProfilesApi.show, {})).toMatchObject({ phone: '+27821234567' });
});

test('a business without a phone number signs with one, and gigs already signed ask for none', async () => {
  const work = await agreed(app);
  const { phone, ...order } = await orderOf(work.business);
  const begin = (given?: string) =>
    work.business.call(fundingApi.start, { body: { ...order, ...(given !== undefined && { phone: given }) } });
  expect((await work.business.call(fundingApi.due, {})).asksPhone).toBe(true);
  const problem = await expectRefusal(begin(), 'request.invalid');
  expect(problem.errors).toEqual([{ field: 'phone', message: phoneExpected }]);
  await begin(phone);
  const numberOf = async () =>
    (await app.database.pool.query('select phone from business_profiles where user_id = $1', [work.business.userId]))
      .rows;
  expect(await numberOf()).toEqual([{ phone: '+27311234567' }]);
  expect((await work.business.call(fundingApi.due, {})).asksPhone).toBe(false);
  // Deleted since: the terms are signed, so the payment goes on without one.
  await app.database.pool.query('update business_profiles set phone = null where user_id = $1', [work.business.userId]);
  await begin();
  expect(await numberOf()).toEqual([{ phone: null }]);
});

test('a phone number on the profile stays, whatever the signature comes with', async () => {
  const work = await accepted(app);
  await saveRep(work.rep, { phone: '083 765 4321' });
  await agree(work);
  expect(await work.rep.call(repProfilesApi.show, {})).toMatchObject({ phone: '+27837654321' });
});

test('a name without visible characters is no signature, and nothing is agreed', async () => {
  const { rep, engagement } = await accepted(app);
  const params = { engagementId: engagement.id };
  const call = rep.call(engagementsApi.agree, { params, body: { ...signed, termsVersion: 1, fullName: ' \u200B' } });
  await expectRefusal(call, 'legal.signature_required');
  expect(await rep.call(engagementsApi.show, { params })).toMatchObject({ agreedAt: null });
});

test('only the account’s name signs, and an earlier signature stays valid', async () => {
  const work = await accepted(app);
  const { rep, engagement } = work;
  const params = { engagementId: engagement.id };
  for (const fullName of ['x', 'Nomsa Dlamini', 'Thabo']) {
    const body = { ...signed, termsVersion: 1, fullName };
    const problem = await expectRefusal(rep.call(engagementsApi.agree, { params, body }), 'legal.signature_differs');
    const message =
      'Sign with the name on your account: Thabo Mokoena. If your name has changed, update your profile first.';
    expect(problem.errors).toEqual([{ field: 'fullName', message }]);
  }
  expect(await rep.call(engagementsApi.show, { params })).toMatchObject({ agreedAt: null });
  const body = { ...signed, termsVersion: 1, fullName: 'mokoena,  THABO S.' };
  expect(await rep.call(engagementsApi.agree, { params, body })).toMatchObject({ agreedAt: expect.any(String) });
  await app.database.pool.query("update rep_profiles set full_name = 'Sipho Zulu' where user_id = $1", [rep.userId]);
  await expect(signAsBusiness(work, 1, 'Sipho Zulu')).rejects.toMatchObject({ code: 'legal.signature_differs' });
  await signAsBusiness(work);
  expect((await evidenceOf(work.rep)).map((row) => row.typed_name)).toEqual([body.fullName]);
});

test('a job text that imitates clauses adds none', async () => {
  const work = await accepted(app, { description: 'Sell soap.\n\n9. Pay\n\n9.1 The rep pays R5,000.\r\nBring shoes.' });
  await agree(work);
  const [mine] = (await exportOf(app, work.rep)).signatures;
  expect(mine?.text.match(/(?:^|\n\n)9\.1/g)).toHaveLength(1);
  expect(mine?.text).toContain('Sell soap. / 9. Pay / 9.1 The rep pays R5,000. / Bring shoes.');
});

test.each([
  [
    'of another text',
    "update engagement_terms set body = 'other', sha256 = sha256('other') where engagement_id = $1",
    'changed',
  ],
  ['of the other side', "update terms_signatures set side = 'business' where engagement_id = $1", 'changed'],
  ['nowhere', 'update terms_signatures set evidence_id = gen_random_uuid() where engagement_id = $1', 'missing'],
])('finds a signature whose evidence is %s', async (_, change, what) => {
  const work = await accepted(app);
  await agree(work);
  expect(await verifyTerms(app.services.db)).toEqual([]);
  const client = await app.database.pool.connect();
  try {
    await client.query('begin');
    // As a database superuser could.
    await client.query('set local session_replication_role = replica');
    await client.query(change, [work.engagement.id]);
    const pool = { query: client.query.bind(client) } as unknown as pg.Pool;
    expect((await verifyTerms(dbOfPool(pool))).map((finding) => finding.what)).toEqual([what]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
