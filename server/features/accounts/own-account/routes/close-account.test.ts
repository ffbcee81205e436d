import { randomUUID } from 'node:crypto';
import { GoTrueClient } from '@supabase/auth-js';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { repNotesApi } from '#contract/applications/rep-notes.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { sendMailTask } from '#server/platform/mail/mail-task.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { startTestApp } from '#test/support/app.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { agree, propose } from '#test/support/interviews.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { addFactor, appCode } from '#test/support/second-factors.ts';

const app = await openTestApp({ work: false });

const close = ({ call, password }: Person, body: object = {}) =>
  call(accountApi.close, { body: { password, ...body } });

async function withSecondFactor() {
  const rep = await signUpRep(app);
  await rep.auth.signInWithPassword(rep);
  const { secret } = await addFactor(rep);
  const { data } = await rep.auth.getSession();
  const accessToken = data.session?.access_token ?? '';
  return { secret, accessToken, owner: { ...rep, call: callerOf(app.url, accessToken) } };
}

async function everythingAbout({ userId, email }: Person): Promise<string> {
  const tables = ['users', 'sessions', 'user_roles', 'rep_profiles', 'business_profiles', 'events', 'live_events'];
  const texts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await app.database.pool.query(
        `select t::text as row from ${table} t where t::text like '%' || $1 || '%' or t::text like '%' || $2 || '%'`,
        [userId, email],
      );
      return rows.map(({ row }) => row);
    }),
  );
  return texts.flat().join('\n');
}

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);

/** Number of statements for closing the account of a business with this many jobs, with two applications each. */
async function closedWith(jobs: number): Promise<number> {
  const [business, ...reps] = await Promise.all([signUpBusiness(app), signUpRep(app), signUpRep(app)]);
  for (let job = 0; job < jobs; job++) {
    const { id } = await postJob(business);
    await Promise.all(reps.map((rep) => apply(rep, id)));
  }
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await close(business);
  const statements = asked.mock.calls.length;
  asked.mockRestore();
  return statements;
}

describe('deleting an account', () => {
  test('asks for the password again', async () => {
    const rep = await signUpRep(app);
    await expectRefusal(close(rep, { password: 'not my password' }), 'account.password_wrong');
    await expectRefusal(close(rep, { password: null }), 'account.password_wrong');
    expect((await rep.call(profilesApi.me, {})).roles).toEqual(['sales_rep']);
  });

  test('ends every session, frees the address, emails a confirmation and keeps nothing personal', async () => {
    const rep = await signUpRep(app, { full_name: 'Sizwe Unusual-Name' });
    await close(rep);
    await expectRefusal(rep.call(profilesApi.me, {}), 'session.required');
    const again = await rep.auth.signInWithPassword(rep);
    expect(again.error?.message).toBe('Invalid login credentials');
    const left = await everythingAbout(rep);
    expect(left).not.toContain(rep.email);
    expect(left).not.toContain('Unusual-Name');

    const { rows } = await app.database.pool.query(
      "select data->>'subject' as subject from pgboss.job where name = $1 and data->>'to' = $2",
      [sendMailTask.name, rep.email],
    );
    expect(rows).toEqual([{ subject: 'Your Thengisa account was deleted' }]);
    const auth = new GoTrueClient({ url: `${app.url}/auth/v1`, persistSession: false, autoRefreshToken: false });
    expect((await auth.signUp({ email: rep.email, password: rep.password })).error).toBeNull();
  });

  test('leaves a business its record of a rep: status and dates, without the name and the texts', async () => {
    const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
    const [decided, open] = await Promise.all([postJob(business), postJob(business)]);
    const accepted = await apply(rep, decided.id, 'My phone number is 082 555 0199.');
    await business.call(applicationsApi.accept, { params: { applicationId: accepted.id }, body: {} });
    await apply(rep, open.id, 'Call me.');
    await close(rep);

    const received = async (jobId: string) =>
      (await business.call(applicationsApi.listReceived, { params: { jobId }, query: {} })).items;
    expect(await received(decided.id)).toMatchObject([
      {
        status: 'accepted',
        appliedAt: accepted.appliedAt,
        message: 'Removed with the account.',
        rep: { fullName: 'Former rep', preferredLocation: null },
      },
    ]);
    expect(await received(open.id)).toMatchObject([{ status: 'withdrawn', message: 'Removed with the account.' }]);
  });

  test('cancels interviews, and deletes the rep’s texts there and the notes about them', async () => {
    const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
    const [one, other] = await Promise.all([postJob(business), postJob(business)]);
    const agreed = await apply(rep, one.id);
    const declined = await apply(rep, other.id);
    const note = { params: { applicationId: agreed.id }, body: { text: 'Seemed tired', updatedAt: null } };
    await business.call(repNotesApi.save, note);
    await agree(business, rep, agreed.id);
    const { interview } = await propose(business, declined.id);
    const decline = { params: { interviewId: interview?.id ?? '' }, body: { message: 'My child is ill that day.' } };
    await rep.call(interviewsApi.decline, decline);
    await close(rep);
    const shown = async (jobId: string) =>
      (await business.call(applicationsApi.listReceived, { params: { jobId }, query: {} })).items[0];
    expect(await shown(one.id)).toMatchObject({ privateNote: null, interview: { status: 'cancelled' } });
    expect(await shown(other.id)).toMatchObject({ interview: { status: 'declined', answer: null } });
  });

  test('deletes the addresses of a business’s interviews', async () => {
    const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
    const { id } = await apply(rep, (await postJob(business)).id);
    await agree(business, rep, id);
    await close(business);
    const { items } = await rep.call(applicationsApi.track, { query: {} });
    expect(items[0]?.interview).toMatchObject({ status: 'cancelled', place: null, link: null, note: null });
  });

  test('closes the jobs of a business, and notifies their applicants', async () => {
    const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
    const job = await postJob(business, { locationAddress: '12 Long Street' });
    await apply(rep, job.id);
    await close(business);
    const { items } = await rep.call(applicationsApi.track, { query: {} });
    expect(items).toMatchObject([
      { status: 'rejected', job: { id: job.id, companyName: 'Former business', status: 'closed' } },
    ]);
    expect(items[0]?.steps.at(-1)?.note).toBe('This business has closed its account.');
    const seen = await rep.call(jobForRepApi.show, { params: { jobId: job.id } });
    expect(seen.locationAddress).toBeNull();
    await expectRefusal(apply(await signUpRep(app), job.id), 'job.not_active');
  });

  test('takes as many queries for many jobs and applications as for two', async () => {
    const few = [await closedWith(2), await closedWith(2)];
    const many = await closedWith(7);
    expect(Math.max(...few)).toBeGreaterThan(10);
    // The first time some statements are prepared, and the process may run background queries in between: fewer than one for each of the
    // five additional jobs.
    expect(many - Math.max(...few)).toBeLessThan(5);
  });

  test('notifies everyone concerned by each application, in one batch', async () => {
    const [business, ...reps] = await Promise.all([signUpBusiness(app), signUpRep(app), signUpRep(app)]);
    const jobs = await Promise.all([postJob(business), postJob(business)]);
    const made = await Promise.all(
      reps.flatMap((rep) => jobs.map(async ({ id }) => ({ id: (await apply(rep, id)).id, rep }))),
    );
    const { pool } = app.database;
    const { rows: before } = await pool.query('select coalesce(max(id), 0)::int as id from live_events');
    await close(business);

    const live = await pool.query(
      `select user_id as "userId", payload->>'applicationId' as id, payload->>'status' as status
       from live_events where id > $1 and payload->>'type' = 'application.changed'`,
      [before[0].id],
    );
    expect(live.rows.toSorted(byId)).toEqual(
      made.map(({ id, rep }) => ({ userId: rep.userId, id, status: 'rejected' })).toSorted(byId),
    );
    const events = await pool.query(
      `select payload->>'applicationId' as id from events
       where name = 'application.changed' and payload->>'status' = 'rejected' and payload->>'applicationId' = any($1)`,
      [made.map(({ id }) => id)],
    );
    expect(events.rows).toHaveLength(4);
    const closed = await pool.query(`select 1 from events where name = 'job.closed' and payload->>'jobId' = any($1)`, [
      jobs.map(({ id }) => id),
    ]);
    expect(closed.rows).toHaveLength(2);
  });

  test('asks for the second factor too if there is one, and a code works once', async () => {
    const { owner, secret } = await withSecondFactor();
    await expectRefusal(close(owner), 'account.code_wrong');
    await expectRefusal(close(owner, { secondFactor: appCode(secret) }), 'account.code_wrong');
    await expectRefusal(
      close(owner, { password: 'wrong', secondFactor: appCode(secret, 1) }),
      'account.password_wrong',
    );
    await close(owner, { secondFactor: appCode(secret, 1) });
    await expectRefusal(owner.call(profilesApi.me, {}), 'session.required');
  });

  test('accepts a recovery code instead of the app’s code', async () => {
    const { owner, accessToken } = await withSecondFactor();
    const made = await fetch(`${app.url}/auth/v1/factors/recovery-codes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const { codes } = (await made.json()) as { codes: string[] };
    await close(owner, { secondFactor: codes[0] });
    await expectRefusal(owner.call(profilesApi.me, {}), 'session.required');
  });

  test('is throttled against guessing passwords on a device left open', async () => {
    const strict = await startTestApp({ work: false, env: { RATE_LIMITS: 'on' }, database: app.database });
    try {
      const rep = await signUpRep(strict);
      const guess = () => close(rep, { password: randomUUID() });
      for (let guesses = 0; guesses < 10; guesses++) await expectRefusal(guess(), 'account.password_wrong');
      await expectRefusal(guess(), 'request.too_many');
    } finally {
      await strict.close();
    }
  });
});
