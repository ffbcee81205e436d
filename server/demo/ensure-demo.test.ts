import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notification } from '#contract/notifications/notifications.ts';
import { ensureReferenceData } from '#server/app/reference-data.ts';
import { openNumber } from '#server/features/payouts/services/account-numbers.ts';
import { verifyPassword } from '#server/platform/crypto/password-hash.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { demoSecretKey as secretKey, demoServicesOn as servicesOn } from '#test/support/demo-services.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { type DemoSignIns, ensureDemo } from './ensure-demo.ts';

/** In cents an hour. */
const minimumWage = 3_023;

describe('ensureDemo', () => {
  let database: TestDatabase;
  let signIns: DemoSignIns | null;
  beforeAll(async () => {
    database = await createTestDatabase();
    await ensureReferenceData(database.pool);
    signIns = await ensureDemo(servicesOn(database.pool));
  });
  afterAll(() => database.close());

  async function rows(query: string): Promise<Record<string, unknown>[]> {
    return (await database.pool.query(query)).rows;
  }
  async function count(query: string): Promise<number> {
    return Number((await rows(`select count(*) as count from ${query}`))[0]?.count);
  }

  it('has a marketplace worth looking at', async () => {
    expect(await count('business_profiles')).toBeGreaterThanOrEqual(6);
    expect(await count('rep_profiles')).toBeGreaterThanOrEqual(30);
    expect(await count('jobs')).toBeGreaterThanOrEqual(40);
    expect(await count("jobs where status = 'closed'")).toBeGreaterThanOrEqual(5);
    expect(await count('(select distinct status from jobs) statuses')).toBe(4);
    expect(await count('(select distinct province from jobs) provinces')).toBe(10);
    expect(await count('(select distinct industry from jobs) industries')).toBe(8);
    const statuses = await rows('select status, count(*)::int from job_applications group by status');
    expect(statuses).toHaveLength(5);
    expect(await count('job_applications')).toBeGreaterThanOrEqual(110);
  });

  it('has signed, and was approved, to the last person', async () => {
    const standing = `legal_contracts c join user_vetting v using (user_id, user_type)
      join user_roles r using (user_id) where v.status = 'approved' and v.decided_at < now()
        and c.signed_at < v.decided_at and r.role = case user_type when 'rep' then 'sales_rep' else user_type end
        and c.text_sha256 in (select sha256 from agreement_texts where agreement_texts.user_type = c.user_type)`;
    expect(await count(standing)).toBe(await count('users'));
  });

  it('signs in with the password it names', async () => {
    for (const email of [signIns?.business, signIns?.rep]) {
      const { rows: found } = await database.pool.query(
        'select password_hash from users where email = $1 and email_confirmed_at is not null',
        [email],
      );
      expect(await verifyPassword(found[0]?.password_hash, signIns?.password ?? '')).toBe(true);
    }
    expect(await count('(select distinct password_hash from users) hashes')).toBe(1);
  });

  it('shows the demo rep and the demo business every state', async () => {
    const statusesOf = (whose: string) =>
      rows(`select distinct status from job_applications a join ${whose} p on p.id = a.${whose.split('_')[0]}_id
            join users u on u.id = p.user_id where u.email in ('${signIns?.rep}', '${signIns?.business}')`);
    expect(await statusesOf('rep_profiles')).toHaveLength(5);
    expect(await statusesOf('business_profiles')).toHaveLength(5);
  });

  it('notified both of them, with some of it not read yet', async () => {
    for (const email of [signIns?.rep, signIns?.business]) {
      const own = `notifications n join users u on u.id = n.user_id where u.email = '${email}'`;
      expect(await count(own)).toBeGreaterThan(3);
      expect(await count(`${own} and read_at is null`)).toBeGreaterThan(0);
      expect(await count(`${own} and read_at is not null`)).toBeGreaterThan(0);
    }
    expect(await count(`notifications where told_at > now() or about_user_id is null`)).toBe(0);
    const kept = await rows('select * from notifications');
    for (const { kind, data, count: many, subject } of kept) {
      const shown = { kind, ...(data as object), ...(subject !== null && { count: many }) };
      const all = { ...shown, id: uuidv7(), portal: 'rep', place: 1, at: new Date().toISOString(), read: true };
      expect(notification.safeParse(all).error).toBeUndefined();
    }
    expect(
      await count(
        'notification_heads h join (select user_id, max(place) as last from notifications group by 1) n using (user_id) where h.last_place <> n.last',
      ),
    ).toBe(0);
  });

  it('has paid for finished work, and holds the money for the rest', async () => {
    expect(await troubleInBooks(database.pool)).toEqual([]);
    const [books] = await rows(`select
      (select total_spent_cents > 0 from business_spending s join business_profiles p on p.id = business_id
       join users u on u.id = user_id where email = '${signIns?.business}') as spent,
      (select total_earnings_cents > 0 and engagements_completed > 0 from rep_wallets join rep_profiles p on p.id = rep_id
       join users u on u.id = user_id where email = '${signIns?.rep}') as earned`);
    expect(books).toEqual({ spent: true, earned: true });
    expect(await count("job_applications where status = 'accepted'")).toBe(await count('engagements'));
    const [stands] = await rows(`select
      bool_or(status = 'completed') as done, bool_or(held_cents > 0) as held,
      bool_and((status = 'completed') = (rep_cents > 0)) as paid from milestones`);
    expect(stands).toEqual({ done: true, held: true, paid: true });
    expect(await count('milestones where due_at <= now()')).toBe(0);
  });

  it('has bank accounts that can be read for every rep with money in the wallet', async () => {
    const accounts = await rows(`select a.id, sealed_number, last_four from ledger_accounts l
      left join bank_accounts a using (rep_id) where l.kind = 'rep_wallet' and l.balance_cents <> 0`);
    expect(accounts.length).toBeGreaterThan(0);
    for (const { id, sealed_number: sealed, last_four: lastFour } of accounts)
      expect(openNumber(secretKey, String(id), sealed as Buffer)?.slice(-4)).toBe(lastFour);
  });

  it('has interviews to come, answered and not, for both of them, and private notes', async () => {
    expect(await count('(select distinct status from interviews) statuses')).toBe(3);
    expect(await count('interviews where times[1] <= now()')).toBe(0);
    expect(
      await count('interviews where coalesce(answered_at, proposed_at) > now() or place is null = (link is null)'),
    ).toBe(0);
    expect(
      await count("interviews i join job_applications a on a.id = application_id where a.status <> 'interview'"),
    ).toBe(0);
    expect(await count('rep_notes')).toBeGreaterThan(3);
    for (const [side, email] of [
      ['rep', signIns?.rep],
      ['business', signIns?.business],
    ]) {
      const own = `interviews i join ${side}_profiles p on p.id = i.${side}_id join users u on u.id = p.user_id`;
      expect(await count(`${own} where u.email = '${email}'`)).toBeGreaterThan(0);
    }
  });

  it('has training videos for both of them, of every kind', async () => {
    const ofBusiness = `business_training_videos v join business_profiles b on b.id = v.business_id
      join users u on u.id = b.user_id where u.email = '${signIns?.business}'`;
    expect(await count(`${ofBusiness} and is_active`)).toBeGreaterThan(1);
    expect(await count(`${ofBusiness} and not is_active`)).toBeGreaterThan(0);
    expect(await count('business_training_videos where job_id is not null')).toBeGreaterThan(0);
    expect(
      await count('business_training_videos v join jobs j on j.id = job_id where j.business_id <> v.business_id'),
    ).toBe(0);
    const ofRep = `business_training_videos v join job_applications a on a.business_id = v.business_id
      join rep_profiles r on r.id = a.rep_id join users u on u.id = r.user_id where u.email = '${signIns?.rep}'`;
    expect(await count(`${ofRep} and a.status = 'accepted' and v.is_active`)).toBeGreaterThan(0);
    expect(await count('business_training_videos where created_at > now()')).toBe(0);
    expect(
      await count(
        'business_training_videos v join business_profiles b on b.id = business_id where v.created_at <= b.created_at',
      ),
    ).toBe(0);
  });

  it('has people and companies who say who they are, some of them more than others', async () => {
    const reps = await count('rep_profiles');
    const described = await count('rep_profiles where description is not null and cardinality(skills) > 2');
    expect(described).toBeGreaterThan(reps / 2);
    expect(described).toBeLessThan(reps);
    expect(await count('(select distinct experience from rep_profiles) levels')).toBe(4);
    expect(await count('(select distinct availability from rep_profiles) times')).toBe(4);
    expect(await count(`rep_profiles where hourly_rate_cents < ${minimumWage}`)).toBe(0);
    expect(await count('business_profiles where description is null or industry is null')).toBe(0);
    const phones = '(select phone from rep_profiles union all select phone from business_profiles) phones';
    expect(await count(`${phones} where phone !~ '^\\+27105000[0-9]{3}$'`)).toBe(0);
    expect(
      await count(`(select phone from ${phones} where phone is not null group by 1 having count(*) > 1) twice`),
    ).toBe(0);
  });

  it('confirmed the tags of most jobs and reps, and was never asked for some of each', async () => {
    for (const table of ['jobs', 'rep_profiles']) {
      expect(await count(`${table} where cardinality(tags) > 1`)).toBeGreaterThan((await count(table)) * 0.8);
      expect(await count(`${table} where tags is null`)).toBeGreaterThan(2);
    }
    const ofOwn = (state: string) => `jobs j join business_profiles b on b.id = business_id
      join users u on u.id = b.user_id where u.email = '${signIns?.business}' and j.status = 'active' and j.tags is ${state}`;
    expect(await count(ofOwn('null'))).toBe(1);
    expect(await count(ofOwn('not null'))).toBeGreaterThan(3);
    expect(await count('rep_profiles where (tags is null) <> (refuses is null)')).toBe(0);
    expect(await count('rep_profiles where cardinality(refuses) > 0')).toBeGreaterThan(5);
    expect(await count('jobs where any_language and tags is null')).toBe(0);
  });

  it('pays at least the minimum wage, for no more hours than a week has', async () => {
    const weeks = "case duration when '1 week' then 1 when '1 month' then 4.4 when '3 months' then 13 else 4.4 end";
    expect(
      await count(`jobs where hourly_rate_cents < ${minimumWage} or hourly_rate_cents > 25000
                   or compensation_cents / hourly_rate_cents > 45 * ${weeks}`),
    ).toBe(0);
  });

  it('takes applications until some day ahead, and accepts no more reps than it asks for', async () => {
    const today = "(now() at time zone 'Africa/Johannesburg')::date";
    expect(
      await count(`jobs where status in ('active', 'paused') and closes_on not between ${today} + 1 and ${today} + 90`),
    ).toBe(0);
    const accepted = `select count(*) from job_applications a where a.job_id = j.id and a.status = 'accepted'`;
    expect(
      await count(`jobs j where (${accepted}) > positions or (status = 'filled' and (${accepted}) < positions)
                   or (status in ('active', 'paused') and (${accepted}) = positions)`),
    ).toBe(0);
  });

  it('was viewed by its applicants, and by others', async () => {
    const applied = '(select count(*) from job_applications a where a.job_id = j.id)';
    expect(
      await count(`jobs j left join job_view_counts v on v.job_id = j.id where coalesce(reps, 0) <= ${applied}`),
    ).toBe(0);
    expect(
      await count(
        `job_view_counts c where reps <> (select count(distinct rep_id) from job_views v where v.job_id = c.job_id)`,
      ),
    ).toBe(0);
    expect(
      await count('job_views v join jobs j on j.id = job_id where viewed_on < j.created_at::date or viewed_on > now()'),
    ).toBe(0);
  });

  it('copies province and business truthfully', async () => {
    expect(await count('jobs join locations l on l.id = location_id where l.province <> jobs.province')).toBe(0);
    expect(await count('job_applications a join jobs j on j.id = job_id where a.business_id <> j.business_id')).toBe(0);
  });

  it('tells one story in applications and their steps', async () => {
    expect(
      await count(`job_applications a join lateral (
          select array_agg(status order by created_at) as path, min(created_at) as first, max(created_at) as last
          from application_steps s where s.application_id = a.id) s on true
        where path[1] <> 'pending' or path[cardinality(path)] <> a.status or first <> applied_at or last <> updated_at
          or not path <@ array['pending', 'interview', a.status]`),
    ).toBe(0);
    expect(
      await count(`application_steps s join job_applications a on a.id = application_id
        join rep_profiles r on r.id = a.rep_id join business_profiles b on b.id = a.business_id
        where by_user_id <> case when s.status in ('pending', 'withdrawn') then r.user_id else b.user_id end`),
    ).toBe(0);
  });

  it('happened in order, and before now', async () => {
    expect(
      await count(`job_applications a join jobs j on j.id = a.job_id join rep_profiles r on r.id = a.rep_id
        where applied_at <= j.created_at or applied_at <= r.created_at or a.updated_at >= coalesce(closed_at, now())`),
    ).toBe(0);
    expect(
      await count('jobs j join business_profiles b on b.id = business_id where j.created_at <= b.created_at'),
    ).toBe(0);
    expect(
      await count(`jobs where created_at < now() - interval '36 days' or greatest(closed_at, created_at) > now()`),
    ).toBe(0);
  });

  it('creates nothing twice', async () => {
    const before = await count('jobs');
    expect(await ensureDemo(servicesOn(database.pool))).toEqual(signIns);
    expect(await count('jobs')).toBe(before);
  });

  it('lets everyone in again when it is started weeks later, but for those who pay', async () => {
    const [paying] = await rows(`select user_id from rep_profiles order by user_id desc limit 1`);
    await database.pool.query(
      `insert into subscriptions (id, user_id, side, token, status, amount_cents, anchor_on, paid_until)
       values (gen_random_uuid(), $1, 'rep', 'demo', 'cancelled', 19900, now() - interval '2 months', now() - interval '1 month')`,
      [paying?.user_id],
    );
    for (const table of ['rep_profiles', 'business_profiles'])
      await database.pool.query(`update ${table} set trial_ends_at = now() - interval '1 day'`);
    await ensureDemo(servicesOn(database.pool));
    expect(await rows('select user_id from rep_profiles where trial_ends_at < now()')).toEqual([paying]);
    expect(await count('business_profiles where trial_ends_at < now()')).toBe(0);
  });

  it('is made once when two processes start together', async () => {
    const other = await createTestDatabase();
    try {
      await ensureReferenceData(other.pool);
      const both = await Promise.all([ensureDemo(servicesOn(other.pool)), ensureDemo(servicesOn(other.pool))]);
      expect(both).toEqual([signIns, signIns]);
      const { rows: found } = await other.pool.query('select count(*)::int as count from users');
      expect(found[0]?.count).toBe(await count('users'));
    } finally {
      await other.close();
    }
  });

  it('stays away from a database that real people use', async () => {
    const other = await createTestDatabase();
    try {
      await ensureReferenceData(other.pool);
      await other.pool.query("insert into users (id, email) values (gen_random_uuid(), 'nomsa@example.co.za')");
      expect(await ensureDemo(servicesOn(other.pool))).toBeNull();
      const { rows: found } = await other.pool.query('select count(*)::int as count from jobs');
      expect(found[0]?.count).toBe(0);
    } finally {
      await other.close();
    }
  });
});
