import { expect, test } from 'vitest';
import { reliabilityAppealsApi } from '#contract/trust/reliability-appeals.ts';
import { reliabilityExcusesApi } from '#contract/trust/reliability-excuses.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  checkIn,
  coming,
  fundAll,
  letTimeDecide,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
  type Working,
} from '#test/support/engagements.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { reliabilityOfBusiness, reliabilityOfRep } from '#test/support/reliability.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const admin = await signInAdmin(app, await makeAdmin(app));
const reason = 'Ill, and let us know at once.';

async function cancelledLate(): Promise<Working> {
  clock.goTo(new Date());
  const work = await accepted(app);
  await agree(work);
  await fundAll(app, work);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  clock.goTo(startOf(work), -3);
  await moveRep(work, 'withdraw');
  return work;
}

async function missed(): Promise<Working> {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 2);
  await moveBusiness(work, 'report_no_show');
  clock.goTo(startOf(work), 75);
  await letTimeDecide(app);
  return work;
}

const lastOf = async ({ rep }: Working) => {
  const entry = (await reliabilityOfRep(app, rep)).entries.at(-1);
  if (!entry) throw new Error('There are no entries.');
  return entry;
};

const excusable = async ({ business, engagement }: Working) =>
  (await business.call(reliabilityExcusesApi.ofGig, { params: { engagementId: engagement.id } })).items;

const excuse = ({ business }: Pick<Working, 'business'>, entryId: string) =>
  business.call(reliabilityExcusesApi.accept, { params: { entryId }, body: { reason } });

const decide = async (outcome: 'excused' | 'kept' | 'struck') => {
  const [open] = (await admin.call(reliabilityAppealsApi.list, { query: {} })).items;
  const params = { appealId: open?.id ?? '' };
  return admin.call(reliabilityAppealsApi.decide, { params, body: { outcome, reason } });
};

const appealAs = (side: 'rep' | 'business', work: Working, entryId: string) =>
  work[side].call(reliabilityAppealsApi[side === 'rep' ? 'asRep' : 'asBusiness'], {
    params: { entryId },
    body: { words: 'I was ill.' },
  });

const news = async (side: 'rep' | 'business', work: Working) =>
  (await listNews(app, work[side])).filter(({ kind }) => kind === 'reliability.set_aside');

test.each([
  ['cancelled', 'withdrew', cancelledLate],
  ['didn’t come', 'no_show', missed],
] as const)(
  'a rep who %s is excused by the business, which both sides see and nothing counts',
  async (_, kind, happen) => {
    const work = await happen();
    const { id } = await lastOf(work);
    expect((await reliabilityOfRep(app, work.rep)).lostPoints).toBeGreaterThan(0);
    expect(await excusable(work)).toMatchObject([{ id, kind, excused: null }]);
    await excuse(work, id);
    const after = await reliabilityOfRep(app, work.rep);
    expect(after).toMatchObject({ lostPoints: 0, record: { isNew: true, missed: 0, cancelledLate: 0 } });
    const excused = { by: 'business', reason };
    expect(after.entries.at(-1)).toMatchObject({ points: 0, excused, struck: false, mayAppeal: false });
    expect(await excusable(work)).toMatchObject([{ id, excused }]);
    expect(await news('rep', work)).toMatchObject([{ own: true, entry: kind, reason }]);
    expect(await news('business', work)).toEqual([]);
    await expectRefusal(excuse(work, id), 'reliability.excused');
    await expectRefusal(appealAs('rep', work, id), 'reliability.not_against');
    const { rows } = await app.database.pool.query('select excused_by from reliability_entries where id = $1', [id]);
    expect(rows).toEqual([{ excused_by: 'business' }]);
    const takeBack = app.database.pool.query(
      'update reliability_entries set excused_at = null, excused_by = null, excused_for = null where id = $1',
      [id],
    );
    await expect(takeBack).rejects.toThrow('never changes');
  },
);

test('a year later, an excused entry still leaves its rep new', async () => {
  const work = await cancelledLate();
  const { id } = await lastOf(work);
  await excuse(work, id);
  clock.goTo(startOf(work), 24 * 400);
  expect(await reliabilityOfRep(app, work.rep)).toMatchObject({ record: { isNew: true } });
});

test('only the business of the gig excuses, and only a rep who cancelled, didn’t confirm or didn’t come', async () => {
  const work = await cancelledLate();
  const { id } = await lastOf(work);
  const other = await signUpBusiness(app);
  await expectRefusal(excuse({ business: other }, id), 'reliability.not_found');
  await expectRefusal(excusable({ ...work, business: other }), 'engagement.not_found');

  const late = await coming(app, clock);
  clock.goTo(startOf(late), 0.5);
  await checkIn(late);
  const { entries } = await reliabilityOfRep(app, late.rep);
  expect(await excusable(late)).toEqual([]);
  for (const entry of entries) await expectRefusal(excuse(late, entry.id), 'reliability.not_excusable');
  // Its own entries are about the same gig.
  const [paid] = (await reliabilityOfBusiness(app, late.business)).entries;
  await expectRefusal(excuse(late, paid?.id ?? ''), 'reliability.not_found');
});

test('our team excuses a rep after an appeal, and the business reads why', async () => {
  const work = await cancelledLate();
  const { id } = await lastOf(work);
  await appealAs('rep', work, id);
  await decide('excused');
  const excused = { by: 'team', reason };
  expect(await lastOf(work)).toMatchObject({
    ...{ points: 0, struck: false, mayAppeal: false, excused },
    appeal: { decision: { outcome: 'excused' } },
  });
  expect((await reliabilityOfRep(app, work.rep)).lostPoints).toBe(0);
  expect(await excusable(work)).toMatchObject([{ id, excused }]);
  expect(await news('business', work)).toMatchObject([{ own: false, entry: 'withdrew', reason }]);
  expect((await listNews(app, work.rep)).map(({ kind }) => kind)).toContain('message.waiting');
});

test('a rep whom the business excused during an appeal reads that it doesn’t count', async () => {
  const work = await cancelledLate();
  const { id } = await lastOf(work);
  await appealAs('rep', work, id);
  await excuse(work, id);
  await decide('kept');
  const { rows } = await app.database.pool.query(
    `select m.content from messages m join conversations c on c.id = m.conversation_id
      where m.content like 'You appealed%' order by m.id desc limit 1`,
  );
  expect(rows).toEqual([{ content: expect.stringContaining('The business has excused you, so it doesn’t count.') }]);
});

test('a side whose statement no longer counts is notified, without the reason, and no other side is', async () => {
  const noShow = await missed();
  await appealAs('rep', noShow, (await lastOf(noShow)).id);
  await decide('struck');
  expect(await news('business', noShow)).toMatchObject([{ own: false, entry: 'no_show', reason: null }]);
  expect(await excusable(noShow)).toEqual([]);
  const cancelled = await cancelledLate();
  await appealAs('rep', cancelled, (await lastOf(cancelled)).id);
  await decide('struck');
  expect(await news('business', cancelled)).toEqual([]);
  expect(await news('rep', cancelled)).toEqual([]);
});

test('an entry of a business can’t be excused', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  await agree(work);
  clock.goTo(startOf(work));
  await letTimeDecide(app);
  const unpaid = (await reliabilityOfBusiness(app, work.business)).entries.at(-1);
  await appealAs('business', work, unpaid?.id ?? '');
  await expectRefusal(decide('excused'), 'reliability.not_excusable');
  await decide('struck');
});
