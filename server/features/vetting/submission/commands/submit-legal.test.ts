import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { usualFacts } from '#contract/site/site-facts.ts';
import { documentsOf } from '#contract/vetting/documents.ts';
import { type LegalUserType, legalApi } from '#contract/vetting/legal.ts';
import { currentAgreement } from '#server/features/agreements/queries/current-agreement.ts';
import { expectRefusal } from '#test/support/api.ts';
import { giveLegalState, signedEarlierText } from '#test/support/legal-state.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { uploadDocument } from '#test/support/vetting.ts';

const app = await openTestApp({ work: false });

const newRep = (metadata = {}) => signUpRep(app, metadata, { vetted: false });
const newBusiness = () => signUpBusiness(app, {}, { vetted: false });

const nameOf = { rep: 'Thabo Mokoena', business: 'Nomsa Dlamini' };

function signed(userType: LegalUserType, typedName = nameOf[userType]) {
  return { sha256: currentAgreement(userType, usualFacts).sha256, agreed: true, typedName };
}

type Signature = ReturnType<typeof signed> | null;

function submit(person: Person, userType: LegalUserType, signature: Signature = signed(userType), key?: string) {
  const body = { userType, signature, phone: '082 123 4567' };
  return person.call(legalApi.submit, { body }, key === undefined ? {} : { idempotencyKey: key });
}

const statusOf = (person: Person, userType: LegalUserType) => person.call(legalApi.status, { params: { userType } });

async function rowsOf(table: string, userId: string) {
  return (await app.database.pool.query(`select * from ${table} where user_id = $1`, [userId])).rows;
}

async function historyOf(userId: string): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ step: string }>(
    `select step from user_vetting_steps s join user_vetting v on v.id = s.vetting_id
     where v.user_id = $1 order by s.created_at, s.id`,
    [userId],
  );
  return rows.map(({ step }) => step);
}

/** Changes the case as a reviewer would. */
async function review(userId: string, change: string): Promise<void> {
  await app.database.pool.query(`update user_vetting set ${change} where user_id = $1`, [userId]);
}

async function askAgain(userId: string, type: string, reason: string): Promise<void> {
  await app.database.pool.query(
    `update user_documents set asked_again_at = now(), asked_again_reason = $3
     where user_id = $1 and document_type = $2 and replaced_at is null`,
    [userId, type, reason],
  );
}

describe('the first submission', () => {
  test('needs the tick and a name that is not blank', async () => {
    const rep = await newRep();
    await uploadDocument(app, rep, 'identity-document');
    for (const signature of [null, { ...signed('rep'), agreed: false }, signed('rep', ''), signed('rep', '  ')]) {
      const problem = await expectRefusal(submit(rep, 'rep', signature), 'legal.signature_required');
      expect(problem.title).toBe('Please complete all required fields');
      expect(problem.detail).toBe('You must agree to the terms and provide a digital signature.');
    }
    expect(await rowsOf('agreement_evidence', rep.userId)).toEqual([]);
  });

  test.each([
    ['rep', 'full_name'],
    ['business', 'signatory_name'],
  ] as const)('of a %s is signed with the name on the account', async (userType, part) => {
    const person = await (userType === 'rep' ? newRep() : newBusiness());
    for (const { type, required } of documentsOf[userType]) if (required) await uploadDocument(app, person, type);
    const name = nameOf[userType];
    for (const typed of ['x', name.split(' ')[0], 'Sipho Zulu']) {
      const problem = await expectRefusal(submit(person, userType, signed(userType, typed)), 'legal.signature_differs');
      const message = `Sign with the name on your account: ${name}. If your name has changed, update your profile first.`;
      expect(problem).toMatchObject({ status: 422, errors: [{ field: 'typedName', message }] });
    }
    expect(await rowsOf('agreement_evidence', person.userId)).toEqual([]);
    // A new name doesn't count before it's approved.
    await app.database.pool.query(`update ${userType}_profiles set name_approved_at = now() where user_id = $1`, [
      person.userId,
    ]);
    await app.database.pool.query(
      `insert into name_changes (id, user_id, part, name_before, name_after) values (gen_random_uuid(), $1, $2, $3, 'Sipho Zulu')`,
      [person.userId, part, name],
    );
    await expectRefusal(submit(person, userType, signed(userType, 'Sipho Zulu')), 'legal.signature_differs');
    const typedName = name.toUpperCase().split(' ').toReversed().join(',  ');
    await submit(person, userType, signed(userType, typedName));
    expect(await rowsOf('agreement_evidence', person.userId)).toMatchObject([
      { typed_name: typedName, account_name: name },
    ]);
  });

  test('of an account without a name is signed with a first name and a surname', async () => {
    const business = await newBusiness();
    for (const { type } of documentsOf.business) await uploadDocument(app, business, type);
    await app.database.pool.query('update business_profiles set signatory_name = null where user_id = $1', [
      business.userId,
    ]);
    const problem = await expectRefusal(
      submit(business, 'business', signed('business', 'x')),
      'legal.signature_differs',
    );
    expect(problem.errors).toEqual([{ field: 'typedName', message: 'Type your first name and surname.' }]);
    await submit(business, 'business', signed('business', 'Palesa Molefe'));
  });

  test('lists every required document that is missing', async () => {
    const business = await newBusiness();
    await uploadDocument(app, business, 'utility-bill');
    const problem = await expectRefusal(submit(business, 'business'), 'legal.documents_missing');
    expect(problem.title).toBe('Missing required documents');
    expect(problem.errors).toEqual([
      { field: 'cipc-document', message: 'CIPC Document' },
      { field: 'responsible-person-id', message: 'Responsible Person ID' },
    ]);
    expect(await rowsOf('legal_contracts', business.userId)).toEqual([]);
    expect(await rowsOf('user_vetting', business.userId)).toEqual([]);
  });

  test('is refused if the text is not the current one', async () => {
    const rep = await newRep();
    await uploadDocument(app, rep, 'identity-document');
    const other = { ...signed('rep'), sha256: currentAgreement('business', usualFacts).sha256 };
    await expectRefusal(submit(rep, 'rep', other), 'legal.agreement_changed');
    // All of it: no case without its signature.
    expect(await rowsOf('user_vetting', rep.userId)).toEqual([]);
    expect(await rowsOf('user_documents', rep.userId)).toEqual([]);
  });

  test('signs, submits the uploaded documents including optional ones, and waits for review', async () => {
    const rep = await newRep({ full_name: 'Thabo Mokoena' });
    await uploadDocument(app, rep, 'identity-document');
    await uploadDocument(app, rep, 'cv');
    const before = Date.now();
    const status = await submit(rep, 'rep', signed('rep', ' Thabo  Mokoena '));
    expect(status.standing).toEqual({ agreement: 'current', vetting: 'pending', documentsAsked: false });
    expect(status.signed).toMatchObject({
      version: '3',
      sha256: currentAgreement('rep', usualFacts).sha256,
      copy: 'underway',
    });
    expect(status.documents.map(({ file }) => file !== null)).toEqual([true, false, true, false]);

    const [evidence] = await rowsOf('agreement_evidence', rep.userId);
    expect(evidence).toMatchObject({
      user_type: 'rep',
      version: '3',
      ticked: true,
      // As typed, to the space.
      typed_name: ' Thabo  Mokoena ',
      account_name: 'Thabo Mokoena',
      account_email: rep.email,
      address: '127.0.0.1',
      user_agent: 'node',
    });
    expect(evidence.text_sha256.toString('hex')).toBe(currentAgreement('rep', usualFacts).sha256);
    const [session] = await rowsOf('sessions', rep.userId);
    expect(evidence.session_id).toBe(session.id);
    expect(Math.abs(evidence.signed_at.getTime() - before)).toBeLessThan(60_000);
    expect(await rowsOf('legal_contracts', rep.userId)).toMatchObject([
      { is_agreed: true, signature_data: ' Thabo  Mokoena ', evidence_id: evidence.id },
    ]);
    expect((await rowsOf('user_documents', rep.userId)).map(({ document_type }) => document_type).sort()).toEqual([
      'cv',
      'identity-document',
    ]);
    expect(await historyOf(rep.userId)).toEqual(['submitted']);
  });

  test('is idempotent: a repeat with its key gets the same response, a different one is refused', async () => {
    const rep = await newRep();
    await uploadDocument(app, rep, 'identity-document');
    const key = randomUUID();
    const first = await submit(rep, 'rep', signed('rep'), key);
    expect(await submit(rep, 'rep', signed('rep'), key)).toEqual(first);
    await expectRefusal(submit(rep, 'rep'), 'legal.already_submitted');
    expect(await rowsOf('agreement_evidence', rep.userId)).toHaveLength(1);
  });

  test('is refused for a side that the person does not have', async () => {
    const rep = await newRep();
    await expectRefusal(submit(rep, 'business'), 'role.business_required');
    const business = await newBusiness();
    await expectRefusal(submit(business, 'rep'), 'role.rep_required');
    await expectRefusal(statusOf(business, 'rep'), 'role.rep_required');
    await expectRefusal(business.call(legalApi.signedCopy, { params: { userType: 'rep' } }), 'role.rep_required');
  });
});

describe('the text', () => {
  test('is returned as it is hashed, with its version', async () => {
    const business = await newBusiness();
    const text = await business.call(legalApi.agreement, { params: { userType: 'business' } });
    const { title, version, effectiveFrom, sha256, text: body } = currentAgreement('business', usualFacts);
    expect(text).toEqual({ title, version, effectiveFrom, sha256, text: body });
  });
});

describe('a changed fee', () => {
  const set = (basisPoints: number) =>
    app.database.pool.query('update operator_settings set fee_basis_points = $1, version = version + 1', [basisPoints]);

  test('is in the text that is signed next, and needs no new signature', async () => {
    const [rep, earlier] = [await newRep(), await newRep()];
    await uploadDocument(app, rep, 'identity-document');
    await giveLegalState(app.database.pool, earlier.userId, 'rep');
    const before = signed('rep');
    await set(1_200);
    try {
      await expectRefusal(submit(rep, 'rep', before), 'legal.agreement_changed');
      const { sha256 } = currentAgreement('rep', { ...usualFacts, feeBasisPoints: 1_200 });
      await submit(rep, 'rep', { ...before, sha256 });
      const text = await app.database.pool.query(
        `select body from agreement_texts t join legal_contracts c on c.text_sha256 = t.sha256 where c.user_id = $1`,
        [rep.userId],
      );
      expect(text.rows[0].body).toContain('Our fee is 12% of the pay');
      expect((await statusOf(earlier, 'rep')).standing.agreement).toBe('current');
    } finally {
      await set(1_000);
    }
    expect((await statusOf(rep, 'rep')).standing.agreement).toBe('current');
  });
});

describe('a case that was sent back', () => {
  test('is submitted again after a rejection, without another signature', async () => {
    const rep = await newRep();
    await uploadDocument(app, rep, 'identity-document');
    await submit(rep, 'rep');
    await review(rep.userId, "status = 'rejected', reason = 'Too dark', decided_at = now()");
    expect(await statusOf(rep, 'rep')).toMatchObject({ standing: { vetting: 'rejected' }, reason: 'Too dark' });

    const status = await submit(rep, 'rep', null);
    expect(status).toMatchObject({ standing: { vetting: 'pending' }, reason: null, decidedAt: null });
    expect(await historyOf(rep.userId)).toEqual(['submitted', 'submitted']);
    expect(await rowsOf('agreement_evidence', rep.userId)).toHaveLength(1);
    expect((await mailsTo(app.database, rep.email)).map(({ subject }) => subject)).toContain(
      'We’ve received your documents | Thengisa',
    );
  });

  test('needs another file for a document requested again, and keeps the rest', async () => {
    const business = await newBusiness();
    for (const { type } of documentsOf.business) await uploadDocument(app, business, type);
    await submit(business, 'business');
    await askAgain(business.userId, 'utility-bill', 'Not older than three months, please.');
    const asked = await statusOf(business, 'business');
    expect(asked.standing.documentsAsked).toBe(true);
    expect(asked.documents.map(({ askedAgain }) => askedAgain)).toEqual([
      null,
      'Not older than three months, please.',
      null,
      null,
    ]);
    const problem = await expectRefusal(submit(business, 'business', null), 'legal.documents_missing');
    expect(problem.errors).toEqual([{ field: 'utility-bill', message: 'Utility Bill' }]);

    await uploadDocument(app, business, 'utility-bill');
    const status = await submit(business, 'business', null);
    expect(status.standing.documentsAsked).toBe(false);
    const rows = await rowsOf('user_documents', business.userId);
    expect(rows.filter(({ replaced_at }) => replaced_at === null)).toHaveLength(4);
    expect(rows.filter(({ replaced_at }) => replaced_at !== null)).toMatchObject([{ document_type: 'utility-bill' }]);
  });

  test('is refused while a review is in progress', async () => {
    const rep = await newRep();
    await uploadDocument(app, rep, 'identity-document');
    await submit(rep, 'rep');
    await uploadDocument(app, rep, 'cv');
    await expectRefusal(submit(rep, 'rep', null), 'legal.already_submitted');
  });
});

describe('a new version of the text', () => {
  test('needs a new signature and leaves the approval as it is', async () => {
    const rep = await newRep();
    await giveLegalState(app.database.pool, rep.userId, 'rep');
    await signedEarlierText(app.database.pool, rep.userId, 'rep');
    expect((await statusOf(rep, 'rep')).standing).toMatchObject({ agreement: 'outdated', vetting: 'approved' });
    await expectRefusal(submit(rep, 'rep', null), 'legal.signature_required');

    const status = await submit(rep, 'rep');
    expect(status.standing).toMatchObject({ agreement: 'current', vetting: 'approved' });
    expect(status.signed?.version).toBe('3');
    expect(await historyOf(rep.userId)).toEqual([]);
    await expectRefusal(submit(rep, 'rep'), 'legal.already_submitted');
  });
});
