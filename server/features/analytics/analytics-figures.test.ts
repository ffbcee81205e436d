import { beforeAll, expect, test } from 'vitest';
import { analyticsApi } from '#contract/analytics/analytics.ts';
import { type Figure, figures } from '#contract/analytics/figures.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { mondayOf } from '#domain/shared/week.ts';
import { seedMarket } from '#scripts/seed/seed-market.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { recountByWeek } from '#test/support/analytics-recounts.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { countOn } from './commands/count-on.ts';
import { rebuildFigures } from './commands/rebuild-figures.ts';

const app = await openTestApp({ work: false });
const admin = await signInAdmin(app, await makeAdmin(app));
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query<Row>(text, values)).rows;

const today = dayInSouthAfrica(new Date());
const lastWeek = mondayOf(today);
const firstWeek = addDays(lastWeek, -7 * 59);
const year = { from: firstWeek, to: today };
const count = () => countOn(app.services.transaction, new AbortController().signal);

/** A market of two years with all kinds of events, many in the last and the first millisecond of days, weeks and months. */
beforeAll(async () => {
  await seedMarket(
    { url: app.database.url, secretKey: app.services.secretKey },
    { businesses: 25, reps: 120, jobs: 500, applications: 1_500, hires: 500 },
    () => {},
  );
  const edges = `(select at + step as at, row_number() over () as number from (
      select ((day::timestamp) at time zone 'Africa/Johannesburg') as at
      from generate_series('${addDays(lastWeek, -350)}'::date, '${addDays(today, -1)}'::date, interval '1 day') day
      where extract(day from day) = 1 or extract(isodow from day) = 1) days,
    (values (interval '0'), (interval '-1 millisecond'), (interval '1 minute')) steps (step))`;
  const toEdges = (table: string, column: string, which = 'true') =>
    sql(`update ${table} t set ${column} = e.at
      from (select id, row_number() over (order by md5(id::text)) as number from ${table} where ${which}) picked
      join ${edges} e using (number) where t.id = picked.id`);
  await toEdges('users', 'email_confirmed_at', 'email_confirmed_at is not null');
  await toEdges('job_applications', 'applied_at');
  await toEdges('jobs', 'created_at');
  await toEdges('engagements', 'accepted_at');
  await toEdges('milestone_steps', 'created_at', `move in ('accept', 'presume_no_show', 'dispute')`);
  await sql('alter table ledger_transfers disable trigger ledger_transfers_append_only');
  await toEdges('ledger_transfers', 'created_at', `kind = 'engagement_released'`);
  await sql('alter table ledger_transfers enable trigger ledger_transfers_append_only');
  await sql(`insert into subscriptions (id, user_id, side, token, status, amount_cents, anchor_on, paid_until, created_at, ended_at, ended_because)
    select gen_random_uuid(), r.user_id, 'rep', 'analytics ' || r.id, case when ending is null then 'active' else 'ended' end,
      19900 + number, '2026-01-01', '2026-02-01', e.at, case when ending is not null then e.at + interval '40 days' end, ending
    from (select *, row_number() over (order by id) as number from rep_profiles) r
    join ${edges} e using (number),
    lateral (select (array['ran_out', 'unpaid', 'refunded', 'charged_back', 'account_closed', 'paid_twice', 'nothing_due', null, null])
      [1 + number % 9] as ending) fate
    where e.at < now() - interval '41 days'`);
  await sql(`insert into match_invitations (job_id, rep_id, business_id, invited_at)
    select job_id, rep_id, business_id, applied_at + interval '1 day' * (mod(row_number() over (order by md5(id::text)), 3) - 1)
    from job_applications where status = 'accepted' and md5(id::text) < '8'`);
  await count();
});

const ask = (query: Parameters<typeof admin.call<typeof analyticsApi.figures>>[1]['query']) =>
  admin.call(analyticsApi.figures, { query });
type Answer = Awaited<ReturnType<typeof ask>>;

async function expectRecounted(figure: Figure, { periods, figures: { [figure]: series } }: Answer) {
  const rows = await sql<{ week: string; count: number; amount: number }>(recountByWeek(figure));
  const expected = new Map(rows.map((row) => [row.week, row]));
  const weeks = periods.map(({ from }) => expected.get(from));
  expect({ figure, ...series }).toEqual({
    figure,
    counts: weeks.map((week) => week?.count ?? 0),
    amounts: weeks.map((week) => week?.amount ?? 0),
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const total = (answer: Answer, figure: Figure) => {
  const { counts, amounts } = answer.figures[figure];
  return { count: sum(counts), amount: sum(amounts) };
};

test('every figure equals a plain recount of the rows, week by week, to the cent', async () => {
  const answer = await ask(year);
  expect(answer.periods).toHaveLength(60);
  for (const figure of figures) await expectRecounted(figure, answer);
  // Empty figures would be equal as well.
  const some: Figure[] = [
    'hires_matched',
    'work_completed',
    'no_shows',
    'disputes',
    'gmv',
    'take',
    'owed',
    'paid_out',
    'subscriptions_left',
  ];
  for (const figure of some) expect([figure, total(answer, figure).count > 0]).toEqual([figure, true]);
});

test('days and months begin at midnight in South Africa', async () => {
  const [days, months] = [
    await ask({ from: addDays(today, -40), to: today, by: 'day' }),
    await ask({ from: addDays(today, -365), to: today, by: 'month' }),
  ];
  for (const [{ periods, figures: counted }, format] of [
    [days, 'YYYY-MM-DD'],
    [months, 'YYYY-MM-01'],
  ] as const) {
    const rows = await sql<{ begin: string; count: number }>(
      `select to_char(applied_at at time zone 'Africa/Johannesburg', '${format}') as begin, count(*)::int as count
       from job_applications group by 1`,
    );
    const expected = new Map(rows.map(({ begin, count: applied }) => [begin, applied]));
    expect(counted.applications.counts).toEqual(periods.map(({ from }) => expected.get(from) ?? 0));
  }
  expect(days.periods.map(({ isWhole }) => isWhole)).toEqual([...Array(40).fill(true), false]);
});

test('provinces and industries add up to the total, and each equals its rows', async () => {
  const all = await ask(year);
  for (const figure of figures)
    for (const by of ['province', 'industry'] as const) {
      const split = await admin.call(analyticsApi.split, { query: { figure, ...year, to: addDays(lastWeek, 6), by } });
      expect({
        figure,
        by,
        count: sum(split.map((one) => one.count)),
        amount: sum(split.map((one) => one.amount)),
      }).toEqual({ figure, by, ...total(all, figure) });
    }
  const part = { province: 'Gauteng', industry: 'Retail' } as const;
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from job_applications a join jobs j on j.id = a.job_id
     where j.province = 'Gauteng' and j.industry = 'Retail'
       and (applied_at + interval '2 hours') at time zone 'UTC' >= '${firstWeek}'`,
  );
  expect(total(await ask({ ...year, ...part }), 'applications')).toEqual({ count: row?.count, amount: 0 });
});

test('balances at the end of a week equal the current subscriptions and ledger balances', async () => {
  const { standing, subscriptionsNow, periods } = await ask(year);
  const [now] = await sql<{ running: number; mrr: number; owed: number }>(
    `select (select count(*)::int from subscriptions where status <> 'ended') as running,
       (select sum(amount_cents)::float8 from subscriptions where status <> 'ended') as mrr,
       (select sum(balance_cents)::float8 from ledger_accounts where kind in ('rep_wallet', 'rep_payout')) as owed`,
  );
  expect([standing.subscriptions.at(-1), standing.mrrCents.at(-1), standing.owedCents?.at(-1)]).toEqual([
    ...[now?.running, now?.mrr, now?.owed],
  ]);
  expect(subscriptionsNow).toMatchObject({ running: now?.running, mrrCents: now?.mrr });
  const [then] = await sql<{ running: number; mrr: number }>(
    `select count(*)::int as running, coalesce(sum(amount_cents), 0)::float8 as mrr from subscriptions
     where created_at < $1::timestamptz and (ended_at is null or ended_at >= $1::timestamptz)`,
    [`${addDays(firstWeek, 7 * 30)}T00:00:00+02:00`],
  );
  expect([standing.subscriptions[29], standing.mrrCents[29]]).toEqual([then?.running, then?.mrr]);
  for (const week of [29, standing.mrrCents.length - 1]) {
    const { from = '', to = '' } = periods[week] ?? {};
    const query = { figure: 'subscriptions_running', from, to } as const;
    const { items, nextCursor } = await admin.call(analyticsApi.events, { query });
    expect(nextCursor).toBeNull();
    expect([items.length, items.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([
      ...[standing.subscriptions[week], standing.mrrCents[week]],
    ]);
  }
  expect((await ask({ ...year, province: 'Gauteng' })).standing.owedCents).toBeNull();
});

test('cohorts are those who signed up in a week, and how many of them were active later', async () => {
  for (const side of ['rep', 'business'] as const) {
    const cohorts = await admin.call(analyticsApi.cohorts, { query: { side } });
    const acts = {
      rep: `select rep_id as who, applied_at as at from job_applications union
        select e.rep_id, s.created_at from milestone_steps s join milestones m on m.id = s.milestone_id
          join engagements e on e.id = m.engagement_id where s.status = 'completed'`,
      business: `select business_id as who, created_at as at from jobs union select business_id, accepted_at from engagements`,
    }[side];
    const week = (at: string) => `date_trunc('week', ${at} at time zone 'UTC' + interval '2 hours')`;
    const rows = await sql<{ week: string; after: number; people: number }>(
      `select to_char(${week('p.at')}, 'YYYY-MM-DD') as week,
         (extract(day from ${week('a.at')} - ${week('p.at')}) / 7)::int as after, count(distinct who)::int as people
       from (select p.id, greatest(p.created_at, u.email_confirmed_at) as at from ${side}_profiles p join users u on u.id = p.user_id) p
       join (${acts}) a on a.who = p.id
       where ${week('a.at')} >= ${week('p.at')} group by 1, 2`,
    );
    expect(cohorts.length).toBeGreaterThan(0);
    for (const cohort of cohorts)
      cohort.active.forEach((people, after) => {
        const found = rows.find((row) => row.week === cohort.week && row.after === after);
        expect([side, cohort.week, after, people]).toEqual([side, cohort.week, after, found?.people ?? 0]);
      });
  }
});

test('a rebuild gives the same numbers, and finds what was missed', async () => {
  const before = await ask(year);
  const again = () => app.services.transaction((tx) => rebuildFigures(tx));
  expect(await again()).toBe(0);
  expect({ ...(await ask(year)), countedAt: null }).toEqual({ ...before, countedAt: null });
  await sql(
    `update analytics_days set deeds = deeds + 1 where figure = 'hires' and province = 'all' and industry = 'all'`,
  );
  await sql(`delete from analytics_deeds where figure = 'jobs_posted' and id in (select id from jobs limit 3)`);
  expect(await again()).toBeGreaterThan(0);
  expect((await ask(year)).figures).toEqual(before.figures);
});

test('part of the market opens as many rows as it counts, each once and newest first', async () => {
  for (const part of [
    { province: 'Gauteng' },
    { industry: 'Retail' },
    { province: 'Western Cape', industry: 'Retail' },
  ] as const) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { figure: 'applications', ...year, to: addDays(lastWeek, 6), ...part, cursor } as const;
      const page = await admin.call(analyticsApi.events, { query });
      seen.push(...page.items.map(({ at, id }) => `${at} ${id}`));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
    expect(seen).toHaveLength(total(await ask({ ...year, ...part }), 'applications').count);
    expect(seen.length).toBeGreaterThan(60);
  }
});
