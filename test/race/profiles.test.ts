import { expect, test } from 'vitest';
import { businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { newEmail } from '#test/support/account-holders.ts';
import { clientOf, testPassword } from '#test/support/accounts-app.ts';
import { callerOf } from '#test/support/api.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes } from '#test/support/outcomes.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { businessDraft, repDraft } from '#test/support/profiles.ts';
import { areWaiting } from './held-transactions.ts';

const [first, second] = await openTwoTestApps({ work: false, own: true });

const tabsOf = ({ call, accessToken }: Person) => [call, callerOf(second.url, accessToken)] as const;

test('of two tabs that save a rep profile concurrently, one counts and the other gets a conflict', async () => {
  const rep = await signUpRep(first);
  const body = await repDraft(rep.call);
  for (let version = 1; version <= 15; version++) {
    const ages = [20 + version, 40 + version] as const;
    const ended = await outcomes(
      tabsOf(rep).map((call, tab) => call(repProfilesApi.edit, { body: { ...body, version, age: ages[tab] ?? null } })),
    );
    expect(ended.toSorted()).toEqual([null, 'profile.changed_elsewhere'].toSorted());
    expect(await rep.call(repProfilesApi.show, {})).toMatchObject({
      version: version + 1,
      age: ages[ended.indexOf(null)],
    });
  }
});

test('of twenty concurrent saves of a business profile, one counts', async () => {
  const business = await signUpBusiness(first);
  const body = await businessDraft(business.call);
  const tabs = tabsOf(business);
  const ended = await outcomes(
    Array.from({ length: 20 }, (_, turn) =>
      (tabs[turn % 2] ?? business.call)(businessProfilesApi.edit, { body: { ...body, description: `Tab ${turn}` } }),
    ),
  );
  expect(ended.filter((code) => code === null)).toHaveLength(1);
  expect(new Set(ended)).toEqual(new Set([null, 'profile.changed_elsewhere']));
  const { version, description } = await business.call(businessProfilesApi.show, {});
  expect({ version, description }).toEqual({ version: 2, description: `Tab ${ended.indexOf(null)}` });
});

test.each([
  { role: 'sales_rep', table: 'rep_profiles' },
  { role: 'business', table: 'business_profiles' },
])('a sign-up cut off at its profile leaves no $role either, and can be repeated', async ({ role, table }) => {
  const email = newEmail();
  const signUp = () =>
    clientOf(first).signUp({ email, password: testPassword, options: { data: { user_type: role } } });
  const { pool } = first.database;
  const written = async () =>
    (
      await pool.query(
        `select (select count(*)::int from users where email = $1) as users,
                (select count(*)::int from user_roles join users on id = user_id where email = $1 and role = $2) as roles,
                (select count(*)::int from ${table} join users on users.id = user_id where email = $1) as profiles`,
        [email, role],
      )
    ).rows[0];

  const other = await pool.connect();
  try {
    await other.query(`begin; lock table ${table} in share mode`);
    const cutOff = signUp();
    await areWaiting(first, 1);
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect((await cutOff).error).toMatchObject({ status: 503 });
  } finally {
    await other.query('rollback');
    other.release();
  }
  expect(await written()).toEqual({ users: 0, roles: 0, profiles: 0 });
  expect((await signUp()).error).toBeNull();
  expect(await written()).toEqual({ users: 1, roles: 1, profiles: 1 });
});
