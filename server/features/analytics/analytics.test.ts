import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { analyticsApi } from '#contract/analytics/analytics.ts';
import { type Figure, figures } from '#contract/analytics/figures.ts';
import { businessIndustries, repIndustries } from '#contract/profiles/options.ts';
import { jobIndustryOf } from '#domain/analytics/job-industry.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { industryIcons } from '#server/app/reference/industries.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { certify, publish } from '#test/support/courses.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { agree } from '#test/support/interviews.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { countOn } from './commands/count-on.ts';
import { rebuildFigures } from './commands/rebuild-figures.ts';

const [app, other] = await openTwoTestApps({ work: false });
const admin = await signInAdmin(app, await makeAdmin(app));
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const count = ({ services } = app) => countOn(services.transaction, new AbortController().signal);

const today = dayInSouthAfrica(new Date());
const days = { from: addDays(today, -60), to: today };
const ask = async () => (await admin.call(analyticsApi.figures, { query: days })).figures;
const totals = async () =>
  Object.fromEntries(
    Object.entries(await ask()).map(([name, { counts, amounts }]) => [
      name,
      [counts, amounts].map((numbers) => numbers.reduce((sum, one) => sum + one, 0)),
    ]),
  ) as Record<Figure, [number, number]>;
const events = async (figure: Figure, query: object = {}) =>
  (await admin.call(analyticsApi.events, { query: { figure, ...days, ...query } })).items;

const business = await signUpBusiness(app, { primary_location: 'Durban', primary_industry: 'FMCG' });

test('counts start at zero, and each event is counted once, however often and by however many concurrent runs', async () => {
  expect((await admin.call(analyticsApi.figures, { query: days })).countedAt).toBeNull();
  const job = await postJob(business);
  const application = await apply(await signUpRep(app), job.id);
  await Promise.all([count(), count(other), count()]);
  await count();
  const counted = await totals();
  expect([counted.jobs_posted, counted.applications, counted.businesses_signed_up]).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
  expect((await events('jobs_posted'))[0]).toMatchObject({ title: job.title, subject: 'job', subjectId: job.id });
  expect(await events('applications')).toMatchObject([
    { id: application.id, subjectId: job.id, province: 'KwaZulu-Natal' },
  ]);
  expect(await events('businesses_signed_up')).toMatchObject([
    {
      title: 'Ubuntu Foods',
      subject: 'user',
      subjectId: business.userId,
      province: 'KwaZulu-Natal',
      industry: 'Retail',
    },
  ]);
});

test('an event not yet committed during a count is counted by a later one, and a second "first" event is not counted', async () => {
  const before = await totals();
  const [rep, job] = [await signUpRep(app), await postJob(business)];
  const { id } = await apply(rep, job.id);
  await count();
  await sql("update job_applications set applied_at = now() - interval '20 hours' where id = $1", [id]);
  await apply(rep, (await postJob(business)).id);
  await count();
  const after = await totals();
  expect(after.applications[0] - before.applications[0]).toBe(2);
  expect(after.reps_first_applied[0] - before.reps_first_applied[0]).toBe(1);
  expect(after.businesses_first_posted).toEqual(before.businesses_first_posted);
});

test('deleting accounts does not change past counts, not by a rebuild either', async () => {
  const [rep, gone] = [await signUpRep(app, { preferred_location: 'Cape Town' }), await signUpBusiness(app)];
  const { id } = await apply(rep, (await postJob(gone)).id);
  await agree(gone, rep, id);
  await certify(app, await publish(app), rep);
  await count();
  const before = await totals();
  const split = () => admin.call(analyticsApi.split, { query: { figure: 'reps_signed_up', ...days, by: 'province' } });
  const provinces = await split();
  expect(provinces).toContainEqual({ name: 'Western Cape', count: 1, amount: 0 });
  expect([before.courses_finished[0], before.certificates[0], before.reps_approved[0] > 0]).toEqual([1, 1, true]);
  for (const { call, password } of [rep, gone]) await call(accountApi.close, { body: { password } });
  expect((await sql('select from certificates')).rowCount).toBe(0);
  // Closing the business ended its job.
  const rest = ({ places_ended: _ended, places_filled: _filled, ...others }: typeof before) => others;
  await count();
  expect(rest(await totals())).toEqual(rest(before));
  await app.services.transaction((tx) => rebuildFigures(tx));
  expect(rest(await totals())).toEqual(rest(before));
  expect(await split()).toEqual(provinces);
  expect((await events('reps_signed_up'))[0]).toMatchObject({ title: 'Former rep', province: 'Western Cape' });
  expect((await events('certificates'))[0]).toMatchObject({ title: null, subjectId: null });
});

test('a subscription that ends, is paid for after all and ends again counts as running in between', async () => {
  const balances = async () => {
    // Events of the current millisecond, which the database rounds up, are counted by the next run.
    await sql('select pg_sleep(0.003)');
    await count();
    const { standing: now } = await admin.call(analyticsApi.figures, { query: days });
    return [now.subscriptions.at(-1), now.mrrCents.at(-1)];
  };
  const { rows } = await sql(
    `insert into subscriptions (id, user_id, side, token, status, amount_cents, anchor_on, paid_until)
    values (gen_random_uuid(), $1, 'business', 'again', 'active', 29900, '2026-01-01', '2026-02-01') returning id`,
    [business.userId],
  );
  const [{ id }] = rows;
  const end = (because: string) =>
    sql("update subscriptions set status = 'ended', ended_at = now(), ended_because = $2 where id = $1", [id, because]);
  expect(await balances()).toEqual([1, 29_900]);
  await end('unpaid');
  expect(await balances()).toEqual([0, 0]);
  // A chargeback of the last payment: the subscription cannot end twice.
  await end('charged_back');
  expect(await balances()).toEqual([0, 0]);
  await sql("update subscriptions set status = 'active', ended_at = null, ended_because = null where id = $1", [id]);
  await sql(
    `insert into payfast_payments (merchant_payment_id, user_id, item, side, item_name, amount_gross, payment_status,
      subscription_id, cycle, period_from, period_until, receipt_number, paid_at)
    values (gen_random_uuid(), $1, 'subscription', 'business', 'A month', 29900, 'COMPLETE', $2, 1, '2026-01-01', '2026-02-01', 1, now())`,
    [business.userId, id],
  );
  expect(await balances()).toEqual([1, 29_900]);
  expect(await balances()).toEqual([1, 29_900]);
  await end('ran_out');
  expect(await balances()).toEqual([0, 0]);
  const { subscriptions_unpaid: unpaid, subscriptions_left: left, subscriptions_back: back } = await totals();
  expect([unpaid, left, back]).toEqual([
    [1, -29_900],
    [1, -29_900],
    [1, 29_900],
  ]);
});

test('every figure opens its rows, as many as it counts, page by page', async () => {
  await sql(
    `insert into analytics_deeds (figure, id, at, province, industry, amount)
    select 'hires', gen_random_uuid(), $1::timestamptz, 'Limpopo', 'Other', 0 from generate_series(1, 120)`,
    [`${addDays(today, -50)}T23:59:59+02:00`],
  );
  await app.services.transaction((tx) => rebuildFigures(tx));
  const counted = await totals();
  for (const figure of figures) {
    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const page = await admin.call(analyticsApi.events, { query: { figure, ...days, cursor } });
      for (const { id, at } of page.items) seen.add(`${id} ${at}`);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect([figure, seen.size]).toEqual([figure, counted[figure][0]]);
  }
  const onDay = { from: addDays(today, -50), to: addDays(today, -50) };
  expect(await events('hires', onDay)).toHaveLength(50);
  expect(await events('hires', { ...onDay, province: 'Gauteng' })).toEqual([]);
  expect(await events('hires', { from: addDays(today, -49), province: 'Limpopo' })).toEqual([]);
  await expectRefusal(events('hires', { cursor: 'x' }), 'request.bad_cursor');
});

test('no cell of a file is read as a formula', async () => {
  for (const title of ['=cmd|calc', '+27 promoters', '-50% sale', '@home sellers', 'Plain, with "quotes"'])
    await postJob(business, { title });
  await count();
  const csv = await admin.call(analyticsApi.eventsCsv, { query: { figure: 'jobs_posted', ...days } });
  const titles = csv.split('\r\n').map((line) => /^[^;]+;("(?:[^"]|"")*"|[^;]*)/.exec(line)?.[1]);
  expect(titles).toEqual(
    expect.arrayContaining([
      "'=cmd|calc",
      "'+27 promoters",
      "'-50% sale",
      "'@home sellers",
      '"Plain, with ""quotes"""',
    ]),
  );
  expect(csv.split('\r\n')[0]).toMatch(/^\uFEFF?When \(South Africa\);What;Province;Industry;ID$/);
});

test('every branch that a profile may have is mapped to an industry of jobs', () => {
  const branches = [
    ...Object.keys(industryIcons),
    ...[...repIndustries, ...businessIndustries].map(({ value }) => value),
  ];
  expect(branches.filter((branch) => !(branch in jobIndustryOf))).toEqual([]);
});

test('a period with too many points is refused, and an empty one has none', async () => {
  const long = admin.call(analyticsApi.figures, { query: { from: '2024-01-01', to: today, by: 'day' } });
  await expectRefusal(long, 'analytics.too_long');
  expect(
    (await admin.call(analyticsApi.figures, { query: { from: today, to: addDays(today, -1), by: 'day' } })).periods,
  ).toEqual([]);
});
