import { expect, test } from 'vitest';
import { fundingApi } from '#contract/engagements/funding.ts';
import { look, payGigsHere } from '#test/support/engagements.ts';
import { orderOf } from '#test/support/funding.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { replacedAndAgreed } from '#test/support/replacing.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { pool } = app.database;
await payGigsHere(app);
const { send } = await openRefunding(app);

test('refunding and replacing at the same moment: the money is used once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { funded, work, next } = await replacedAndAgreed(app, payfast);
    const order = await orderOf(work.business);
    const { rows } = await pool.query<{ id: string }>(
      `update payment_refunds set wait_until = clock_timestamp() + make_interval(secs => $2)
       where merchant_payment_id = $1 returning id`,
      [funded.paymentId, round / 100],
    );
    const id = rows[0]?.id ?? '';
    const begin = () => work.business.call(fundingApi.start, { body: order });
    const refundNow = () => work.business.call(fundingApi.refundKept, { params: { engagementId: work.engagement.id } });
    await Promise.allSettled([begin(), send(id), begin(), ...(round % 2 ? [refundNow()] : []), send(id)]);
    await send(id);
    const { rows: refunds } = await pool.query<{ status: string }>('select status from payment_refunds where id = $1', [
      id,
    ]);
    const { status, money } = await look(next);
    expect([status, money.heldCents, refunds]).toEqual(
      status === 'funded' ? ['funded', 190_000, []] : ['agreed', 0, [{ status: 'done' }]],
    );
  }
  expect(await troubleInBooks(pool)).toEqual([]);
});
