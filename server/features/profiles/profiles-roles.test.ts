import { expect, test } from 'vitest';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

test('no transaction can commit a role without its profile', async () => {
  const { userId } = await signUpRep(app);
  const give = `insert into user_roles (user_id, role) values ('${userId}', 'business')`;
  const profile = `insert into business_profiles (id, user_id, company_name, trial_ends_at)
    values ('${userId}', '${userId}', 'Both', now())`;
  await expect(query(give)).rejects.toThrow('user_roles_business_has_profile');
  await query(`begin; ${give}; ${profile}; commit`);
  for (const table of ['rep_profiles', 'business_profiles'])
    await expect(query(`delete from ${table} where user_id = $1`, [userId])).rejects.toThrow('_has_profile');
  await expect(query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [userId])).resolves.toBeTruthy();
  await query('delete from user_roles where user_id = $1', [userId]);
  const { rows } = await query('select company_name from business_profiles where user_id = $1', [userId]);
  expect(rows).toEqual([{ company_name: 'Both' }]);
});
