import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, migrationsFolder } from '#server/platform/db/migrate.ts';
import { createEmptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';

const [id, commission] = [randomUUID(), randomUUID()];
let database: EmptyDatabase;
let former: string;

const query = (text: string, values: unknown[] = []) => database.pool.query(text, values);
const row = async (text: string) => (await query(text)).rows[0];

beforeAll(async () => {
  database = await createEmptyDatabase();
  former = await mkdtemp(join(tmpdir(), 'thengisa-migrations-'));
  await cp(migrationsFolder, former, {
    recursive: true,
    filter: (path) => !/^\d{4}-/.test(basename(path)) || basename(path) < '0159',
  });
  await migrate(database.url, former);
  await query(
    `with person as (insert into users (id, email) values ('${id}', 'a@b.example')),
       place as (insert into locations (id, name, province) values ('${id}', 'Durban', 'KwaZulu-Natal')),
       rep as (insert into rep_profiles (id, user_id, full_name, trial_ends_at) values ('${id}', '${id}', 'Thabo', now()))
     insert into business_profiles (id, user_id, company_name, trial_ends_at) values ('${id}', '${id}', 'Foods', now())`,
  );
  await query(
    `insert into jobs (id, business_id, title, description, industry, location_id, province, compensation_cents,
                       experience_required, job_type)
     values ('${id}', '${id}', 'Tasters', 'Let shoppers taste.', 'Retail', '${id}', 'KwaZulu-Natal', 90000, 'Entry Level', 'Contract')`,
  );
  await query(
    `insert into jobs (id, business_id, title, description, industry, location_id, province, compensation_cents,
                       hourly_rate_cents, experience_required, job_type, status, closed_at)
     select '${commission}', business_id, 'Closers', description, industry, location_id, province, 90000, 9000,
            experience_required, 'Commission Only', 'closed', now() from jobs`,
  );
  await migrate(database.url);
});
afterAll(async () => {
  await database.close();
  await rm(former, { recursive: true });
});

const counts = async () => {
  const { rows } = await query(
    `select kind, value, sum(jobs)::int as jobs from (
       select kind, value, jobs from job_counts union all select kind, value, change from job_count_changes) counts
     where kind in ('all', 'tag') group by kind, value having sum(jobs) <> 0 order by kind, value`,
  );
  return rows.map(({ kind, value, jobs }) => `${kind} ${value} ${jobs}`.replace('  ', ' '));
};

test('jobs and profiles from before were never asked for tags', async () => {
  expect(await row(`select tags, any_language, version from jobs where id = '${id}'`)).toEqual({
    tags: null,
    any_language: false,
    version: 1,
  });
  expect(await row('select tags, refuses, version from rep_profiles')).toEqual({
    tags: null,
    refuses: null,
    version: 1,
  });
});

test('a commission-only job from before has no hourly rate', async () => {
  expect(await row(`select hourly_rate_cents, compensation_cents::int from jobs where id = '${commission}'`)).toEqual({
    hourly_rate_cents: null,
    compensation_cents: 90_000,
  });
  await query(`delete from jobs where id = '${commission}'`);
});

test('the tags of a job from before are counted once they are confirmed, and until it closes', async () => {
  expect(await counts()).toEqual(['all 1']);
  await query(`update jobs set tags = '{sampling,zulu}'`);
  expect(await counts()).toEqual(['all 1', 'tag sampling 1', 'tag zulu 1']);
  await query(`update jobs set tags = '{sampling}'`);
  expect(await counts()).toEqual(['all 1', 'tag sampling 1']);
  await query(`update jobs set status = 'closed', closed_at = now()`);
  expect(await counts()).toEqual([]);
});

test('more tags than fit, and work that no one can rule out, are refused', async () => {
  const many = Array.from({ length: 26 }, (_, at) => `tag-${at}`);
  for (const table of ['jobs', 'rep_profiles'])
    await expect(query(`update ${table} set tags = $1`, [many])).rejects.toThrow('check constraint');
  await expect(query(`update rep_profiles set refuses = '{work}'`)).rejects.toThrow('check constraint');
  await query(`update rep_profiles set refuses = '{alcohol,nights}'`);
});
