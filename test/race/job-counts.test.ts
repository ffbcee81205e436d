import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { foldCounts } from '#server/features/jobs/commands/fold-counts.ts';
import { RefusedCall } from '#test/support/api.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const businesses = await Promise.all([signUpBusiness(app), signUpBusiness(app), signUpBusiness(app)]);
const rep = await signUpRep(app);

/** Counts from the rows themselves. */
async function counted(): Promise<unknown> {
  const { rows } = await app.database.pool.query(
    `select count(*)::int as total, count(*) filter (where industry = 'Retail')::int as retail,
            count(*) filter (where province = 'KwaZulu-Natal')::int as province
     from jobs where status = 'active'`,
  );
  return rows[0];
}

async function shown() {
  const { total, industries, provinces } = await rep.call(jobSearchApi.counts, { query: {} });
  const of = (list: readonly { value: string; jobs: number }[], name: string) =>
    list.find(({ value }) => value === name)?.jobs;
  return { total, retail: of(industries, 'Retail'), province: of(provinces, 'KwaZulu-Natal') };
}

test('totals equal the rows, however many post and close while they are computed', async () => {
  const closeTwice = async (business: Person, jobId: string) => {
    const close = () => business.call(ownJobsApi.close, { params: { jobId } });
    for (const { status, reason } of (await Promise.allSettled([close(), close()])) as PromiseRejectedResult[])
      if (status === 'rejected' && !(reason instanceof RefusedCall)) throw reason;
  };
  const work = businesses.flatMap((business) =>
    Array.from({ length: 15 }, async (_, turn) => {
      const { id } = await postJob(business, { industry: turn % 3 ? 'Retail' : 'Finance' });
      if (turn % 2) await closeTwice(business, id);
    }),
  );
  let busy = true;
  const folding = (async () => {
    while (busy) await Promise.all([1, 2].map(() => app.services.transaction(foldCounts)));
  })();
  await Promise.all(work);
  busy = false;
  await folding;
  expect(await shown()).toEqual(await counted());
  expect((await shown()).total).toBe(24);
  await foldCounts(app.services);
  expect(await shown()).toEqual(await counted());
});

test('a new company name reaches jobs posted at the same moment', async () => {
  const [business] = businesses;
  for (let round = 0; round < 8; round++) {
    const name = `Firm${'abcdefgh'[round]}`;
    const rename = () =>
      app.database.pool.query('update business_profiles set company_name = $1 where user_id = $2', [
        name,
        business.userId,
      ]);
    await Promise.all([postJob(business), rename(), postJob(business)]);
    const { rows } = await app.database.pool.query(
      `select count(*)::int as stale from jobs join business_profiles b on b.id = business_id
       where b.user_id = $1 and status = 'active' and not search @@ plainto_tsquery('english', $2)`,
      [business.userId, name],
    );
    expect(rows).toEqual([{ stale: 0 }]);
  }
});
