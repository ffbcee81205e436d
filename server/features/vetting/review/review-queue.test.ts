import { describe, expect, test } from 'vitest';
import { vettingPageSize } from '#contract/vetting/cases.ts';
import { vettingApi } from '#contract/vetting/review-api.ts';
import { deriveKey, hmac } from '#server/platform/crypto/digests.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { exportOf } from '#test/support/exports.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { approve, findInQueue, openCase, uniquePdf, waitingBusiness, waitingRep } from '#test/support/vetting.ts';

const app = await openTestApp({ work: false });
const admin = await signInAdmin(app, await makeAdmin(app));

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const kindsOf = (hints: readonly { kind: string }[]) => hints.map(({ kind }) => kind);

describe('the queue', () => {
  test('lists the longest waiting first, by kind of account and by list, with counts', async () => {
    const rep = await waitingRep(app, { full_name: 'Queue Rep' });
    const business = await waitingBusiness(app, { company_name: 'Queue Traders' });
    const asked = await waitingRep(app, { full_name: 'Queue Asked' });
    const done = await waitingRep(app, { full_name: 'Queue Done' });
    await approve(admin, done);
    const { id, documents } = await openCase(admin, asked);
    await admin.call(vettingApi.askAgain, {
      params: { vettingId: id, documentId: documents[0]?.id ?? '' },
      body: { reason: 'Blurred.' },
    });
    await sql("update user_vetting set submitted_at = now() - interval '3 days' where user_id = $1", [business.userId]);
    const names = async (query: object) => (await admin.call(vettingApi.list, { query })).items.map(({ name }) => name);
    expect(await names({})).toEqual(['Queue Traders', 'Queue Rep']);
    expect(await names({ userType: 'rep' })).toEqual(['Queue Rep']);
    expect(await names({ userType: 'business' })).toEqual(['Queue Traders']);
    expect(await names({ list: 'asked' })).toEqual(['Queue Asked']);
    expect(await names({ list: 'approved' })).toEqual(['Queue Done']);
    expect(await names({ list: 'rejected' })).toEqual([]);
    expect(await admin.call(vettingApi.counts, {})).toEqual({
      rep: { waiting: 1, asked: 1, approved: 1, rejected: 0 },
      business: { waiting: 1, asked: 0, approved: 0, rejected: 0 },
      names: 0,
    });
    expect(await names({ search: 'queue r' })).toEqual(['Queue Rep']);
    expect(await names({ search: rep.email.slice(0, 30) })).toEqual(['Queue Rep']);
    expect(await names({ search: 'queue%' })).toEqual([]);
    // Cases of deleted accounts are not listed.
    await sql(
      `update users set deleted_at = now(), password_hash = null, user_metadata = '{}', email = id || '@deleted.invalid'
       where id = any($1)`,
      [[rep.userId, asked.userId, done.userId]],
    );
    expect(await admin.call(vettingApi.counts, {})).toEqual({
      rep: { waiting: 0, asked: 0, approved: 0, rejected: 0 },
      business: { waiting: 1, asked: 0, approved: 0, rejected: 0 },
      names: 0,
    });
  });

  test.each(['waiting', 'approved'] as const)('is paged, each case once: %s', async (list) => {
    const status = list === 'waiting' ? 'pending' : 'approved';
    await sql(
      `with people as (
         insert into users (id, email, email_confirmed_at)
         select gen_random_uuid(), '${list}-many-' || number || '@example.co.za', now() from generate_series(1, 60) number
         returning id
       )
       insert into user_vetting (id, user_id, user_type, status, submitted_at, decided_at)
       select gen_random_uuid(), id, 'rep', $1, '2026-01-01T10:00:00Z', case when $1 <> 'pending' then now() end from people`,
      [status],
    );
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.call(vettingApi.list, { query: { list, search: `${list}-many-`, cursor } });
      sizes.push(page.items.length);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(sizes).toEqual([vettingPageSize, vettingPageSize, 60 - 2 * vettingPageSize]);
    expect(new Set(seen).size).toBe(60);
    await expectRefusal(admin.call(vettingApi.list, { query: { list, cursor: 'x' } }), 'request.bad_cursor');
    await sql("delete from users where email like '%-many-%'");
  });
});

describe('the hints', () => {
  test('show missing fields, and a signature that differs from the name on the account', async () => {
    const rep = await waitingRep(app, { full_name: 'Sipho Dlamini' });
    // They change their name after signing.
    await sql("update rep_profiles set full_name = 'Naledi Molefe' where user_id = $1", [rep.userId]);
    const { hints } = await openCase(admin, rep);
    expect(kindsOf(hints)).toEqual(['signature_differs', 'profile_incomplete', 'number_unchecked']);
    expect(hints[0]).toMatchObject({ signature: 'Sipho Dlamini', accountName: 'Naledi Molefe' });
    expect((await findInQueue(admin, rep))?.hints).toEqual(hints);
  });

  test('show the same file in another account, whichever sent it first', async () => {
    const bytes = await uniquePdf();
    const [one, two] = [
      await waitingRep(app, { full_name: 'First Sender' }, { documents: { 'identity-document': bytes } }),
      await waitingBusiness(app, { company_name: 'Second Sender' }, { documents: { 'responsible-person-id': bytes } }),
    ];
    const cases = [await openCase(admin, one), await openCase(admin, two)];
    const [first, second] = cases;
    for (const { hints } of cases) expect(kindsOf(hints)[0]).toBe('same_file');
    expect(first?.others).toEqual([
      {
        vettingId: second?.id,
        name: 'Second Sender',
        userType: 'business',
        list: 'waiting',
        document: 'identity-document',
        subject: null,
      },
    ]);
    expect(second?.others.map(({ name }) => name)).toEqual(['First Sender']);
  });
});

describe('a number read from a document', () => {
  async function check(person: { email: string }, number: string, kind: 'sa-id' | 'passport' | 'cipc' = 'sa-id') {
    const { id } = await openCase(admin, person);
    const subject = kind === 'cipc' ? 'company' : 'person';
    return admin.call(vettingApi.checkNumber, { params: { vettingId: id }, body: { subject, kind, number } });
  }

  test('is checked against its own digits and the age, and is not stored', async () => {
    const rep = await waitingRep(app);
    await sql('update rep_profiles set age = 25, age_stated_on = now() where user_id = $1', [rep.userId]);
    const good = await check(rep, '800101 5009 08 7');
    expect(good.numbers).toEqual([
      expect.objectContaining({ subject: 'person', kind: 'sa-id', fault: null, age: expect.any(Number) }),
    ]);
    expect(good.numbers[0]?.age).toBeGreaterThanOrEqual(46);
    expect(kindsOf(good.hints)).toContain('age_differs');
    const wrong = await check(rep, '8001015009088');
    expect(wrong.hints[0]).toMatchObject({ kind: 'number_wrong', fault: 'checksum' });
    expect(wrong.numbers).toHaveLength(1);
    const { vetting } = await exportOf(app, rep);
    expect(vetting).toMatchObject([{ numbers: [{ subject: 'person', kind: 'sa-id', fault: 'checksum', age: null }] }]);

    const { rows } = await sql(
      "select (select string_agg(c::text, '') from vetting_checks c) || (select string_agg(a::text, '') from admin_audit a) || (select string_agg(e::text, '') from events e) as everything",
    );
    expect(rows[0].everything).not.toMatch(/80\s*01\s*01\s*5009/);
  });

  test('of an under-age person is pointed out', async () => {
    const rep = await waitingRep(app);
    const year = new Date().getUTCFullYear() - 15;
    const number = numberOfBirth(`${String(year).slice(2)}0601`);
    expect(kindsOf((await check(rep, number)).hints)[0]).toBe('under_age');
  });

  test('is found in another account, however it is typed, and only as the same kind of number', async () => {
    const [one, two, three] = [
      await waitingRep(app, { full_name: 'Double One' }),
      await waitingBusiness(app, { company_name: 'Double Two' }),
      await waitingRep(app),
    ];
    await check(one, '9202204720083');
    const found = await check(two, '920220 4720 08 3');
    expect(kindsOf(found.hints)).toContain('same_number');
    expect(found.others).toEqual([
      expect.objectContaining({ name: 'Double One', subject: 'person', document: null, userType: 'rep' }),
    ]);
    expect(kindsOf((await openCase(admin, one)).hints)).toContain('same_number');
    expect(kindsOf((await check(three, '9202204720083', 'passport')).hints)).not.toContain('same_number');
  });

  test('of a refugee is valid', async () => {
    expect((await check(await waitingRep(app), '850101 5123 28 3')).numbers[0]).toMatchObject({ fault: null });
  });

  test('of a company is one number in every spelling, also where an earlier version stored another hash', async () => {
    const [one, two] = [await waitingBusiness(app), await waitingBusiness(app)];
    await check(one, '1998/054321/23', 'cipc');
    // As an earlier version recorded `CK98/54321/23`.
    const key = deriveKey(app.services.secretKey, 'thengisa vetting', 'document numbers');
    await sql("update vetting_checks set number_hash = $1, fault = 'form' where number_hash = $2", [
      hmac(key, 'cipc:CK98/54321/23'),
      hmac(key, 'cipc:1998/054321/23'),
    ]);
    expect((await openCase(admin, one)).hints[0]).toMatchObject({ kind: 'number_wrong', fault: 'form' });
    const found = await check(two, '\u202A98/54321/23\u202C', 'cipc');
    expect(kindsOf(found.hints)).toContain('same_number');
    const corrected = await openCase(admin, one);
    expect(kindsOf(corrected.hints)).toContain('same_number');
    expect(kindsOf(corrected.hints)).not.toContain('number_wrong');
  });

  test('of a company has the format of the CIPC', async () => {
    const business = await waitingBusiness(app);
    expect((await check(business, '2000/000001/07', 'cipc')).numbers[0]).toMatchObject({ fault: null });
    expect((await check(business, '2000/00001/07', 'cipc')).hints[0]).toMatchObject({
      kind: 'number_wrong',
      fault: 'form',
    });
    expect((await check(business, 'CK2005/012345/23', 'cipc')).numbers[0]).toMatchObject({ fault: null });
    const { id } = await openCase(admin, business);
    const mixed = { subject: 'person', kind: 'cipc', number: '2000/000001/07' } as const;
    await expectRefusal(
      admin.call(vettingApi.checkNumber, { params: { vettingId: id }, body: mixed }),
      'request.invalid',
    );
  });
});

/** An ID number of this birthday, with the right check digit. */
function numberOfBirth(date: string): string {
  const digits = `${date}500908`;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}
