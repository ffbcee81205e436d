import { randomUUID } from 'node:crypto';
import { GoTrueClient } from '@supabase/auth-js';
import { describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { exportsApi } from '#contract/exports/own-export.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { type Call, callerOf, expectRefusal } from '#test/support/api.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp();

/** Signs the same person in on another device. */
async function signInAgain({ email, password }: Person): Promise<Call> {
  const auth = new GoTrueClient({ url: `${app.url}/auth/v1`, persistSession: false, autoRefreshToken: false });
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  return callerOf(app.url, data.session.access_token);
}

const listSessions = async (call: Call) => (await call(accountApi.listSessions, {})).items;

describe('devices', () => {
  test('are listed for their owner only, with this one marked', async () => {
    const [owner, other] = await Promise.all([signUpRep(app), signUpRep(app)]);
    const phone = await signInAgain(owner);
    const seen = await listSessions(phone);
    expect(seen).toHaveLength(2);
    expect(seen.filter(({ current }) => current)).toHaveLength(1);
    expect(await listSessions(other.call)).toHaveLength(1);
  });

  test('are signed out immediately when their owner asks', async () => {
    const owner = await signUpRep(app);
    const phone = await signInAgain(owner);
    const lost = (await listSessions(owner.call)).find(({ current }) => !current);
    await owner.call(accountApi.endSession, { params: { sessionId: lost?.id ?? '' } });
    await expectRefusal(phone(profilesApi.me, {}), 'session.required');
    expect(await listSessions(owner.call)).toHaveLength(1);
  });

  test('can be signed out by no one else, and those of others are not found', async () => {
    const [owner, stranger] = await Promise.all([signUpRep(app), signUpBusiness(app)]);
    const [session] = await listSessions(owner.call);
    const end = (sessionId: string) => stranger.call(accountApi.endSession, { params: { sessionId } });
    await expectRefusal(end(session?.id ?? ''), 'account.session_not_found');
    await expectRefusal(end(randomUUID()), 'account.session_not_found');
    expect(await listSessions(owner.call)).toHaveLength(1);
  });
});

describe('notification choices', () => {
  const news = { body: { productNews: true } };

  test('start with the emails people expect, and without news', async () => {
    const { call } = await signUpRep(app);
    const { notifications } = await call(accountApi.show, {});
    expect(notifications).toEqual({
      applicationUpdates: true,
      newApplicants: true,
      interviewAnswers: true,
      jobClosing: true,
      workUpdates: true,
      fittingJobs: true,
      messages: true,
      productNews: false,
      quietNights: false,
      messagePreviews: false,
    });
  });

  test('are changed one by one, by their owner only', async () => {
    const [owner, other] = await Promise.all([signUpRep(app), signUpRep(app)]);
    await owner.call(accountApi.chooseNotifications, { body: { newApplicants: false } });
    expect(await owner.call(accountApi.chooseNotifications, news)).toEqual({
      applicationUpdates: true,
      newApplicants: false,
      interviewAnswers: true,
      jobClosing: true,
      workUpdates: true,
      fittingJobs: true,
      messages: true,
      productNews: true,
      quietNights: false,
      messagePreviews: false,
    });
    expect((await other.call(accountApi.show, {})).notifications.productNews).toBe(false);
  });
});

describe('a pending change of address', () => {
  test('is shown, and can be cancelled', async () => {
    const { auth, call, email, password } = await signUpRep(app);
    await auth.signInWithPassword({ email, password });
    const newEmail = `${randomUUID()}@example.co.za`;
    const { error } = await auth.updateUser({ email: newEmail });
    expect(error).toBeNull();
    expect(await call(accountApi.show, {})).toMatchObject({
      email,
      hasPassword: true,
      emailChange: { newEmail, agreedBy: null, sentAt: expect.any(String) },
    });
    await call(accountApi.cancelEmailChange, {});
    expect((await call(accountApi.show, {})).emailChange).toBeNull();
    const { rows } = await app.database.pool.query('select purpose from one_time_tokens where email = any($1)', [
      [email, newEmail],
    ]);
    expect(rows).toEqual([]);
  });
});

test.each([
  accountApi.show,
  accountApi.listSessions,
  exportsApi.copy,
  ownRolesApi.complete,
  accountApi.cancelEmailChange,
] as const)('$method $path needs a session', async (endpoint) => {
  await expectRefusal(callerOf(app.url, null)(endpoint, {}), 'session.required');
});
