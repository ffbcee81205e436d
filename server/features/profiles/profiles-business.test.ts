import { describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { announceAccountChange } from '#server/features/accounts/commands.ts';
import { expectRefusal } from '#test/support/api.ts';
import { exportOf } from '#test/support/exports.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { saveBusiness, saveRep } from '#test/support/profiles.ts';

const app = await openTestApp({ work: false });

const show = (business: Person) => business.call(businessProfilesApi.show, {});

async function fieldsOf(calling: Promise<unknown>): Promise<Record<string, string>> {
  const { errors = [] } = await expectRefusal(calling, 'request.invalid');
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

describe('a business profile', () => {
  test('starts with the details of the sign-up, and keeps everything that is saved', async () => {
    const said = { primary_location: 'Durban', primary_industry: 'Retail' };
    const business = await signUpBusiness(app, said, { vetted: false });
    expect(await show(business)).toMatchObject({
      version: 1,
      companyName: 'Ubuntu Foods',
      primaryLocation: { name: 'Durban' },
      primaryIndustry: { name: 'Retail' },
      ...{ industry: null, companySize: null, phone: null, website: null, description: null },
    });
    const saved = await saveBusiness(business, { companyName: 'Ubuntu Breakfasts' });
    expect(saved).toMatchObject({
      version: 2,
      companyName: 'Ubuntu Breakfasts',
      industry: 'fmcg',
      primaryIndustry: { name: 'Food & Beverage' },
      companySize: '11-50',
      primaryLocation: { name: 'Durban' },
      locationAddress: '12 Florida Road',
      phone: '+27311234567',
      website: 'https://www.ubuntu-foods.example',
      description: 'Breakfast for everybody.',
    });
    expect(await show(business)).toEqual(saved);
    expect((await business.call(profilesApi.me, {})).business?.companyName).toBe('Ubuntu Breakfasts');
  });

  test('is for businesses only', async () => {
    const rep = await signUpRep(app);
    await expectRefusal(show(rep), 'role.business_required');
    await expectRefusal(saveBusiness(rep), 'role.business_required');
  });

  test('is not overwritten from an older version', async () => {
    const business = await signUpBusiness(app, {}, { vetted: false });
    await saveBusiness(business, { companyName: 'First Tab' });
    await expectRefusal(saveBusiness(business, { companyName: 'Second Tab' }), 'profile.changed_elsewhere');
    expect((await show(business)).companyName).toBe('First Tab');
  });

  test('refuses values that are not on its lists, and phone numbers that can’t exist', async () => {
    const business = await signUpBusiness(app);
    const changes = { industry: 'finance', companySize: '5', phone: '12', companyName: ' ' } as object;
    expect(await fieldsOf(saveBusiness(business, changes))).toEqual({
      industry: 'Choose an industry.',
      companySize: 'Choose a company size.',
      companyName: 'Company name is required.',
      phone: 'Enter a phone number such as 082 123 4567 or +27 82 123 4567.',
    });
    expect(Object.keys(await fieldsOf(saveBusiness(business, { phone: '12' })))).toEqual(['phone']);
    const stranger = '01900000-0000-7000-8000-000000000000';
    await expectRefusal(saveBusiness(business, { primaryLocationId: stranger }), 'location.unknown');
    await expectRefusal(saveBusiness(business, { primaryIndustryId: stranger }), 'industry.unknown');
  });

  test('refuses addresses that are not on the web', async () => {
    const business = await signUpBusiness(app);
    for (const website of ['javascript:alert(1)', 'https://user@bank.example', 'ubuntu foods'])
      expect(await fieldsOf(saveBusiness(business, { website })), website).toEqual({
        website: 'Enter a web address such as www.example.co.za.',
      });
  });
});

describe('the caller’s roles and profiles', () => {
  test('include a profile only with its role', async () => {
    const business = await signUpBusiness(app);
    await business.call(ownRolesApi.addRepProfile, { body: { fullName: 'Nomsa Dlamini' } });
    await app.database.pool.query("delete from user_roles where user_id = $1 and role = 'business'", [business.userId]);
    await app.services.transaction(async (tx) => announceAccountChange(tx, business.userId));
    expect(await business.call(profilesApi.me, {})).toMatchObject({
      roles: ['sales_rep'],
      rep: { fullName: 'Nomsa Dlamini' },
      business: null,
    });
    await app.database.pool.query('delete from user_roles where user_id = $1', [business.userId]);
    await app.services.transaction(async (tx) => announceAccountChange(tx, business.userId));
    expect(await business.call(profilesApi.me, {})).toMatchObject({ roles: [], rep: null, business: null });
  });
});

describe('the whole profile', () => {
  test('is in the export, with names instead of ids', async () => {
    const person = await signUpRep(app);
    await person.call(ownRolesApi.addBusinessProfile, { body: { companyName: 'Ubuntu Foods' } });
    await saveRep(person);
    await saveBusiness(person);
    const { rep, business } = await exportOf(app, person);
    expect(rep).toMatchObject({
      age: 27,
      phone: '+27821234567',
      location: 'Durban',
      locationAddress: 'Umlazi, section V',
      preferredLocation: 'Pinetown',
      industry: 'retail',
      preferredIndustry: 'FMCG',
      experience: 'mid',
      availability: 'weekends',
      hourlyRateCents: 9_500,
      skills: ['Closing', 'isiZulu'],
      description: 'Eight years of weekends in stores.',
    });
    expect(business).toMatchObject({
      industry: 'fmcg',
      primaryIndustry: 'Food & Beverage',
      companySize: '11-50',
      primaryLocation: 'Durban',
      locationAddress: '12 Florida Road',
      phone: '+27311234567',
      website: 'https://www.ubuntu-foods.example',
      description: 'Breakfast for everybody.',
    });
  });

  test('is deleted with the account; what stays is anonymous', async () => {
    const person = await signUpRep(app);
    await person.call(ownRolesApi.addBusinessProfile, { body: { companyName: 'Ubuntu Foods' } });
    await saveRep(person);
    await saveBusiness(person);
    await person.call(accountApi.close, { body: { password: person.password } });
    const left = async (table: string) =>
      (await app.database.pool.query(`select * from ${table} where user_id = $1`, [person.userId])).rows[0];
    // A column that is added later without an erasure rule shows up here.
    const kept = [
      'id',
      'user_id',
      'version',
      'trial_ends_at',
      'refund_used',
      'phone_since',
      'created_at',
      'updated_at',
    ];
    const said = (row: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(row).filter(([name, value]) => !kept.includes(name) && value !== null && String(value) !== ''),
      );
    expect(said(await left('rep_profiles'))).toEqual({ full_name: 'Former rep' });
    expect(said(await left('business_profiles'))).toEqual({ company_name: 'Former business' });
    expect(await show(person).catch(({ problem }) => problem.code)).toBe('session.required');
    const { problem } = await person.call(repProfilesApi.show, {}).catch((error) => error);
    expect(problem.status).toBe(401);
  });
});
