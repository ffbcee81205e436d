import { expect, test } from 'vitest';
import { salesApi } from '#contract/engagements/sales.ts';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import { salesTermsApi } from '#contract/jobs/sales-terms.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { endOf, payGigsHere, productClock, startOf } from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { atWork, keyOf, orderOf, perSale, type Selling, selling } from '#test/support/sales.ts';
import { readTerms } from '#test/support/terms.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const ofGig = ({ engagement }: Selling) => ({ params: { engagementId: engagement.id } });
const shown = (work: Selling) => work.rep.call(salesApi.ofGig, ofGig(work));
const enter = (work: Selling, order = orderOf(work)) => work.business.call(salesApi.enter, { body: order });

test('a sale that is posted again counts once, and another one under its number is refused', async () => {
  const work = await atWork(app, clock);
  const till = await keyOf(app, work);
  const order = orderOf(work, { place: 'Gateway' });
  const first = await till.call(salesSystemsApi.post, { body: order });
  expect(await till.call(salesSystemsApi.post, { body: order })).toEqual(first);
  // By hand it is the same sale too.
  expect((await enter(work, order)).id).toBe(first.id);
  await expectRefusal(till.call(salesSystemsApi.post, { body: { ...order, amountCents: 1 } }), 'sale.reused');
  await expectRefusal(till.call(salesSystemsApi.post, { body: { ...order, place: null } }), 'sale.reused');
  expect(await shown(work)).toMatchObject({ sales: 1, amountCents: 20_000, earnedCents: 5_000, paidCents: 0 });
});

test('the number of a void sale is free for another, and no repeat of a system brings a void one back', async () => {
  const work = await atWork(app, clock);
  const till = await keyOf(app, work);
  const order = orderOf(work);
  const params = { externalId: order.externalId };
  const first = await till.call(salesSystemsApi.post, { body: order });
  await till.call(salesSystemsApi.postVoid, { params });
  expect(await till.call(salesSystemsApi.post, { body: order })).toEqual({ ...first, status: 'void' });
  const other = { ...order, amountCents: 7_000 };
  const second = await till.call(salesSystemsApi.post, { body: other });
  expect(second).toMatchObject({ status: 'counted', amountCents: 7_000 });
  expect(await till.call(salesSystemsApi.post, { body: other })).toEqual(second);
  await expectRefusal(till.call(salesSystemsApi.post, { body: { ...order, amountCents: 1 } }), 'sale.reused');
  // The number names the sale that counts, not the void one.
  expect((await till.call(salesSystemsApi.postVoid, { params })).id).toBe(second.id);
  expect(await shown(work)).toMatchObject({ sales: 0 });
  // A person who enters the same again means it.
  const entered = await enter(work, order);
  expect(entered).toMatchObject({ status: 'counted', source: 'hand' });
  expect(await shown(work)).toMatchObject({ sales: 1, amountCents: 20_000 });
});

test('a wrong key, a revoked key, a session and another business’s code are refused', async () => {
  const work = await atWork(app, clock);
  const till = await keyOf(app, work);
  const order = { body: orderOf(work) };
  await expectRefusal(callerOf(app.url, null)(salesSystemsApi.post, order), 'sales.key_invalid');
  await expectRefusal(callerOf(app.url, `${till.key}x`)(salesSystemsApi.post, order), 'sales.key_invalid');
  await expectRefusal(work.business.call(salesSystemsApi.post, order), 'sales.key_invalid');
  const stranger = { business: await signUpBusiness(app) };
  const theirs = await keyOf(app, stranger);
  await expectRefusal(theirs.call(salesSystemsApi.post, order), 'sale.code_unknown');
  await expectRefusal(stranger.business.call(salesApi.enter, order), 'sale.code_unknown');
  const { id, externalId } = await till.call(salesSystemsApi.post, order);
  await expectRefusal(theirs.call(salesSystemsApi.postVoid, { params: { externalId } }), 'sale.not_found');
  await expectRefusal(
    stranger.business.call(salesApi.cancel, { params: { saleId: id }, body: { reason: 'Returned' } }),
    'sale.not_found',
  );
  await expectRefusal(
    stranger.business.call(salesSystemsApi.revokeKey, { params: { keyId: till.id } }),
    'sales.key_not_found',
  );
  await work.business.call(salesSystemsApi.revokeKey, { params: { keyId: till.id } });
  await expectRefusal(till.call(salesSystemsApi.post, order), 'sales.key_invalid');
});

test('two keys are active at most, and only their hashes are stored', async () => {
  const business = await signUpBusiness(app);
  const one = await keyOf(app, { business });
  const two = await keyOf(app, { business });
  await expectRefusal(business.call(salesSystemsApi.makeKey, { body: { name: 'Third' } }), 'sales.keys_full');
  const { items } = await business.call(salesSystemsApi.keys, {});
  expect(items.map(({ ending }) => ending)).toEqual([one.key.slice(-4), two.key.slice(-4)]);
  const { rows } = await app.database.pool.query('select * from sales_keys');
  expect(JSON.stringify(rows)).not.toContain(one.key.slice(4, -4));
});

test('a sale counts from the first shift until a day after the last, of a paid gig alone', async () => {
  const unpaid = await selling(app);
  clock.goTo(startOf(unpaid), 1);
  await expectRefusal(enter(unpaid), 'sale.outside_gig');
  const work = await atWork(app, clock);
  const at = (moment: string, hours: number) => new Date(new Date(moment).getTime() + hours * 3_600_000).toISOString();
  await expectRefusal(enter(work, orderOf(work, { at: at(startOf(work), -0.01) })), 'sale.outside_gig');
  await expectRefusal(enter(work, orderOf(work, { at: at(startOf(work), 2) })), 'sale.outside_gig');
  await enter(work, orderOf(work, { at: startOf(work) }));
  clock.goTo(endOf(work), 30);
  await enter(work, orderOf(work, { at: at(endOf(work), 23.9) }));
  await expectRefusal(enter(work, orderOf(work, { at: at(endOf(work), 24.1) })), 'sale.outside_gig');
});

test('a disputed or void sale doesn’t count, and the rep reads why', async () => {
  const work = await atWork(app, clock);
  const [one, two] = [await enter(work), await enter(work)];
  const params = { saleId: one.id };
  await work.business.call(salesApi.dispute, { params, body: { reason: 'Paid by voucher' } });
  const unexplained = work.business.call(salesApi.cancel, { params: { saleId: two.id }, body: { reason: ' ' } });
  await expectRefusal(unexplained, 'request.invalid');
  await work.business.call(salesApi.cancel, { params: { saleId: two.id }, body: { reason: 'Returned' } });
  await work.business.call(salesApi.cancel, { params: { saleId: two.id }, body: { reason: 'Returned' } });
  expect(await shown(work)).toMatchObject({ sales: 0, disputed: 1, earnedCents: 0 });
  const { items } = await work.rep.call(salesApi.ofRep, { ...ofGig(work), query: {} });
  expect(items.map(({ status, reason }) => [status, reason])).toEqual([
    ['void', 'Returned'],
    ['disputed', 'Paid by voucher'],
  ]);
  await expectRefusal(
    work.business.call(salesApi.dispute, { params: { saleId: two.id }, body: { reason: 'x' } }),
    'sale.void',
  );
  await work.business.call(salesApi.confirm, { params });
  expect((await shown(work)).sales).toBe(1);
  clock.goTo(one.disputeUntil, 0.01);
  await expectRefusal(work.business.call(salesApi.dispute, { params, body: { reason: 'Late' } }), 'sale.too_late');
});

test('a rep reads no one else’s sales, and has no code without sales terms', async () => {
  const work = await atWork(app, clock);
  await enter(work);
  const other = await selling(app);
  await expectRefusal(other.rep.call(salesApi.ofRep, { ...ofGig(work), query: {} }), 'engagement.not_found');
  await expectRefusal(other.rep.call(salesApi.ofGig, ofGig(work)), 'engagement.not_found');
  await expectRefusal(other.business.call(salesApi.ofGig, ofGig(work)), 'engagement.not_found');
  expect((await other.business.call(salesApi.list, { query: {} })).items).toEqual([]);
  await app.database.pool.query('update engagements set sales_terms = null where id = $1', [other.engagement.id]);
  await expectRefusal(other.rep.call(salesApi.openCode, ofGig(other)), 'sales.none');
});

test('the job and the terms of work state what sales pay, from the same figures', async () => {
  const work = await selling(app);
  const params = { jobId: work.jobId };
  const { terms } = await work.rep.call(salesTermsApi.ofJob, { params });
  expect(terms).toEqual({ ...perSale, commissionOnly: false });
  expect(work.engagement.salesTerms).toEqual(terms);
  expect(work.engagement.payCents).toBe(190_000 + 50_000);
  const { inForce } = await readTerms(work);
  expect(inForce.text).toContain('R50 for each sale, and R100 once 3 sales count');
  expect(inForce.text).toContain('Sales pay at most R500');
  const set = (changes: object) => work.business.call(salesTermsApi.set, { params, body: { ...perSale, ...changes } });
  await expectRefusal(set({ mostCents: null }), 'sales.terms_invalid');
  await expectRefusal(set({ bonus: { sales: 1, cents: 60_000 } }), 'sales.terms_invalid');
  for (const address of [
    'http://shop.example.co.za',
    'javascript:alert(1)',
    'https://a:b@shop.example.co.za',
    'https://localhost/',
  ])
    await expectRefusal(set({ address }), 'request.invalid');
  // Agreed gigs keep their terms.
  await work.business.call(salesTermsApi.remove, { params });
  expect((await shown(work)).terms).toEqual(terms);
  const stranger = await signUpBusiness(app);
  await expectRefusal(stranger.call(salesTermsApi.set, { params, body: perSale }), 'job.not_found');
});
