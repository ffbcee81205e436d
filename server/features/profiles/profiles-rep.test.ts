import { describe, expect, test } from 'vitest';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { expectRefusal, type RefusedCall } from '#test/support/api.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { repDraft, saveRep } from '#test/support/profiles.ts';

const app = await openTestApp({ work: false });

const show = (rep: Person) => rep.call(repProfilesApi.show, {});

const stranger = '01900000-0000-7000-8000-000000000000';

async function errorsOf(calling: Promise<unknown>): Promise<Record<string, string>> {
  const { errors = [] } = await expectRefusal(calling, 'request.invalid');
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

describe('a rep profile', () => {
  test('starts with the details of the sign-up, and keeps everything that is saved', async () => {
    const rep = await signUpRep(app, { preferred_location: 'Soweto', preferred_industry: 'Retail' });
    expect(await show(rep)).toMatchObject({
      version: 1,
      fullName: 'Thabo Mokoena',
      preferredLocation: { name: 'Soweto', province: 'Gauteng' },
      preferredIndustry: { name: 'Retail' },
      ...{ age: null, phone: null, location: null, industry: null, skills: [], description: null },
    });
    const saved = await saveRep(rep);
    expect(saved).toMatchObject({
      version: 2,
      age: 27,
      phone: '+27821234567',
      location: { name: 'Durban' },
      locationAddress: 'Umlazi, section V',
      preferredLocation: { name: 'Pinetown' },
      industry: 'retail',
      preferredIndustry: { name: 'FMCG' },
      experience: 'mid',
      availability: 'weekends',
      hourlyRateCents: 9_500,
      skills: ['Closing', 'isiZulu'],
      description: 'Eight years of weekends in stores.',
    });
    expect(await show(rep)).toEqual(saved);
  });

  test('is replaced as a whole: missing fields are cleared', async () => {
    const rep = await signUpRep(app);
    await saveRep(rep);
    const saved = await rep.call(repProfilesApi.edit, {
      body: { version: 2, fullName: 'Thabo Mokoena', phone: ' ', description: '\u200B', skills: [] },
    });
    expect(saved).toMatchObject({ version: 3, age: null, phone: null, location: null, description: null, skills: [] });
  });

  test('of others is out of reach', async () => {
    const [rep, other, business] = await Promise.all([signUpRep(app), signUpRep(app), signUpBusiness(app)]);
    const before = await show(other);
    await saveRep(rep, { fullName: 'Changed', ...{ id: before.id, userId: other.userId } });
    expect(await show(other)).toEqual(before);
    await expectRefusal(show(business), 'role.rep_required');
    await expectRefusal(saveRep(business), 'role.rep_required');
  });
});

describe('the version', () => {
  test('must be the one that was read', async () => {
    const rep = await signUpRep(app, {}, { vetted: false });
    await saveRep(rep, { fullName: 'First Tab' });
    const problem = await expectRefusal(saveRep(rep, { fullName: 'Second Tab' }), 'profile.changed_elsewhere');
    expect(problem.status).toBe(409);
    expect(await show(rep)).toMatchObject({ fullName: 'First Tab', version: 2 });
    expect(await saveRep(rep, { fullName: 'Second Tab', version: 2 })).toMatchObject({ version: 3 });
  });

  test('of the future is refused', async () => {
    const rep = await signUpRep(app);
    await expectRefusal(saveRep(rep, { version: 2 }), 'profile.changed_elsewhere');
    for (const version of [0, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      await expectRefusal(saveRep(rep, { version }), 'request.invalid');
    }
  });

  test('does not change when a save is refused', async () => {
    const rep = await signUpRep(app);
    await expectRefusal(saveRep(rep, { phone: '12' }), 'request.invalid');
    expect((await show(rep)).version).toBe(1);
  });
});

describe('the age', () => {
  test.each([
    [17, 'You must be 18 or older to work here.'],
    [100, 'Your age can be at most 99.'],
    [30.5, 'Your age must be a whole number.'],
  ])('%d is refused', async (age, message) => {
    const rep = await signUpRep(app);
    expect(await errorsOf(saveRep(rep, { age }))).toEqual({ age: message });
  });

  test('keeps the day on which it was stated until it changes', async () => {
    const rep = await signUpRep(app);
    const { pool } = app.database;
    const statedOn = async () =>
      (await pool.query('select age_stated_on::text as day from rep_profiles where user_id = $1', [rep.userId])).rows[0]
        ?.day;
    await saveRep(rep, { age: 27 });
    expect(await statedOn()).toMatch(/^\d{4}-\d\d-\d\d$/);
    await pool.query("update rep_profiles set age_stated_on = '2020-01-01' where user_id = $1", [rep.userId]);
    await saveRep(rep, { age: 27, version: 2, description: 'Something else' });
    expect(await statedOn()).toBe('2020-01-01');
    await saveRep(rep, { age: 28, version: 3 });
    expect(await statedOn()).not.toBe('2020-01-01');
    await saveRep(rep, { age: null, version: 4 });
    expect(await statedOn()).toBeNull();
  });
});

describe('the phone number', () => {
  test.each([
    ['082 123 4567', '+27821234567'],
    ['082\u2013123\u20134567', '+27821234567'],
    ['\u202A+27 82\u00A0123 4567\u202C', '+27821234567'],
    ['(011) 555-0123', '+27115550123'],
    ['0027 82 123 4567', '+27821234567'],
    ['+27821234567', '+27821234567'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('%s is stored as %s', async (typed, phone) => {
    expect((await saveRep(await signUpRep(app), { phone: typed })).phone).toBe(phone);
  });

  test.each([
    ...['12', '+27 123 456 7890', 'call me', '082 123 4567 ext. 5', '+999 12345678', '0821234567890123'],
    // Valid in the plans of Austria and Germany, and too short or too long for E.164.
    ...['+43 1234', '+49 70 1234567890123'],
  ])('%s is refused', async (phone) => {
    expect(await errorsOf(saveRep(await signUpRep(app), { phone }))).toEqual({
      phone: 'Enter a phone number such as 082 123 4567 or +27 82 123 4567.',
    });
  });

  test('is refused together with other errors', async () => {
    const wrong = await errorsOf(saveRep(await signUpRep(app), { phone: '082 555 12', fullName: ' ' }));
    expect(Object.keys(wrong).toSorted()).toEqual(['fullName', 'phone']);
  });
});

describe('the lists', () => {
  test('accept no other entries', async () => {
    const rep = await signUpRep(app);
    for (const [changes, message] of [
      [{ industry: 'fmcg' }, 'Choose an industry.'],
      [{ experience: 'Entry Level' }, 'Choose an experience level.'],
      [{ availability: 'never' }, 'Choose when you can work.'],
    ] as const)
      expect(Object.values(await errorsOf(saveRep(rep, changes as object)))).toEqual([message]);
  });

  test('of places and industries are those of the catalogue', async () => {
    const rep = await signUpRep(app);
    for (const [field, code] of [
      ['locationId', 'location.unknown'],
      ['preferredLocationId', 'location.unknown'],
      ['preferredIndustryId', 'industry.unknown'],
    ] as const) {
      const problem = await expectRefusal(saveRep(rep, { [field]: stranger }), code);
      expect(problem.errors?.[0]?.field).toBe(field);
    }
  });
});

describe('the hourly rate', () => {
  test.each([0, -1, 1_000_001, 0.5])('of %d cents is refused', async (hourlyRateCents) => {
    expect(Object.keys(await errorsOf(saveRep(await signUpRep(app), { hourlyRateCents })))).toEqual([
      'hourlyRateCents',
    ]);
  });
});

describe('skills', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Own skill ${index}`);

  test('are stored in order, each once, in the curated spelling if there is one', async () => {
    const saved = await saveRep(await signUpRep(app), {
      skills: ['  negotiation ', 'Beadwork', 'CLOSING', 'beadwork', 'Closing', 'isizulu'],
    });
    expect(saved.skills).toEqual(['Negotiation', 'Beadwork', 'Closing', 'isiZulu']);
  });

  test('are at most twenty, not counting repeats', async () => {
    const rep = await signUpRep(app);
    expect(await errorsOf(saveRep(rep, { skills: many(21) }))).toEqual({ skills: 'You can list at most 20 skills.' });
    const twenty = many(20);
    expect((await saveRep(rep, { skills: [...twenty, 'OWN SKILL 3'] })).skills).toEqual(twenty);
  });

  test.each(['', ' ', 'x', '\u200B', 'x'.repeat(41), 'two\nlines'])('%j is refused', async (skill) => {
    const rep = await signUpRep(app);
    await expectRefusal(saveRep(rep, { skills: ['Closing', skill] }), 'request.invalid');
    expect((await show(rep)).skills).toEqual([]);
  });

  test('of a rep are not offered to others', async () => {
    const [rep, other] = await Promise.all([signUpRep(app), signUpRep(app)]);
    await saveRep(rep, { skills: ['Goatherding'] });
    expect((await other.call(repProfilesApi.searchSkills, { query: { q: 'goatherding' } })).items).toEqual([]);
  });
});

describe('the search for skills', () => {
  const search = async (person: Person, q?: string) =>
    (await person.call(repProfilesApi.searchSkills, { query: q === undefined ? {} : { q } })).items;

  test('finds by the beginning, by any part, and despite a typo', async () => {
    const rep = await signUpRep(app);
    expect((await search(rep, 'nego'))[0]).toEqual({ name: 'Negotiation', group: 'The sale itself' });
    expect((await search(rep, 'negociaton'))[0]).toMatchObject({ name: 'Negotiation' });
    expect((await search(rep, 'scrip')).length).toBeLessThanOrEqual(12);
    expect(await search(rep, 'zzzz')).toEqual([]);
  });

  test('offers the best known ones for an empty search, and never more than twelve', async () => {
    const business = await signUpBusiness(app);
    expect(await search(business)).toHaveLength(12);
    expect((await search(business, ''))[0]?.name).toBe('In-store promotions');
    expect(await search(business, 'sales')).toHaveLength(12);
  });

  test('needs a session, and refuses long texts', async () => {
    const rep = await signUpRep(app);
    await expectRefusal(search(rep, 'x'.repeat(61)), 'request.invalid');
    expect((await fetch(`${app.url}/api/skills`)).status).toBe(401);
  });
});

test('a save with missing and invalid fields lists all errors together', async () => {
  const rep = await signUpRep(app);
  const body = await repDraft(rep.call, { fullName: ' \u200B', age: 3, skills: ['x'] });
  const refused = rep.call(repProfilesApi.edit, { body });
  expect(await errorsOf(refused)).toMatchObject({
    fullName: 'Full name is required.',
    age: 'You must be 18 or older to work here.',
  });
  await refused.catch((error: RefusedCall) => expect(error.problem.errors?.length).toBe(3));
});

test('tags and work ruled out are confirmed by the rep, and kept by a form that names none', async () => {
  const rep = await signUpRep(app);
  expect(await show(rep)).toMatchObject({ tags: [], tagsAsked: false, refuses: null });
  await saveRep(rep);
  expect(await show(rep)).toMatchObject({ tags: [], tagsAsked: false, refuses: null });
  const confirm = (tags: string[]) => rep.call(repProfilesApi.confirmTags, { body: { tags, refuses: ['alcohol'] } });
  await confirm(['sampling']);
  await confirm(['sampling']);
  const sampling = { id: 'sampling', kind: 'work', label: 'sampling and tastings' };
  const confirmed = { version: 2, tags: [sampling], tagsAsked: true, refuses: ['alcohol'] };
  expect(await show(rep)).toMatchObject(confirmed);
  expect(await saveRep(rep, { version: 2 })).toMatchObject({ ...confirmed, version: 3 });
  expect(await saveRep(rep, { version: 3, tags: [], refuses: [] })).toMatchObject({
    tags: [],
    tagsAsked: true,
    refuses: [],
  });
  await expectRefusal(confirm(['weekends']), 'tag.unknown');
  await expectRefusal(saveRep(rep, { version: 4, tags: ['weekends'] }), 'tag.unknown');
});
