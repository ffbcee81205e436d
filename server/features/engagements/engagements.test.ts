import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  checkIn,
  coming,
  endOf,
  fundAll,
  letTimeDecide,
  look,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  signed,
  startOf,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const held = { fundedCents: 190_000, heldCents: 190_000, repCents: 0, platformCents: 0, backCents: 0 };

test('an accepted rep has an engagement at the current terms, which both sides read', async () => {
  const work = await accepted(app);
  const { engagement, business } = work;
  expect(engagement).toMatchObject({ as: 'rep', payCents: 190_000, feeBearer: 'rep', termsVersion: 1, agreedAt: null });
  expect(engagement.milestones).toMatchObject([
    {
      number: 1,
      status: 'accepted',
      days: [dayFromNow(10), dayFromNow(11)],
      takeHomeCents: 171_000,
      priceCents: 190_000,
      deadline: { kind: 'agree' },
      movesOpen: ['agree', 'withdraw'],
      money: { fundedCents: 0, heldCents: 0 },
    },
  ]);
  const { items } = await business.call(engagementsApi.ofBusiness, { query: {} });
  // Each side reads its own open moves.
  const milestones = engagement.milestones.map((one) => ({ ...one, movesOpen: ['cancel'] }));
  expect(items).toEqual([{ ...engagement, as: 'business', milestones }]);
});

test('other users neither read nor move it', async () => {
  const { engagement } = await accepted(app);
  const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
  const params = { engagementId: engagement.id };
  for (const stranger of [business, rep])
    await expectRefusal(stranger.call(engagementsApi.show, { params }), 'engagement.not_found');
  await expectRefusal(
    rep.call(engagementsApi.agree, { params, body: { termsVersion: 1, ...signed } }),
    'engagement.not_found',
  );
  await expectRefusal(
    rep.call(engagementsApi.moveAsRep, { params, body: { move: 'withdraw' } }),
    'engagement.not_found',
  );
  await expectRefusal(
    business.call(engagementsApi.moveAsBusiness, { params, body: { move: 'cancel' } }),
    'engagement.not_found',
  );
});

test('moves from terms to confirmation: agreed, funded, confirmed', async () => {
  const work = await accepted(app);
  await expectRefusal(moveRep(work, 'confirm'), 'engagement.moved_on');
  expect((await agree(work)).milestones[0]).toMatchObject({ status: 'agreed', deadline: { kind: 'fund' } });
  expect(await fundAll(app, work)).toEqual([]);
  expect(await look(work)).toMatchObject({ status: 'funded', money: held });
  await expectRefusal(moveRep(work, 'confirm'), 'engagement.confirmation_closed');
  clock.goTo(startOf(work), -36);
  await moveRep(work, 'confirm');
  expect(await look(work)).toMatchObject({ status: 'confirmed', moves: ['agree', 'fund', 'confirm'] });
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('changed terms are read again before the rep agrees', async () => {
  const work = await accepted(app);
  await app.database.pool.query('update engagements set terms_version = 2 where id = $1', [work.engagement.id]);
  await expectRefusal(agree(work), 'engagement.terms_changed');
});

test('expires without an answer, whether or not the task has run, and is refunded', async () => {
  const work = await accepted(app);
  const { acceptedAt } = work.engagement;
  clock.goTo(acceptedAt, 72);
  await expectRefusal(agree(work), 'engagement.too_late');
  await letTimeDecide(app);
  expect(await look(work)).toMatchObject({ status: 'lapsed', deadline: null, moves: ['lapse'] });

  clock.goTo(new Date());
  const unpaid = await accepted(app);
  await agree(unpaid);
  clock.goTo(new Date(), 24.1);
  expect(await fundAll(app, unpaid)).toEqual(unpaid.engagement.milestones.map(({ id }) => id));
  await letTimeDecide(app);
  expect(await look(unpaid)).toMatchObject({ status: 'lapsed', money: { fundedCents: 0 } });

  clock.goTo(new Date());
  const silent = await accepted(app);
  await agree(silent);
  await fundAll(app, silent);
  clock.goTo(startOf(silent), -15.9);
  await expectRefusal(moveRep(silent, 'confirm'), 'engagement.too_late');
  await letTimeDecide(app);
  await letTimeDecide(app);
  expect(await look(silent)).toMatchObject({
    status: 'lapsed',
    money: { ...held, heldCents: 0, backCents: 190_000 },
    moves: ['agree', 'fund', 'lapse'],
  });
});

test('is fully refunded when cancelled a day before, and pays the rep four hours when cancelled later', async () => {
  const early = await accepted(app);
  await agree(early);
  await fundAll(app, early);
  clock.goTo(startOf(early), -24.01);
  await moveBusiness(early, 'cancel');
  expect(await look(early)).toMatchObject({ status: 'cancelled', money: { repCents: 0, backCents: 190_000 } });

  clock.goTo(new Date());
  const late = await coming(app, clock);
  await moveBusiness(late, 'cancel');
  expect(await look(late)).toMatchObject({
    status: 'cancelled',
    money: { ...held, heldCents: 0, repCents: 42_750, platformCents: 4_750, backCents: 142_500 },
  });
  const called = { totalEarningsCents: 42_750, completedGigs: 0, points: { total: 0 } };
  expect(await late.rep.call(dashboardsApi.rep, {})).toMatchObject(called);
  expect(await late.business.call(dashboardsApi.business, {})).toMatchObject({ totalSpentCents: 47_500 });
});

test('a no-show is reported after an hour, can be appealed, and is settled by silence', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 0.5);
  await expectRefusal(moveBusiness(work, 'report_no_show'), 'engagement.within_the_hour');
  await expectRefusal(moveBusiness(work, 'cancel'), 'engagement.begun');
  clock.goTo(startOf(work), 1);
  await moveBusiness(work, 'report_no_show');
  expect(await look(work)).toMatchObject({ status: 'no_show', money: held, deadline: { kind: 'appeal' } });
  clock.goTo(startOf(work), 73.01);
  await letTimeDecide(app);
  expect(await look(work)).toMatchObject({ status: 'no_show', deadline: null, money: { backCents: 190_000 } });
  await expectRefusal(moveRep(work, 'appeal'), 'engagement.moved_on');

  clock.goTo(new Date());
  const appealed = await coming(app, clock);
  clock.goTo(startOf(appealed), 2);
  await moveBusiness(appealed, 'report_no_show');
  await moveRep(appealed, 'appeal');
  // Five business days later the business hasn't answered.
  clock.goTo(startOf(appealed), 24 * 16);
  await letTimeDecide(app);
  expect(await look(appealed)).toMatchObject({
    status: 'resolved',
    money: { repCents: 171_000, platformCents: 19_000 },
  });
});

test('a business that vouches for its rep withdraws the report, and silence pays for the gig', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 2);
  await moveBusiness(work, 'report_no_show');
  await moveBusiness(work, 'vouch');
  expect(await look(work)).toMatchObject({ status: 'active' });
  clock.goTo(endOf(work), 72.01);
  await letTimeDecide(app);
  expect(await look(work)).toMatchObject({ status: 'submitted', deadline: { kind: 'accept' } });
  clock.goTo(endOf(work), 145);
  await letTimeDecide(app);
  expect(await look(work)).toMatchObject({ status: 'completed', money: { repCents: 171_000, platformCents: 19_000 } });
  expect(await work.rep.call(dashboardsApi.rep, {})).toMatchObject({
    ...{ totalEarningsCents: 171_000, completedGigs: 1, points: { total: 100 } },
  });
});

test('three weeks are three milestones, and one completed gig when all are done', async () => {
  const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
  const work = await accepted(app, {
    schedule: { kind: 'weekly', weekdays: [...weekdays], weeks: 3, from: '09:00', to: '17:00', breakMinutes: 0 },
    startDate: dayFromNow(10),
    dayRateCents: 50_000,
    compensationCents: 1_050_000,
  });
  expect(work.engagement.milestones.map(({ priceCents }) => priceCents)).toEqual([350_000, 350_000, 350_000]);
  await agree(work);
  expect(await fundAll(app, work)).toEqual([]);
  for (const { id, number, startsAt, endsAt } of work.engagement.milestones) {
    clock.goTo(startsAt as string, -20);
    await moveRep(work, 'confirm');
    clock.goTo(startsAt as string, -0.5);
    await checkIn(work);
    clock.goTo(endsAt as string);
    await submitHours(work, number);
    expect(await work.rep.call(dashboardsApi.rep, {})).toMatchObject({ completedGigs: 0, points: { total: 0 } });
    const shown = await moveBusiness(work, 'accept');
    expect(shown.milestones.find((one) => one.id === id)?.status).toBe('completed');
  }
  expect(await work.rep.call(dashboardsApi.rep, {})).toMatchObject({
    ...{ totalEarningsCents: 945_000, completedGigs: 1, points: { total: 100 } },
  });
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('users with a gig in progress cannot delete their account, and the other side keeps the record', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  await agree(work);
  await fundAll(app, work);
  const close = ({ call, password }: Working['rep']) => call(accountApi.close, { body: { password } });
  await expectRefusal(close(work.rep), 'engagement.running');
  await expectRefusal(close(work.business), 'engagement.running');
  await moveBusiness(work, 'cancel');
  await close(work.rep);
  const { items } = await work.business.call(engagementsApi.ofBusiness, { query: {} });
  expect(items).toMatchObject([{ repName: 'Former rep', milestones: [{ status: 'cancelled' }] }]);
});

test('reports a milestone that differs from the ledger', async () => {
  const work = await coming(app, clock);
  const [{ id } = { id: '' }] = work.engagement.milestones;
  const shift = (cents: number) =>
    app.database.pool.query(
      'update milestones set held_cents = held_cents - $2, back_cents = back_cents + $2 where id = $1',
      [id, cents],
    );
  await shift(100);
  const named = await troubleInBooks(app.database.pool);
  await shift(-100);
  expect(named).toEqual([`milestone ${id}`, `held for engagement ${work.engagement.id}`]);
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('a changed fee applies to new agreements only', async () => {
  const before = await accepted(app);
  await app.database.pool.query('update operator_settings set fee_basis_points = 1500');
  const after = await accepted(app);
  await app.database.pool.query('update operator_settings set fee_basis_points = 1000');
  const read = ({ business, engagement }: typeof before) =>
    business.call(engagementsApi.show, { params: { engagementId: engagement.id } });
  const feeOf = async (work: typeof before) => (await read(work)).milestones.map(({ feeCents }) => feeCents);
  expect(await feeOf(before)).toEqual([19_000]);
  expect(await feeOf(after)).toEqual([28_500]);
});
