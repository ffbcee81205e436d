import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOldDatabase, type OldDatabase } from '#test/support/old-database.ts';

let database: OldDatabase;

/** Their roles, what they said at sign-up, and the names of the profiles they have afterwards. */
const people: [string[], object, { rep: string | null; business: string | null }][] = [
  [['business'], { company_name: 'Made at sign-up', full_name: 'Nomsa' }, { rep: null, business: 'Made at sign-up' }],
  [['business'], { company_name: ' ', full_name: 'Nomsa Dlamini' }, { rep: null, business: 'Nomsa Dlamini' }],
  [['business'], { company_name: null }, { rep: null, business: 'Your Company' }],
  [['sales_rep'], { full_name: 'Thabo Mokoena' }, { rep: 'Thabo Mokoena', business: null }],
  [['sales_rep', 'business'], {}, { rep: 'Rep', business: 'Your Company' }],
  [['admin'], { full_name: 'Nobody' }, { rep: null, business: null }],
  [[], { full_name: 'Nobody', company_name: 'None' }, { rep: null, business: null }],
];
const ids = people.map(() => randomUUID());
const whole = randomUUID();

const query = (text: string, values: unknown[] = []) => database.pool.query(text, values);

async function addPerson(id: string, roles: string[], metadata: object): Promise<void> {
  await query('insert into users (id, email, user_metadata) values ($1::uuid, $1::text, $2)', [id, metadata]);
  await query('insert into user_roles (user_id, role) select $1, unnest($2::text[])', [id, roles]);
}

beforeAll(async () => {
  database = await createOldDatabase('0022-untold-changes.sql');
  for (const [index, [roles, metadata]] of people.entries()) await addPerson(ids[index] ?? '', roles, metadata);
  await addPerson(whole, ['business'], { company_name: 'Another name' });
  await query(`insert into business_profiles (id, user_id, company_name) values ($1, $1, 'Mine')`, [whole]);
  await database.update();
});
afterAll(() => database.close());

const profiles = async (id: string) =>
  (
    await query(
      `select full_name as rep, company_name as business from users
       left join rep_profiles r on r.user_id = users.id left join business_profiles b on b.user_id = users.id
       where users.id = $1`,
      [id],
    )
  ).rows[0];

test.each(people.map(([roles, metadata, expected], index) => ({ roles, metadata, expected, index })))(
  'who is $roles and said $metadata has $expected',
  async ({ index, expected }) => expect(await profiles(ids[index] ?? '')).toEqual(expected),
);

test('who has a profile keeps it as it is', async () => {
  expect(await profiles(whole)).toEqual({ rep: null, business: 'Mine' });
});

test('from here on no transaction leaves a role without its profile', async () => {
  const [, , , rep] = ids;
  const give = `insert into user_roles (user_id, role) values ('${rep}', 'business')`;
  const profile = `insert into business_profiles (id, user_id, company_name, trial_ends_at)
    values ('${rep}', '${rep}', 'Both', now())`;
  await expect(query(give)).rejects.toThrow('user_roles_business_has_profile');
  await query(`begin; ${give}; ${profile}; commit`);
  for (const table of ['rep_profiles', 'business_profiles'])
    await expect(query(`delete from ${table} where user_id = $1`, [rep])).rejects.toThrow('_has_profile');
  await query('delete from user_roles where user_id = $1', [rep]);
  expect(await profiles(rep ?? '')).toEqual({ rep: 'Thabo Mokoena', business: 'Both' });
  await expect(query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [rep])).resolves.toBeTruthy();
  await query('delete from users');
  expect((await query('select count(*)::int from user_roles')).rows).toEqual([{ count: 0 }]);
});
