import { expect, test } from 'vitest';
import { seedMarket } from '#scripts/seed/seed-market.ts';
import { ensureReferenceData } from '#server/app/reference-data.ts';
import { createTestDatabase } from '#test/support/database.ts';
import { jobsNotAppliedTo } from './people.ts';

test('people: reps apply to jobs that none of them has applied to', async () => {
  const database = await createTestDatabase();
  try {
    const { pool, url } = database;
    await ensureReferenceData(pool);
    const sizes = { businesses: 20, reps: 100, jobs: 200, applications: 200, hires: 50 };
    await seedMarket({ url, secretKey: 'a secret of the seed, long enough for it' }, sizes, () => {});
    const { rows } = await pool.query<{ jobId: string; userId: string }>(
      `select a.job_id as "jobId", r.user_id as "userId" from job_applications a
       join rep_profiles r on r.id = a.rep_id join jobs j on j.id = a.job_id where j.status = 'active'`,
    );
    const reps = [...new Set(rows.map(({ userId }) => userId))].slice(0, 20);
    const appliedTo = new Set(rows.filter(({ userId }) => reps.includes(userId)).map(({ jobId }) => jobId));
    expect(appliedTo.size).toBeGreaterThan(0);

    const all = await jobsNotAppliedTo(pool, []);
    expect(all).toEqual(expect.arrayContaining([...appliedTo]));
    expect(await jobsNotAppliedTo(pool, reps)).toEqual(all.filter((id) => !appliedTo.has(id)));
  } finally {
    await database.close();
  }
});
