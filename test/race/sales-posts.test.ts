import { expect, test } from 'vitest';
import { salesApi } from '#contract/engagements/sales.ts';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import { callerOf } from '#test/support/api.ts';
import { payGigsHere, productClock } from '#test/support/engagements.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes } from '#test/support/outcomes.ts';
import { atWork, keyOf, orderOf, selling } from '#test/support/sales.ts';

const [app, other] = await openTwoTestApps({ work: false });
await payGigsHere(app);
const clock = productClock();

/** `SALES_POSTS=10000` for the figure in docs/measurements.md. */
const orders = Number(process.env.SALES_POSTS || 300);
const atOnce = 20;

test('sales posted with retries, doubles, wrong keys and others’ codes count right', { timeout: 900_000 }, async () => {
  const work = await atWork(app, clock);
  const till = await keyOf(app, work);
  const tills = [till.call, callerOf(other.url, till.key)] as const;
  const wrong = callerOf(app.url, 'tsk_made-up');
  const foreign = await selling(app);
  const began = performance.now();
  let posts = 0;
  let next = 0;
  let cents = 0n;
  let voided = 0;

  async function postOne(number: number): Promise<void> {
    const [here, there] = number % 2 ? tills : [tills[1], tills[0]];
    const body = orderOf(work, { amountCents: 1_000 + number, place: `Place ${number % 7}` });
    const post = (call: typeof here, changes: object = {}) => {
      posts += 1;
      return call(salesSystemsApi.post, { body: { ...body, ...changes } });
    };
    // Every third is sent twice at the same moment, to two processes; every fifth again later.
    const [first] = await Promise.all([post(here), ...(number % 3 === 0 ? [post(there)] : [])]);
    if (number % 5 === 0) expect(await post(there)).toEqual(first);
    if (number % 11 === 0) expect(await outcomes([post(there, { amountCents: 1 })])).toEqual(['sale.reused']);
    if (number % 13 === 0) expect(await outcomes([post(wrong)])).toEqual(['sales.key_invalid']);
    if (number % 17 === 0)
      expect(await outcomes([post(here, { externalId: `F-${number}`, code: foreign.code })])).toEqual([
        'sale.code_unknown',
      ]);
    if (number % 19 === 0) {
      const params = { externalId: body.externalId };
      await Promise.all([here(salesSystemsApi.postVoid, { params }), there(salesSystemsApi.postVoid, { params })]);
      // A replay brings no void sale back.
      expect((await post(here)).status).toBe('void');
      voided += 1;
    } else cents += BigInt(body.amountCents);
  }

  const worker = async () => {
    for (let number = next++; number < orders; number = next++) await postOne(number);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - began) / 1000;
  console.log(`${orders} sales in ${posts} posts: ${seconds.toFixed(1)} s, ${Math.round(posts / seconds)} posts/s`);
  const shown = await work.rep.call(salesApi.ofGig, { params: { engagementId: work.engagement.id } });
  expect(shown).toMatchObject({ sales: orders - voided, amountCents: Number(cents) });
  const { rows } = await app.database.pool.query('select count(*)::int as count from sales');
  expect(rows[0].count).toBe(orders);
});
