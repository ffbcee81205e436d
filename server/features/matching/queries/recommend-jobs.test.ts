import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const business = await signUpBusiness(app);

const recommended = async (rep: Person) => (await rep.call(jobSearchApi.recommended, {})).items;

test('three at most, the best first, each with its reasons; none that was applied for', async () => {
  const rep = await signUpRep(app, { preferred_location: 'Durban', preferred_industry: 'Insurance' });
  await app.database.pool.query(
    `update rep_profiles set hourly_rate_cents = 7000, experience = 'entry', skills = '{Cold calling}' where user_id = $1`,
    [rep.userId],
  );
  const best = await postJob(business, { title: 'Best', industry: 'Finance', requiredSkills: 'Cold calling' });
  const good = await postJob(business, { title: 'Good', industry: 'Finance' });
  await postJob(business, { title: 'Fair', industry: 'Retail' });
  await postJob(business, {
    title: 'Far fetched',
    industry: 'Automotive',
    hourlyRateCents: 5_000,
    experienceRequired: '5+ years',
  });
  const first = await recommended(rep);
  expect(first.map(({ job }) => job.title)).toEqual(['Best', 'Good', 'Fair']);
  expect(first[0]).toMatchObject({
    job: { id: best.id, saved: false },
    reasons: ['In Durban', 'Your industry', 'Above your rate', 'Asks for Cold calling', 'Your level of experience'],
  });
  await apply(rep, best.id);
  expect((await recommended(rep)).map(({ job }) => job.title)).toEqual(['Good', 'Fair', 'Far fetched']);
  await app.database.pool.query(`update jobs set status = 'closed', closed_at = now() where id = $1`, [good.id]);
  expect((await recommended(rep)).map(({ job }) => job.title)).not.toContain('Good');
});

test('nobody is recommended their own job', async () => {
  const rep = await signUpRep(app, { preferred_location: 'Upington' });
  const { rows } = await app.database.pool.query<{ id: string }>(`select id from locations where name = 'Upington'`);
  const { id } = await postJob(business, { title: 'In Upington', locationId: rows[0]?.id ?? '' });
  expect((await recommended(rep)).map(({ job }) => job.title)).toEqual(['In Upington']);
  const me = await rep.call(accountApi.addBusinessProfile, { body: { companyName: 'Mokoena Promotions' } });
  await app.database.pool.query('update jobs set business_id = $1 where id = $2', [me.business?.id, id]);
  expect(await recommended(rep)).toEqual([]);
});

test('an empty profile has none, and a business has no such list', async () => {
  expect(await recommended(await signUpRep(app))).toEqual([]);
  await expectRefusal(business.call(jobSearchApi.recommended, {}), 'role.rep_required');
});

test('a rep from Soweto is recommended Johannesburg before Cape Town, and what is near among very many that are far', async () => {
  const { rows } = await app.database.pool.query<{ id: string; name: string }>(
    `select id, name from locations where name in ('Johannesburg', 'Cape Town')`,
  );
  const place = (name: string) => ({ locationId: rows.find((row) => row.name === name)?.id ?? '' });
  const others = await signUpBusiness(app);
  await postJob(others, { title: 'In Johannesburg', industry: 'Healthcare', ...place('Johannesburg') });
  // Newer, and more than a page: the newest jobs of anywhere hold nothing else. A business posts ten a day at first.
  for (const far of await Promise.all([1, 2, 3].map(() => signUpBusiness(app)))) {
    for (let turn = 0; turn < 8; turn++)
      await postJob(far, {
        title: 'In Cape Town',
        industry: 'Finance',
        hourlyRateCents: 20_000,
        ...place('Cape Town'),
      });
  }
  const rep = await signUpRep(app, { preferred_location: 'Soweto', preferred_industry: 'Insurance' });
  const [first, second] = await recommended(rep);
  expect(first).toMatchObject({ job: { title: 'In Johannesburg', distanceKm: expect.any(Number) } });
  expect(first?.reasons).toContain('In Johannesburg, near you');
  expect(second?.job.title).not.toBe('In Johannesburg');
});

test('a rep who would work anywhere in the country is recommended jobs, measured from nowhere', async () => {
  const rep = await signUpRep(app, { preferred_location: 'National', preferred_industry: 'Insurance' });
  const found = await recommended(rep);
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ job }) => job.distanceKm)).toEqual(found.map(() => null));
});
