import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { claimMinutes } from '#contract/vetting/cases.ts';
import { legalApi } from '#contract/vetting/legal.ts';
import { vettingApi } from '#contract/vetting/review-api.ts';
import { type AdminBrowser, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import type { Person } from '#test/support/people.ts';
import {
  fetchDocument,
  findInQueue,
  openCase,
  seenOf,
  signAndSubmit,
  uploadDocument,
  waitingRep,
} from '#test/support/vetting.ts';

const app = await openTestApp({ work: false });
const email = await makeAdmin(app);
const otherEmail = await makeAdmin(app);
const [admin, other] = [await signInAdmin(app, email), await signInAdmin(app, otherEmail)];

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const statusOf = async (person: Person, userType: 'rep' | 'business' = 'rep') =>
  person.call(legalApi.status, { params: { userType } });
const reason = 'The picture is too dark to read the number.';

/** A case claimed by this admin, with the input for every step. */
async function takenCase() {
  const rep = await waitingRep(app);
  const found = await openCase(admin, rep);
  const params = { vettingId: found.id };
  return { rep, found, params, seen: seenOf(found) };
}

describe('a claim', () => {
  test('gives the case to one reviewer, and shows the other who has it and until when', async () => {
    const { params } = await takenCase();
    const mine = await admin.call(vettingApi.claim, { params });
    expect(mine.claim).toMatchObject({ mine: true, by: email });
    const left = Date.parse(mine.claim.until) - Date.now();
    expect(left / 60_000).toBeGreaterThan(claimMinutes - 1);
    expect(left / 60_000).toBeLessThanOrEqual(claimMinutes + 0.1);
    expect((await other.call(vettingApi.claim, { params })).claim).toEqual({
      mine: false,
      by: email,
      until: mine.claim.until,
    });
    expect((await other.call(vettingApi.case, { params })).claim).toMatchObject({ mine: false, by: email });
  });

  test('is renewed by its holder, expires, and can be released', async () => {
    const { rep, params } = await takenCase();
    await sql("update user_vetting set claimed_until = now() + interval '1 minute' where id = $1", [params.vettingId]);
    const renewed = await admin.call(vettingApi.claim, { params });
    expect(Date.parse(renewed.claim.until) - Date.now()).toBeGreaterThan((claimMinutes - 1) * 60_000);

    await sql("update user_vetting set claimed_until = now() - interval '1 second' where id = $1", [params.vettingId]);
    expect((await findInQueue(admin, rep))?.claim).toBeNull();
    expect((await other.call(vettingApi.claim, { params })).claim).toMatchObject({ mine: true, by: otherEmail });

    // A claim of another reviewer cannot be released.
    await admin.call(vettingApi.release, { params });
    expect((await findInQueue(other, rep))?.claim).toMatchObject({ mine: true });
    await other.call(vettingApi.release, { params });
    expect((await findInQueue(other, rep))?.claim).toBeNull();
  });

  test('is needed for every step, and an expired one does not count', async () => {
    const { found, params, seen } = await takenCase();
    const documentParams = { ...params, documentId: found.documents[0]?.id ?? '' };
    const number = { subject: 'person', kind: 'sa-id', number: '8001015009087' } as const;
    const steps = (by: AdminBrowser) => [
      () => by.call(vettingApi.approve, { params, body: seen }),
      () => by.call(vettingApi.reject, { params, body: { ...seen, reason } }),
      () => by.call(vettingApi.askAgain, { params: documentParams, body: { reason } }),
      () => by.call(vettingApi.checkNumber, { params, body: number }),
    ];
    for (const step of steps(other)) await expectRefusal(step(), 'vetting.claim_required');
    await sql('update user_vetting set claimed_until = clock_timestamp() where id = $1', [params.vettingId]);
    for (const step of steps(admin)) await expectRefusal(step(), 'vetting.claim_required');
    await admin.call(vettingApi.release, { params });
    for (const step of steps(admin)) await expectRefusal(step(), 'vetting.claim_required');
    const { rows } = await sql('select status from user_vetting where id = $1', [params.vettingId]);
    expect(rows).toEqual([{ status: 'pending' }]);
  });
});

describe('a decision', () => {
  test('approves: the gate opens, the person is notified by email and live, and there is an audit entry', async () => {
    const { rep, params, seen } = await takenCase();
    const decided = await admin.call(vettingApi.approve, { params, body: seen });
    expect(decided).toMatchObject({ status: 'approved', list: 'approved', claim: null, reason: null });
    expect(decided.history.map(({ step, by }) => [step, by])).toEqual([
      ['submitted', null],
      ['approved', email],
    ]);
    expect((await statusOf(rep)).standing).toMatchObject({ agreement: 'current', vetting: 'approved' });
    expect((await mailsTo(app.database, rep.email)).at(-1)).toMatchObject({
      subject: 'You are verified on Thengisa',
      text: expect.stringContaining('http://thengisa.test/rep-portal?tab=browse-jobs'),
    });
    const { rows } = await sql(
      "select count(*)::int from live_events where user_id = $1 and payload->>'type' = 'legal.changed'",
      [rep.userId],
    );
    expect(rows[0].count).toBe(2);
    const acts = await sql('select act, target_type from admin_audit where target_id = $1 order by created_at, id', [
      params.vettingId,
    ]);
    expect(acts.rows).toEqual([
      { act: 'vetting.view', target_type: 'vetting' },
      { act: 'vetting.approve', target_type: 'vetting' },
    ]);
  });

  test('rejects with a reason that is shown to the person after a standard text', async () => {
    const { rep, params, seen } = await takenCase();
    await expectRefusal(admin.call(vettingApi.reject, { params, body: { ...seen, reason: '  ' } }), 'request.invalid');
    const decided = await admin.call(vettingApi.reject, { params, body: { ...seen, reason } });
    expect(decided).toMatchObject({ status: 'rejected', reason, claim: null });
    expect(await statusOf(rep)).toMatchObject({ standing: { vetting: 'rejected' }, reason });
    const mail = (await mailsTo(app.database, rep.email)).at(-1);
    expect(mail?.text).toContain('Your application requires additional review. Please contact support for assistance.');
    expect(mail?.text).toContain(reason);
  });

  test('is made once', async () => {
    const { params, seen } = await takenCase();
    await admin.call(vettingApi.approve, { params, body: seen });
    await admin.call(vettingApi.claim, { params });
    await expectRefusal(admin.call(vettingApi.approve, { params, body: seen }), 'vetting.already_decided');
    const rejection = admin.call(vettingApi.reject, { params, body: { ...seen, reason } });
    await expectRefusal(rejection, 'vetting.already_decided');
  });

  test('is refused if the person submitted again after the reviewer looked', async () => {
    const { rep, found, params, seen } = await takenCase();
    const documentId = found.documents[0]?.id ?? '';
    await admin.call(vettingApi.askAgain, { params: { ...params, documentId }, body: { reason } });
    await uploadDocument(app, rep, 'identity-document');
    await signAndSubmit(rep, 'rep');
    for (const step of [
      () => admin.call(vettingApi.approve, { params, body: seen }),
      () => admin.call(vettingApi.reject, { params, body: { ...seen, reason } }),
    ]) {
      await expectRefusal(step(), 'vetting.changed');
    }
    const { submittedAt } = await admin.call(vettingApi.claim, { params });
    expect(submittedAt).not.toBe(seen.submittedAt);
    await admin.call(vettingApi.approve, { params, body: { ...seen, submittedAt } });
  });

  test('about one’s own case is refused', async () => {
    const rep = await waitingRep(app);
    const ownEmail = rep.email.toUpperCase().toLowerCase();
    await sql('update admin_users set email = $1 where email = $2', [ownEmail, otherEmail]);
    const found = await openCase(other, rep);
    expect(found.own).toBe(true);
    const params = { vettingId: found.id };
    const approval = other.call(vettingApi.approve, { params, body: seenOf(found) });
    await expectRefusal(approval, 'vetting.own_case');
    await sql('update admin_users set email = $1 where email = $2', [otherEmail, ownEmail]);
    await other.call(vettingApi.release, { params });
  });

  test('is rolled back when its audit entry cannot be written', async () => {
    const { rep, params, seen } = await takenCase();
    const before = (await mailsTo(app.database, rep.email)).length;
    await sql("alter table admin_audit add constraint no_more check (act <> 'vetting.approve') not valid");
    const failed = await admin.call(vettingApi.approve, { params, body: seen }).catch((error) => error);
    await sql('alter table admin_audit drop constraint no_more');
    expect(failed.problem).toMatchObject({ status: 500 });
    expect((await statusOf(rep)).standing.vetting).toBe('pending');
    expect(await mailsTo(app.database, rep.email)).toHaveLength(before);
  });
});

describe('a document requested again', () => {
  test('sends the case to the person, and returns it with its history when they have sent the document', async () => {
    const { rep, found, params } = await takenCase();
    const document = found.documents[0];
    const asked = await admin.call(vettingApi.askAgain, {
      params: { ...params, documentId: document?.id ?? '' },
      body: { reason },
    });
    expect(asked).toMatchObject({ status: 'pending', list: 'asked' });
    expect(asked.documents[0]?.askedAgain?.reason).toBe(reason);
    expect((await statusOf(rep)).standing).toMatchObject({ vetting: 'pending', documentsAsked: true });
    expect((await statusOf(rep)).documents).toContainEqual(
      expect.objectContaining({ type: 'identity-document', askedAgain: reason }),
    );
    expect((await mailsTo(app.database, rep.email)).at(-1)).toMatchObject({
      subject: 'Please send one document again: South African ID or Passport',
      text: expect.stringContaining(reason),
    });
    expect(await findInQueue(admin, rep)).toBeUndefined();
    expect(await findInQueue(admin, rep, 'asked')).toMatchObject({ id: found.id });

    const again = admin.call(vettingApi.askAgain, {
      params: { ...params, documentId: document?.id ?? '' },
      body: { reason },
    });
    await expectRefusal(again, 'vetting.already_asked');

    await uploadDocument(app, rep, 'identity-document');
    await signAndSubmit(rep, 'rep');
    const back = await openCase(admin, rep);
    expect(back).toMatchObject({ id: found.id, submissions: 2, list: 'waiting' });
    expect(back.history.map(({ step, note }) => [step, note])).toEqual([
      ['submitted', null],
      ['document_asked', reason],
      ['submitted', null],
    ]);
    expect(back.documents.map(({ replacedAt }) => replacedAt !== null)).toEqual([true, false]);
    // The replaced document can still be viewed: the first review was about it.
    const earlier = await fetchDocument(app, admin, { vettingId: found.id, documentId: back.documents[0]?.id ?? '' });
    expect(earlier.status).toBe(200);
    const old = { ...params, documentId: back.documents[0]?.id ?? '' };
    await expectRefusal(
      admin.call(vettingApi.askAgain, { params: old, body: { reason } }),
      'vetting.document_not_found',
    );
  });

  test('must belong to the case', async () => {
    const [one, two] = [await takenCase(), await takenCase()];
    for (const documentId of [two.found.documents[0]?.id ?? '', randomUUID()]) {
      const params = { ...one.params, documentId };
      await expectRefusal(admin.call(vettingApi.askAgain, { params, body: { reason } }), 'vetting.document_not_found');
    }
  });
});

describe('a withdrawn decision', () => {
  test.each(['approve', 'reject'] as const)(
    'after %s: the case waits again, and the person is told why',
    async (first) => {
      const { rep, params, seen } = await takenCase();
      await expectRefusal(admin.call(vettingApi.reopen, { params, body: { reason } }), 'vetting.not_decided');
      await admin.call(vettingApi[first], { params, body: { ...seen, reason: 'First thought.' } });
      await expectRefusal(admin.call(vettingApi.reopen, { params, body: { reason } }), 'vetting.claim_required');
      await admin.call(vettingApi.claim, { params });
      await expectRefusal(admin.call(vettingApi.reopen, { params, body: { reason: '' } }), 'request.invalid');
      const opened = await admin.call(vettingApi.reopen, { params, body: { reason } });
      expect(opened).toMatchObject({ status: 'pending', list: 'waiting', decidedAt: null });
      expect(opened.history.at(-1)).toMatchObject({ step: 'reopened', note: reason, by: email });
      expect((await statusOf(rep)).standing.vetting).toBe('pending');
      expect((await mailsTo(app.database, rep.email)).at(-1)?.text).toContain(reason);
    },
  );
});

test('an unknown case cannot be claimed', async () => {
  const params = { vettingId: randomUUID() };
  const body = { submittedAt: new Date().toISOString(), profileVersion: 1, reason };
  for (const step of [
    () => admin.call(vettingApi.case, { params }),
    () => admin.call(vettingApi.claim, { params }),
    () => admin.call(vettingApi.release, { params }),
    () => admin.call(vettingApi.approve, { params, body }),
    () => admin.call(vettingApi.reject, { params, body }),
    () => admin.call(vettingApi.reopen, { params, body }),
  ]) {
    await expectRefusal(step(), 'vetting.not_found');
  }
});
