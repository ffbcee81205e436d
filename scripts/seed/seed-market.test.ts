import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureReferenceData } from '#server/app/reference-data.ts';
import { openNumber } from '#server/features/payouts/services/account-numbers.ts';
import { verifyPassword } from '#server/platform/crypto/password-hash.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { minimumWage } from './lists/market.ts';
import { seedMarket, seedPassword } from './seed-market.ts';

const sizes = { businesses: 60, reps: 400, jobs: 3_000, applications: 6_000, hires: 2_000 };
const quiet = () => {};
const secretKey = 'a secret of the seed, long enough for it';

describe('seedMarket', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await ensureReferenceData(database.pool);
    await seedMarket({ url: database.url, secretKey }, sizes, quiet);
  });
  afterAll(() => database.close());

  async function rows(query: string): Promise<Record<string, unknown>[]> {
    return (await database.pool.query(query)).rows;
  }
  async function number(query: string): Promise<number> {
    return Number(Object.values((await rows(query))[0] ?? {})[0]);
  }
  const count = (from: string) => number(`select count(*) from ${from}`);

  it('makes as many as requested', async () => {
    expect(await count('business_profiles')).toBe(sizes.businesses);
    expect(await count('rep_profiles')).toBe(sizes.reps);
    expect(await count('jobs')).toBe(sizes.jobs);
    const applications = await count("job_applications where message <> 'I can come on all of the days.'");
    expect(applications).toBeGreaterThan(sizes.applications * 0.75);
    expect(applications).toBeLessThan(sizes.applications * 1.1);
  });

  it('notifies reps of how their applications ended, the newest last, and most of it is read', async () => {
    const told = await count('notifications');
    expect(told).toBeGreaterThan(100);
    expect(await count('notifications where read_at is null')).toBeGreaterThan(told * 0.1);
    expect(await count('notifications where read_at is null')).toBeLessThan(told * 0.3);
    expect(await count('notifications join notification_heads using (user_id) where place = last_place')).toBe(
      await count('(select distinct user_id from notifications) people'),
    );
  });

  it('has an engagement for each hire, in every status, and its books are in order', async () => {
    const hires = await count("job_applications where status = 'accepted'");
    expect(hires).toBeGreaterThan(sizes.hires);
    expect(await count('engagements')).toBe(hires);
    const statuses = (await rows('select distinct status from milestones')).map(({ status }) => status);
    expect(statuses).toEqual(
      expect.arrayContaining(['funded', 'submitted', 'completed', 'lapsed', 'cancelled', 'no_show', 'resolved']),
    );
    expect(await count('milestones where number > 1')).toBeGreaterThan(20);
    const released = await count("ledger_transfers where kind = 'engagement_released'");
    expect(released).toBeGreaterThan(hires / 2);
    expect(await troubleInBooks(database.pool)).toEqual([]);
    // As the ledger's own commands divide it: the commission rounded, halves up.
    expect(
      await count(`milestones where status = 'completed' and rep_cents <> pay_cents - round(pay_cents * 0.1)`),
    ).toBe(0);
    expect(await count('ledger_transfers where created_at > now()')).toBe(0);
    // Future events are in the future, and past ones are in order.
    expect(await count('milestones where due_at < now()')).toBe(0);
    expect(
      await count(`milestone_steps join milestones m on m.id = milestone_id
        join engagements e on e.id = engagement_id where created_at not between accepted_at and now()`),
    ).toBe(0);
  });

  it('has paid out most earnings, and some still wait', async () => {
    const statuses = (await rows('select distinct status from payouts')).map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining(['asked', 'paid']));
    expect(
      await number(
        "select -sum(amount_cents) from ledger_entries join ledger_accounts a on a.id = account_id where a.kind = 'bank'",
      ),
    ).toBeGreaterThan(0);
  });

  it('gives each user a role, a profile and the same password', async () => {
    expect(
      await count(`users join user_roles on user_id = users.id
        left join rep_profiles r on r.user_id = users.id and role = 'sales_rep'
        left join business_profiles b on b.user_id = users.id and role = 'business'
        where email_confirmed_at is not null and num_nonnulls(r.id, b.id) = 1`),
    ).toBe(sizes.businesses + sizes.reps);
    const hashes = await rows('select distinct password_hash from users');
    expect(hashes).toHaveLength(1);
    expect(await verifyPassword(String(hashes[0]?.password_hash), seedPassword)).toBe(true);
  });

  it('fills in most of each profile, with variety', async () => {
    for (const table of ['jobs', 'rep_profiles']) {
      const asked = await number(`select count(tags)::float / count(*) from ${table}`);
      expect(asked, table).toBeGreaterThan(0.5);
      expect(asked, table).toBeLessThan(0.7);
      expect(await number(`select avg(cardinality(tags)) from ${table}`), table).toBeGreaterThan(1);
    }
    expect(await count('(select distinct description from rep_profiles) texts')).toBeGreaterThan(50);
    expect(await count('rep_profiles where age not between 18 and 64 or hourly_rate_cents < 3500')).toBe(0);
    for (const column of ['phone', 'experience', 'availability', 'industry', 'hourly_rate_cents', 'description']) {
      const filled = await number(`select count(${column})::float / count(*) from rep_profiles`);
      expect(filled, column).toBeGreaterThan(0.6);
      expect(filled, column).toBeLessThan(1);
    }
    expect(await number('select avg(cardinality(skills)) from rep_profiles')).toBeGreaterThan(3);
    // All of them from the curated list, each once.
    expect(
      await count(`rep_profiles, unnest(skills) as given (skill)
        where not exists (select from skills where skills.name = skill)`),
    ).toBe(0);
    expect(
      await count(`rep_profiles where cardinality(skills) <>
        (select count(distinct lower(skill)) from unnest(skills) as given (skill))`),
    ).toBe(0);
    expect(await count('(select distinct company_size from business_profiles) sizes')).toBeGreaterThan(4);
    expect(await count("business_profiles where website !~ '^https://www\\.[a-z-]+\\.example$'")).toBe(0);
  });

  it('lets no user apply or post who has not signed and been approved', async () => {
    expect(
      await count(`users join legal_contracts c on c.user_id = users.id
        join user_vetting v on v.user_id = users.id and v.user_type = c.user_type
        join user_roles r on r.user_id = users.id
        where v.status = 'approved' and c.user_type = case role when 'business' then 'business' else 'rep' end`),
    ).toBe(sizes.businesses + sizes.reps);
  });

  it("makes ids of their rows' times, as the app does", async () => {
    for (const [table, moment] of [
      ['users', 'created_at'],
      ['jobs', 'created_at'],
      ['job_applications', 'applied_at'],
      ['application_steps', 'created_at'],
    ]) {
      expect(
        await count(`${table} where abs(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint
            - extract(epoch from ${moment}) * 1000) > 1 or id::text !~ '^.{14}7.{4}[89ab]'`),
        table,
      ).toBe(0);
    }
  });

  it('is skewed like the country', async () => {
    const shareOf = (province: string) => number(`select avg((province = '${province}')::int) from jobs`);
    expect(await shareOf('Gauteng')).toBeGreaterThan(0.36);
    expect(await shareOf('Northern Cape')).toBeGreaterThan(0);
    expect(await shareOf('Northern Cape')).toBeLessThan(0.03);
    expect(await count('(select distinct province from jobs) provinces')).toBe(10);
    expect(await count('(select distinct industry from jobs) industries')).toBe(8);
  });

  it('lets a few post most, and some gigs be far more popular than others', async () => {
    const postedByTop = await number(
      `select sum(posted) / ${sizes.jobs} from (select count(*) as posted from jobs group by business_id
       order by 1 desc limit ${sizes.businesses / 10}) top`,
    );
    expect(postedByTop).toBeGreaterThan(0.3);
    const applied = '(select job_id, count(*) as applied from job_applications group by 1) jobs';
    expect(await number(`select max(applied) / avg(applied) from ${applied}`)).toBeGreaterThan(5);
    expect(await count('jobs where not exists (select from job_applications where job_id = jobs.id)')).toBeGreaterThan(
      0,
    );
  });

  it('grew over two years, and most old gigs are closed', async () => {
    const share = (when: string, what: string) => number(`select avg((${what})::int) from jobs where ${when}`);
    expect(await count("jobs where created_at not between now() - interval '731 days' and now()")).toBe(0);
    expect(await share('true', "created_at > now() - interval '1 year'")).toBeGreaterThan(0.7);
    expect(await share("created_at < now() - interval '200 days'", "status = 'closed'")).toBeGreaterThan(0.95);
    expect(await share("created_at > now() - interval '7 days'", "status = 'active'")).toBeGreaterThan(0.5);
  });

  it('pays around the median of the trade, and never less than the law', async () => {
    expect(
      await count(`jobs where hourly_rate_cents < ${minimumWage * 100} or compensation_cents < hourly_rate_cents`),
    ).toBe(0);
    expect(await count("jobs where (job_type = 'Commission Only') <> (hourly_rate_cents is null)")).toBe(0);
    const median = await number('select percentile_cont(0.5) within group (order by hourly_rate_cents) from jobs');
    expect(median).toBeGreaterThan(5_500);
    expect(median).toBeLessThan(9_500);
  });

  it('takes applications until some day ahead, and accepts no more reps than it asks for', async () => {
    const today = "(now() at time zone 'Africa/Johannesburg')::date";
    expect(
      await count(`jobs where status in ('active', 'paused') and closes_on not between ${today} + 1 and ${today} + 90`),
    ).toBe(0);
    expect(await count("jobs where status = 'paused'")).toBeGreaterThan(0);
    expect(await count('jobs where positions > 1')).toBeGreaterThan(sizes.jobs / 10);
    expect(
      await count(`jobs j where positions <
        (select count(*) from job_applications a where a.job_id = j.id and a.status = 'accepted')`),
    ).toBe(0);
  });

  it('copies province and business truthfully', async () => {
    expect(await count('jobs join locations l on l.id = location_id where l.province <> jobs.province')).toBe(0);
    expect(await count('job_applications a join jobs j on j.id = job_id where a.business_id <> j.business_id')).toBe(0);
  });

  it('tells one story in each application and its steps', async () => {
    expect(
      await count(`job_applications a join lateral (
          select array_agg(status order by created_at, id) as path, min(created_at) as first, max(created_at) as last
          from application_steps s where s.application_id = a.id) s on true
        where path[1] <> 'pending' or path[cardinality(path)] <> a.status or first <> applied_at or last <> updated_at
          or not path <@ array['pending', 'interview', a.status]`),
    ).toBe(0);
    expect(await count('(select distinct status from job_applications) statuses')).toBe(5);
    expect(
      await count(`application_steps s join job_applications a on a.id = application_id
        join rep_profiles r on r.id = a.rep_id join business_profiles b on b.id = a.business_id
        where by_user_id is distinct from case when s.status in ('pending', 'withdrawn') then r.user_id else b.user_id end`),
    ).toBe(0);
  });

  it('happened in order: signed up, posted, applied, closed', async () => {
    expect(
      await count(`job_applications a join jobs j on j.id = job_id join rep_profiles r on r.id = rep_id
        where applied_at < j.created_at or applied_at < r.created_at or applied_at > coalesce(closed_at, now())
          or a.updated_at > now()`),
    ).toBe(0);
    expect(await count('jobs j join business_profiles b on b.id = business_id where j.created_at < b.created_at')).toBe(
      0,
    );
    expect(await count('jobs where closed_at <= created_at or closed_at > now() or start_date <= created_at')).toBe(0);
  });

  it('pays reps to bank accounts whose numbers the app can read', async () => {
    const accounts = await rows('select id, sealed_number, last_four from bank_accounts');
    expect(accounts.length).toBeGreaterThan(20);
    for (const { id, sealed_number: sealed, last_four: lastFour } of accounts)
      expect(openNumber(secretKey, String(id), sealed as Buffer)).toMatch(new RegExp(`^\\d{6}${lastFour}$`));
  });

  it('adds a second market to the first, and refuses jobs without businesses', async () => {
    await seedMarket(
      { url: database.url, secretKey },
      { businesses: 0, reps: 50, jobs: 200, applications: 300 },
      quiet,
    );
    expect(await count('rep_profiles')).toBe(sizes.reps + 50);
    expect(await troubleInBooks(database.pool)).toEqual([]);
    expect(await count('jobs')).toBe(sizes.jobs + 200);
    expect(await count('(select distinct email from users) emails')).toBe(sizes.reps + sizes.businesses + 50);

    const empty = await createTestDatabase();
    try {
      await ensureReferenceData(empty.pool);
      const seeding = seedMarket(
        { url: empty.url, secretKey },
        { businesses: 0, reps: 5, jobs: 5, applications: 0 },
        quiet,
      );
      await expect(seeding).rejects.toThrow('Jobs need businesses');
    } finally {
      await empty.close();
    }
  });
});
