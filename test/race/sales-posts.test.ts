import { expect, test } from 'vitest';
import { salesApi } from '#contract/engagements/sales.ts';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import { callerOf } from '#test/support/api.ts';
import { endOf, look, moveBusiness, payGigsHere, productClock, submitHours } from '#test/support/engagements.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes } from '#test/support/outcomes.ts';
import { atWork, keyOf, orderOf, perSale, selling } from '#test/support/sales.ts';

const [app, other] = await openTwoTestApps({ work: false });
await payGigsHere(app);
const clock = productClock();

/** `SALES_POSTS=10000` for the figure in docs/measurements.md. */
const orders = Number(process.env.SALES_POSTS || 300);
const atOnce = 20;
/** Of each order, so that each cent that counts shows in what is paid. */
const basisPoints = 1_000;
const mostCents = 20_000_000;

/** Orders come in any order of their times, over 50 minutes. */
const secondsOf = (number: number) => (number * 7_919) % 3_000;

test('sales posted with retries, doubles, wrong keys and others’ codes count and pay right', {
  timeout: 590_000,
}, async () => {
  const work = await atWork(app, clock, {
    terms: { ...perSale, rate: { per: 'amount', basisPoints }, mostCents, bonus: null },
  });
  const till = await keyOf(app, work);
  const tills = [till.call, callerOf(other.url, till.key)] as const;
  const wrong = callerOf(app.url, 'tsk_made-up');
  const foreign = await selling(app);
  const foreignTill = await keyOf(other, foreign);
  const first = Date.parse(orderOf(work).at);
  const began = performance.now();
  const sent = { posts: 0, sales: 0, cents: 0n, void: 0, disputed: 0, refused: 0 };
  let next = 0;

  async function postOne(number: number): Promise<void> {
    const [here, there] = number % 2 ? tills : [tills[1], tills[0]];
    const at = new Date(first + secondsOf(number) * 1000).toISOString();
    const body = orderOf(work, { at, amountCents: 1_000 + number, place: `Place ${number % 7}` });
    const params = { externalId: body.externalId };
    const post = (call: typeof here, changes: object = {}) => {
      sent.posts += 1;
      return call(salesSystemsApi.post, { body: { ...body, ...changes } });
    };
    const postVoid = (call: typeof here) => {
      sent.posts += 1;
      return call(salesSystemsApi.postVoid, { params });
    };
    const refused = async (call: Promise<unknown>, code: string) => {
      expect(await outcomes([call])).toEqual([code]);
      sent.refused += 1;
    };
    // A cancellation that overtakes its order finds none.
    if (number % 23 === 0) await refused(postVoid(there), 'sale.not_found');
    // Every third is sent twice at the same moment, to two processes; every fifth again later.
    const [posted] = await Promise.all([post(here), ...(number % 3 === 0 ? [post(there)] : [])]);
    if (number % 5 === 0) expect(await post(there)).toEqual(posted);
    if (number % 11 === 0) await refused(post(there, { amountCents: 1 }), 'sale.reused');
    if (number % 13 === 0) await refused(post(wrong), 'sales.key_invalid');
    if (number % 17 === 0) {
      await refused(post(here, { externalId: `F-${number}`, code: foreign.code }), 'sale.code_unknown');
      await refused(post(foreignTill.call), 'sale.code_unknown');
      await refused(postVoid(foreignTill.call), 'sale.not_found');
    }
    if (number % 19 === 0) {
      await Promise.all([postVoid(here), postVoid(there)]);
      // A replay brings no void sale back.
      expect((await post(here)).status).toBe('void');
      sent.void += 1;
    } else if (number % 29 === 0) {
      const saleId = posted.id;
      await work.business.call(salesApi.dispute, { params: { saleId }, body: { reason: 'Paid by voucher' } });
      sent.disputed += 1;
    } else {
      sent.sales += 1;
      sent.cents += BigInt(body.amountCents);
    }
  }

  const worker = async () => {
    for (let number = next++; number < orders; number = next++) await postOne(number);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - began) / 1000;
  const { posts, sales, cents, disputed } = sent;
  console.log(
    `${orders} sales in ${posts} posts, ${sent.refused} refused, ${sent.void} void, ${disputed} disputed: ${seconds.toFixed(1)} s, ${Math.round(posts / seconds)} posts/s`,
  );
  const earned = (cents * BigInt(basisPoints)) / 10_000n;
  const ofGig = { params: { engagementId: work.engagement.id } };
  const shown = await work.rep.call(salesApi.ofGig, ofGig);
  expect(shown).toMatchObject({ sales, disputed, amountCents: Number(cents), earnedCents: Number(earned) });
  const { rows } = await app.database.pool.query(
    'select count(*)::int as all, count(distinct external_id)::int as numbers from sales',
  );
  expect(rows).toEqual([{ all: orders, numbers: orders }]);

  // The ledger pays what was counted, to the cent, and the rest goes back.
  clock.goTo(endOf(work), 1);
  await submitHours(work);
  clock.goTo(endOf(work), 24.1);
  await moveBusiness(work, 'accept');
  const whole = 190_000 + Number(earned);
  const { money } = await look(work);
  expect(money).toMatchObject({ heldCents: 0, platformCents: Math.floor(whole / 10) });
  expect(money.repCents + money.platformCents).toBe(whole);
  expect((await work.rep.call(salesApi.ofGig, ofGig)).paidCents).toBe(Number(earned));
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});
