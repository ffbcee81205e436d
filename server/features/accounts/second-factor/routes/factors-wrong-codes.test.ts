import { beforeEach, describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { codeLimit } from '#server/features/operators/services/guessing.ts';
import { totpGuessChance } from '#server/platform/crypto/totp.ts';
import { type AccountHolder, openAccount, signInAgain } from '#test/support/account-holders.ts';
import { browserFetch, clientOf, testPassword } from '#test/support/accounts-app.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openAccountsApp, openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { addFactor, appCode, wrongCode } from '#test/support/second-factors.ts';
import { limits } from '../../services/rate-limits.ts';

const app = await openAccountsApp();
const other = await openAccountsApp({ database: app.database });
const limited = await openAccountsApp({ rateLimits: true });
const whole = await openTestApp({ work: false });
const { database } = app;

type Session = Pick<AccountHolder, 'auth'>;

async function guess({ auth }: Session, factorId: string, code: string): Promise<string> {
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  return error ? (error.code ?? error.name) : 'fine';
}

async function sessionsOf({ userId }: AccountHolder): Promise<number> {
  return (await database.pool.query('select id from sessions where user_id = $1', [userId])).rows.length;
}

const warnings = async ({ email }: AccountHolder) =>
  (await mailsTo(database, email)).filter(({ subject }) => subject.startsWith('Wrong sign-in codes'));

async function withApp() {
  const holder = await openAccount(app);
  const { id, secret } = await addFactor(holder);
  return { holder, id, secret, wrong: wrongCode(secret) };
}

test.each([
  ['an account', limits['wrong app codes']],
  ['an administrator', codeLimit],
])('in a day the codes of %s are guessed with a probability below 0.01 %%', (_whose, { burst, every }) => {
  const guesses = burst + (24 * 60 * 60) / every;
  expect(guesses * totpGuessChance).toBeLessThan(0.0001);
});

describe('ten wrong codes in a row', () => {
  test('end the session that sends the tenth, in any process, and email the owner', async () => {
    const { holder, id, wrong } = await withApp();
    const thief = await signInAgain(app, holder);
    const elsewhere = await signInAgain(other, holder);
    for (let count = 1; count < 10; count++) {
      expect(await guess(count % 2 ? thief : elsewhere, id, wrong)).toBe('mfa_verification_failed');
    }
    expect(await sessionsOf(holder)).toBe(3);
    expect(await warnings(holder)).toEqual([]);
    expect(await guess(elsewhere, id, wrong)).toBe('AuthSessionMissingError');
    expect(await sessionsOf(holder)).toBe(2);
    const [mail] = await warnings(holder);
    expect(mail?.text).toContain('ten wrong authenticator codes in a row');
    expect((await holder.auth.getUser()).error).toBeNull();
    expect((await thief.auth.getUser()).error).toBeNull();
    // The count starts again.
    expect(await guess(thief, id, wrong)).toBe('mfa_verification_failed');
  });

  test('are not in a row with a right one in between', async () => {
    const { holder, id, secret, wrong } = await withApp();
    const phone = await signInAgain(app, holder);
    for (let count = 0; count < 9; count++) await guess(phone, id, wrong);
    expect(await guess(phone, id, appCode(secret, 1))).toBe('fine');
    const later = await signInAgain(app, holder);
    for (let count = 0; count < 9; count++) {
      expect(await guess(later, id, wrong)).toBe('mfa_verification_failed');
    }
    expect(await warnings(holder)).toEqual([]);
  });

  test('of thirty concurrent ones, in two processes, are exactly ten', async () => {
    const { holder, id, wrong } = await withApp();
    const { auth, session } = await signInAgain(app, holder);
    const challenges = await Promise.all(Array.from({ length: 30 }, () => auth.mfa.challenge({ factorId: id })));
    const answers = await Promise.all(
      challenges.map(({ data }, turn) =>
        fetch(`${(turn % 2 ? app : other).url}/auth/v1/factors/${id}/verify`, {
          method: 'POST',
          headers: { authorization: `Bearer ${session.access_token}` },
          body: JSON.stringify({ challenge_id: data?.id, code: wrong }),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    expect(await warnings(holder)).toHaveLength(1);
    expect(await sessionsOf(holder)).toBe(1);
  });

  test('are not counted for an app that is being added: the caller was shown its secret', async () => {
    const holder = await openAccount(app);
    const { data } = await holder.auth.mfa.enroll({ factorType: 'totp' });
    const wrong = wrongCode(data?.totp.secret ?? '');
    for (let count = 0; count < 12; count++) {
      expect(await guess(holder, data?.id ?? '', wrong)).toBe('mfa_verification_failed');
    }
  });

  test('count for deleting the account too', async () => {
    const rep = await signUpRep(whole);
    const { secret } = await addFactor(rep);
    const call = callerOf(whole.url, (await rep.auth.getSession()).data.session?.access_token ?? null);
    const body = { password: rep.password, secondFactor: wrongCode(secret) };
    for (let count = 0; count < 10; count++)
      await expectRefusal(call(accountApi.close, { body }), 'account.code_wrong');
    await expectRefusal(call(accountApi.close, { body }), 'session.required');
    const mails = await mailsTo(whole.database, rep.email);
    expect(mails.filter(({ subject }) => subject.startsWith('Wrong sign-in codes'))).toHaveLength(1);
  });
});

test('wrong codes use up the limit of the day, and a right one does not reset it', async () => {
  const holder = await openAccount(limited);
  const { id, secret } = await addFactor(holder);
  // The limits by the minute have separate tests.
  const forget = () => limited.database.pool.query("delete from rate_limits where key not like 'wrong app codes:%'");
  const forgetStep = () => limited.database.pool.query('update factors set last_step = 0');
  const { burst, every } = limits['wrong app codes'];
  for (let count = 0; count < burst; count++) {
    await forget();
    if (count % 5 === 0) {
      await forgetStep();
      expect(await guess(holder, id, appCode(secret))).toBe('fine');
    }
    expect(await guess(holder, id, wrongCode(secret))).toBe('mfa_verification_failed');
  }
  await forget();
  await forgetStep();
  const { error } = await holder.auth.mfa.challengeAndVerify({ factorId: id, code: appCode(secret) });
  expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  await limited.database.pool.query(`update rate_limits set empty_at = empty_at - make_interval(secs => $1)`, [every]);
  await forget();
  expect(await guess(holder, id, appCode(secret))).toBe('fine');
});

describe('an intruder who knows the password and uses the guesses up', () => {
  // The limits by address are shared by all tests.
  beforeEach(() => limited.database.pool.query(`delete from rate_limits where key like 'address %'`));

  const spendAll = async ({ userId }: AccountHolder) => {
    for (const name of ['wrong app codes', 'account factors'] as const) {
      for (let count = 0; count < limits[name].burst; count++) await limited.accounts.limits.take(name, userId);
    }
  };
  const signIn = async ({ email }: AccountHolder, fetcher?: typeof fetch) => {
    const auth = clientOf(limited, fetcher ? { fetch: fetcher } : {});
    await auth.signInWithPassword({ email, password: testPassword });
    return { auth };
  };

  test('does not lock the owner out of a browser that has shown the factor, which has a limit apart', async () => {
    const { fetch: home } = browserFetch();
    const holder = await openAccount(limited, { fetch: home });
    const { id, secret } = await addFactor(holder);
    await spendAll(holder);
    expect(await guess(await signIn(holder), id, appCode(secret, 1))).toBe('over_request_rate_limit');
    const spent = async () => {
      const { rows } = await limited.database.pool.query(
        `select from rate_limits where key like 'wrong app codes:%' and empty_at > now()`,
      );
      return rows.length;
    };
    const before = await spent();
    expect(await guess(await signIn(holder, home), id, wrongCode(secret))).toBe('mfa_verification_failed');
    expect(await guess(await signIn(holder, home), id, appCode(secret, 1))).toBe('fine');
    expect(await spent()).toBe(before + 1);
  });

  test('gains nothing by a browser that was used before there was a factor', async () => {
    const { fetch: early } = browserFetch();
    const holder = await openAccount(limited);
    await signIn(holder, early);
    const { id, secret } = await addFactor(holder);
    await spendAll(holder);
    expect(await guess(await signIn(holder, early), id, appCode(secret, 1))).toBe('over_request_rate_limit');
  });

  test('does not use up the limit of a browser where a recovery code was used', async () => {
    const { fetch: home } = browserFetch();
    const holder = await openAccount(limited);
    const { id, secret } = await addFactor(holder);
    const token = (await holder.auth.getSession()).data.session?.access_token;
    const made = await fetch(`${limited.url}/auth/v1/factors/recovery-codes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const { codes } = (await made.json()) as { codes: string[] };
    await spendAll(holder);
    const { auth } = await signIn(holder, home);
    expect(await guess({ auth }, id, appCode(secret, 1))).toBe('over_request_rate_limit');
    const half = (await auth.getSession()).data.session?.access_token;
    const shown = await home(`${limited.url}/auth/v1/factors/recovery-codes/verify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${half}` },
      body: JSON.stringify({ code: codes[0] }),
    });
    expect(shown.status).toBe(200);
    expect(await guess(await signIn(holder, home), id, appCode(secret, 1))).toBe('fine');
  });
});
