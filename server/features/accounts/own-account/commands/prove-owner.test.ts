import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { bankAccountsApi } from '#contract/payouts/bank-accounts.ts';
import { clientOf } from '#test/support/accounts-app.ts';
import { type Call, callerOf, expectRefusal } from '#test/support/api.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { addFactor, appCode } from '#test/support/second-factors.ts';

const app = await openTestApp({ work: false });

const details = { bank: 'capitec', holder: 'T Mokoena', accountNumber: '1234567890' } as const;
const ask = (call: Call, proof: { password?: string; secondFactor?: string } = {}) =>
  call(bankAccountsApi.ask, { body: { ...details, ...proof } });
const proven = async (call: Call) => (await call(accountApi.show, {})).proven;

/** Makes the proofs given in a person's sessions this many seconds older. */
const age = ({ userId }: Person, seconds: number) =>
  app.database.pool.query(
    `update sessions set owner_proven_at = owner_proven_at - make_interval(secs => $2),
       factor_proven_at = factor_proven_at - make_interval(secs => $2),
       amr = (select jsonb_agg(jsonb_set(one, '{timestamp}', to_jsonb((one->>'timestamp')::bigint - 960)))
         from jsonb_array_elements(amr) one) where user_id = $1`,
    [userId, seconds],
  );

async function signInElsewhere({ email, password }: Person): Promise<Call> {
  const { data, error } = await clientOf(app).signInWithPassword({ email, password });
  if (error) throw error;
  return callerOf(app.url, data.session.access_token);
}

test('the password is asked for once in ten minutes of a session, and a new sign-in proves nothing yet', async () => {
  const rep = await signUpRep(app);
  await expectRefusal(ask(rep.call), 'account.password_wrong');
  expect(await proven(rep.call)).toEqual({ ownerSeconds: 0, factorSeconds: 0 });
  await ask(rep.call, { password: rep.password });
  expect((await proven(rep.call)).ownerSeconds).toBeGreaterThan(590);
  await ask(rep.call);
  await expectRefusal(ask(rep.call, { password: 'not the password' }), 'account.password_wrong');
  const elsewhere = await signInElsewhere(rep);
  await expectRefusal(ask(elsewhere), 'account.password_wrong');
  expect(await proven(elsewhere)).toEqual({ ownerSeconds: 0, factorSeconds: 0 });
});

test('after ten minutes it is asked for again', async () => {
  const rep = await signUpRep(app);
  await ask(rep.call, { password: rep.password });
  await age(rep, 590);
  await ask(rep.call);
  await age(rep, 11);
  await expectRefusal(ask(rep.call), 'account.password_wrong');
  await expectRefusal(rep.call(accountApi.close, { body: {} }), 'account.password_wrong');
});

test('a refused proof proves nothing, and neither does half a proof', async () => {
  const rep = await signUpRep(app);
  const { secret } = await addFactor(rep);
  const { data } = await rep.auth.refreshSession();
  const call = callerOf(app.url, data.session?.access_token ?? '');
  const { password } = rep;
  await expectRefusal(ask(call, { password }), 'account.code_wrong');
  await expectRefusal(ask(call, { secondFactor: '000000' }), 'account.password_wrong');
  expect(await proven(call)).toEqual({ ownerSeconds: 0, factorSeconds: 0 });
  // The code of this half minute was used to add the app.
  await app.database.pool.query('update factors set last_step = last_step - 2 where user_id = $1', [rep.userId]);
  await ask(call, { password, secondFactor: appCode(secret) });
  const { ownerSeconds, factorSeconds } = await proven(call);
  expect([ownerSeconds > 590, factorSeconds > 590]).toEqual([true, true]);
  await ask(call);
  await app.database.pool.query('update sessions set factor_proven_at = null where user_id = $1', [rep.userId]);
  await expectRefusal(ask(call), 'account.code_wrong');
});

test('a proof counts for the second factor too, and one for the second factor counts everywhere', async () => {
  const rep = await signUpRep(app);
  await age(rep, 0);
  expect((await rep.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'One' })).error?.code).toBe(
    'reauthentication_needed',
  );
  await ask(rep.call, { password: rep.password });
  expect((await rep.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'One' })).error).toBeNull();

  const other = await signUpRep(app);
  await age(other, 0);
  const response = await fetch(`${app.url}/auth/v1/factors`, {
    method: 'POST',
    headers: { authorization: `Bearer ${other.accessToken}` },
    body: JSON.stringify({ factor_type: 'totp', friendly_name: 'One', current_password: other.password }),
  });
  expect(response.status).toBe(200);
  await ask(other.call);
});

test('closing the account needs no second proof within ten minutes', async () => {
  const rep = await signUpRep(app);
  await ask(rep.call, { password: rep.password });
  await rep.call(accountApi.close, { body: {} });
  expect(
    (await app.database.pool.query('select from users where id = $1 and deleted_at is null', [rep.userId])).rowCount,
  ).toBe(0);
});

test('choosing a password is a proof, and needs none within ten minutes of another', async () => {
  const rep = await signUpRep(app);
  await age(rep, 0);
  const change = (password: string, current?: string) =>
    rep.auth.updateUser({ password, ...(current && { current_password: current }) } as { password: string });
  expect((await change('first new password of mine')).error?.code).toBe('current_password_required');
  expect((await change('first new password of mine', rep.password)).error).toBeNull();
  await ask(rep.call);
  expect((await change('second new password of mine')).error).toBeNull();
  await age(rep, 601);
  expect((await change('third new password of mine')).error?.code).toBe('current_password_required');
  await expectRefusal(ask(rep.call), 'account.password_wrong');
  await ask(rep.call, { password: 'second new password of mine' });
  expect((await change('third new password of mine', 'not the password')).error?.code).toBe('invalid_credentials');
  expect((await change('third new password of mine')).error).toBeNull();
});
