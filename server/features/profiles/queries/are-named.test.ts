import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { users } from '../../accounts/tables.ts';
import { businessProfiles, repProfiles } from '../tables.ts';
import { areNamed } from './are-named.ts';

const app = await openTestApp({ work: false });
const { db } = app.services;

const find = async (text: string, most: number) => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(repProfiles, eq(repProfiles.userId, users.id))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, users.id))
    .where(await areNamed(db, { userId: users.id, most }, text));
  return rows.map(({ id }) => id).toSorted();
};

test('people are found by address, name and company, with few or many matches, and wildcards are ordinary characters', async () => {
  const rep = await signUpRep(app, { full_name: 'Zodwa Mbatha_1' });
  const [one, other] = [
    await signUpBusiness(app, { company_name: 'Mbatha_1 Traders' }),
    await signUpBusiness(app, { company_name: 'The Mbatha%1 Shop' }),
  ];
  for (const most of [1, 2, 1000]) {
    expect(await find('mbatha', most), `${most}`).toEqual([rep.userId, one.userId, other.userId].toSorted());
    expect(await find('mbatha_1', most), `${most}`).toEqual([rep.userId, one.userId].toSorted());
    expect(await find(other.email, most), `${most}`).toEqual([other.userId]);
    expect(await find('nobody is called so', most), `${most}`).toEqual([]);
  }
});
