import { describe, expect, test } from 'vitest';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { announceAccountChange } from '#server/features/accounts/commands.ts';
import { expectRefusal } from '#test/support/api.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });

describe('the second role', () => {
  test('opens the other portal to a rep immediately', async () => {
    const rep = await signUpRep(app);
    const showBusiness = () => rep.call(businessProfilesApi.show, {});
    await expectRefusal(showBusiness(), 'role.business_required');
    const me = await rep.call(ownRolesApi.addBusinessProfile, { body: { companyName: 'Mokoena Promotions' } });
    expect(me).toMatchObject({ roles: ['sales_rep', 'business'], business: { companyName: 'Mokoena Promotions' } });
    expect(await rep.call(profilesApi.me, {})).toEqual(me);
    expect(await showBusiness()).toMatchObject({ companyName: 'Mokoena Promotions' });
  });

  test('opens it to a business too; asking again changes nothing', async () => {
    const business = await signUpBusiness(app);
    const add = (fullName: string) => business.call(ownRolesApi.addRepProfile, { body: { fullName } });
    const [me] = await Promise.all([add('Nomsa Dlamini'), add('Nomsa Dlamini')]);
    expect(await add('Someone Else')).toEqual(me);
    expect(me).toMatchObject({ rep: { fullName: 'Nomsa Dlamini' } });
    expect(await business.call(jobSearchApi.browse, { query: {} })).toHaveProperty('items');
  });

  test('needs the name for the new profile', async () => {
    const rep = await signUpRep(app);
    await expectRefusal(rep.call(ownRolesApi.addBusinessProfile, { body: { companyName: '  ' } }), 'request.invalid');
    expect((await rep.call(profilesApi.me, {})).roles).toEqual(['sales_rep']);
  });
});

async function without(person: Person, change = 'user_metadata = user_metadata'): Promise<void> {
  const { pool } = app.database;
  await pool.query('delete from user_roles where user_id = $1', [person.userId]);
  await pool.query('delete from rep_profiles where user_id = $1', [person.userId]);
  await pool.query('delete from business_profiles where user_id = $1', [person.userId]);
  await pool.query(`update users set ${change} where id = $1`, [person.userId]);
  await app.services.transaction(async (tx) => announceAccountChange(tx, person.userId));
}
const complete = (person: Person) => person.call(ownRolesApi.complete, {});

describe('completing an account without roles', () => {
  test('creates the role and the profile named at sign-up', async () => {
    const business = await signUpBusiness(app);
    await without(business);
    expect((await business.call(profilesApi.me, {})).roles).toEqual([]);
    expect(await complete(business)).toMatchObject({ roles: ['business'], business: { companyName: 'Ubuntu Foods' } });
    expect(await business.call(profilesApi.me, {})).toMatchObject({ roles: ['business'] });
  });

  test('makes a sales rep of an account with a name and no type', async () => {
    const rep = await signUpRep(app);
    await without(rep, "user_metadata = user_metadata - 'user_type'");
    expect(await complete(rep)).toMatchObject({ roles: ['sales_rep'], rep: { fullName: 'Thabo Mokoena' } });
  });

  test('does nothing without sign-up details, and creates no role that is not on offer', async () => {
    const [silent, sly] = await Promise.all([signUpRep(app), signUpRep(app)]);
    await without(silent, "user_metadata = '{}'");
    expect(await complete(silent)).toMatchObject({ roles: [], rep: null, business: null });
    await without(sly, `user_metadata = '{"user_type": "admin"}'`);
    expect(await complete(sly)).toMatchObject({ roles: ['sales_rep'] });
  });

  test('does nothing for an account with a role, and creates it once under twenty concurrent calls', async () => {
    const [rep, business] = await Promise.all([signUpRep(app), signUpBusiness(app)]);
    const before = await rep.call(profilesApi.me, {});
    expect(await complete(rep)).toEqual(before);
    await without(business);
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(business)));
    expect(new Set(answers.map(({ business: profile }) => profile?.id)).size).toBe(1);
    expect(answers.every(({ roles }) => roles.length === 1)).toBe(true);
  });
});

describe('a role and its profile are created in one transaction', () => {
  async function rolesOf({ userId }: Person) {
    const { rows } = await app.database.pool.query(
      `select role, name, r.xmin::text = made_by as together from user_roles r left join (
         select user_id, 'sales_rep' as role, full_name as name, xmin::text as made_by from rep_profiles
         union all select user_id, 'business', company_name, xmin::text from business_profiles) profiles using (user_id, role)
       where user_id = $1 order by r.created_at`,
      [userId],
    );
    return rows;
  }
  const nameless = { full_name: null, company_name: null };
  const business = { role: 'business', name: 'Your Company', together: true };
  const rep = { role: 'sales_rep', name: 'Rep', together: true };

  test('by a sign-up, with a placeholder if it gave no name', async () => {
    expect(await rolesOf(await signUpBusiness(app, nameless, { vetted: false }))).toEqual([business]);
    expect(await rolesOf(await signUpRep(app, nameless, { vetted: false }))).toEqual([rep]);
  });

  test('by completing a sign-up', async () => {
    const [one, other] = await Promise.all([
      signUpBusiness(app, nameless, { vetted: false }),
      signUpRep(app, nameless, { vetted: false }),
    ]);
    for (const person of [one, other]) {
      await without(person);
      await complete(person);
    }
    expect(await rolesOf(one)).toEqual([business]);
    expect(await rolesOf(other)).toEqual([rep]);
  });

  test('by adding a second role', async () => {
    const [one, other] = await Promise.all([
      signUpBusiness(app, nameless, { vetted: false }),
      signUpRep(app, nameless, { vetted: false }),
    ]);
    await one.call(ownRolesApi.addRepProfile, { body: { fullName: 'Nomsa Dlamini' } });
    expect(await rolesOf(one)).toEqual([business, { ...rep, name: 'Nomsa Dlamini' }]);
    await other.call(ownRolesApi.addBusinessProfile, { body: { companyName: 'Mokoena Promotions' } });
    expect(await rolesOf(other)).toEqual([rep, { ...business, name: 'Mokoena Promotions' }]);
  });
});

describe('the profile of a new account', () => {
  const lead = { phone: '082 123 4567', description: 'Tastings in six stores.' };

  test('starts with the details of the lead', async () => {
    const rep = await signUpRep(app, { ...lead, experience: 'mid', availability: 'weekends' });
    expect(await rep.call(repProfilesApi.show, {})).toMatchObject({
      phone: '+27821234567',
      description: lead.description,
      experience: 'mid',
      availability: 'weekends',
    });
    const business = await signUpBusiness(app, lead);
    expect(await business.call(businessProfilesApi.show, {})).toMatchObject({
      phone: '+27821234567',
      description: lead.description,
    });
  });

  test('leaves out invalid details', async () => {
    const rep = await signUpRep(app, { phone: '12', description: 5, experience: 'wizard', availability: ['weekends'] });
    expect(await rep.call(repProfilesApi.show, {})).toMatchObject({
      fullName: 'Thabo Mokoena',
      phone: null,
      description: null,
      experience: null,
      availability: null,
    });
    const austrian = await signUpRep(app, { phone: '+43 1234' });
    expect((await austrian.call(repProfilesApi.show, {})).phone).toBeNull();
  });
});
