import { expect, test } from 'vitest';
import { salesTermsApi } from '#contract/jobs/sales-terms.ts';
import { expectRefusal } from '#test/support/api.ts';
import { moveRep, payGigsHere } from '#test/support/engagements.ts';
import { fundedByCard, onlyWork } from '#test/support/funded.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { listNews } from '#test/support/news.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import type { Person } from '#test/support/people.ts';
import { perSale } from '#test/support/sales.ts';
import { accept, chooseStandby, offerPlace, offersTo, readOffer, standingBy } from '#test/support/standing-by.ts';
import { describeNotification } from '#texts/notifications/notifications.ts';

const { app, payfast } = await openPayfastApp({ work: false });
await payGigsHere(app);
const say = { moment: (moment: string) => moment, day: (day: string) => day };

const oneDay = {
  schedule: { kind: 'days' as const, dates: [dayFromNow(10)], from: '08:00', to: '17:00', breakMinutes: 60 },
};

test.each([true, false])('an offer says whether its pay is the most, as it is with sales: %s', async (withSales) => {
  const work = onlyWork(await fundedByCard(app, payfast, 1, oneDay));
  const [rep] = (await standingBy(app, work, 1)) as [Person];
  await chooseStandby(work);
  if (withSales) await work.business.call(salesTermsApi.set, { params: { jobId: work.jobId }, body: perSale });
  await moveRep(work, 'withdraw');
  await offerPlace(work);
  // R950 and at most R500 for sales, less 10 %.
  const [takeHomeCents, words] = withSales ? [130_500, 'up to R1,305'] : [85_500, 'R855'];
  expect(await readOffer(rep)).toMatchObject({ takeHomeCents, upTo: withSales });
  const offered = (await listNews(app, rep)).find(({ kind }) => kind === 'standby.offered');
  expect(offered && describeNotification(offered, say).detail).toContain(`You’ll get ${words}. `);
});

test('a place paid from sales alone is neither offered nor taken until what sales pay is set', async () => {
  const work = onlyWork(await fundedByCard(app, payfast, 1, oneDay));
  const params = { jobId: work.jobId };
  const [rep] = (await standingBy(app, work, 1)) as [Person];
  await chooseStandby(work);
  await moveRep(work, 'withdraw');
  // As on a job that became commission-only after the business had signed.
  await app.database.pool.query("update jobs set job_type = 'Commission Only' where id = $1", [work.jobId]);
  await expectRefusal(offerPlace(work), 'sales.terms_missing');
  expect(await offersTo(rep)).toEqual([]);
  await work.business.call(salesTermsApi.set, { params, body: { ...perSale, mostCents: null, bonus: null } });
  await offerPlace(work);
  const offer = await readOffer(rep);
  await app.database.pool.query('delete from job_sales_terms where job_id = $1', [work.jobId]);
  await expectRefusal(accept(rep, offer), 'standby.place_taken');
});
