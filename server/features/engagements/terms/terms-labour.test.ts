import { expect, test } from 'vitest';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { fundingApi } from '#contract/engagements/funding.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { inputOfJob } from '#domain/jobs/job-copy.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  checkIn,
  coming,
  endOf,
  look,
  moveBusiness,
  payGigsHere,
  productClock,
  twoDays,
  type Working,
} from '#test/support/engagements.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { perSale, selling } from '#test/support/sales.ts';
import { agreeTo, changeTerms, ofWork, readTerms } from '#test/support/terms.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

/** Two days of 8 hours, so many days from now. */
const from = (days: number) => ({ ...twoDays(), dates: [dayFromNow(days), dayFromNow(days + 1)] });

/** The hours of so many gigs of two days of 8 hours, averaged over three months. */
const averageOf = (gigs: number) => (gigs * 16 * 60) / 3;

const monthly = async (work: Working) => [
  (await readTerms(work, 'rep')).minutesAMonth,
  (await readTerms(work, 'business')).minutesAMonth,
];

test('both sides see the hours that a gig leads to with all that the two have agreed, before they sign', async () => {
  const first = await accepted(app, { title: 'First', schedule: from(10) });
  const second = await accepted(app, { title: 'Second', schedule: from(20) }, first);
  expect(await monthly(second)).toEqual([averageOf(1), averageOf(1)]);
  await agree(first);
  await app.database.pool.query(`update milestones set status = 'completed' where engagement_id = $1`, [
    first.engagement.id,
  ]);
  expect(await monthly(second)).toEqual([averageOf(2), averageOf(2)]);
  await agree(second);
  const { items } = await first.business.call(fundingApi.due, {});
  expect(items.map(({ minutesAMonth }) => minutesAMonth)).toEqual([averageOf(2)]);

  // A gig that is over states none.
  expect(await monthly(first)).toEqual([null, null]);

  // Those of a cancelled gig don't count, nor those for another business.
  await moveBusiness(second, 'cancel');
  expect(await monthly(second)).toEqual([null, null]);
  const third = await accepted(app, { title: 'Third', schedule: from(30) }, first);
  expect(await monthly(third)).toEqual([averageOf(2), averageOf(2)]);
  const elsewhere = await accepted(app, { schedule: from(40) });
  await agree(elsewhere);
  expect(await monthly(elsewhere)).toEqual([averageOf(1), averageOf(1)]);
});

test('cancelled weeks of a gig don’t count for it, nor do days long after it', async () => {
  const weeks = await accepted(app, {
    schedule: { ...twoDays(), dates: [10, 11, 24, 25].map(dayFromNow) },
  });
  await agree(weeks);
  expect(await monthly(weeks)).toEqual([averageOf(2), averageOf(2)]);
  await app.database.pool.query(
    `update milestones set status = 'cancelled', due_at = null, remind_at = null where engagement_id = $1 and number = 2`,
    [weeks.engagement.id],
  );
  expect(await monthly(weeks)).toEqual([averageOf(1), averageOf(1)]);
  const later = await accepted(app, { title: 'Later', schedule: from(150) }, weeks);
  await agree(later);
  expect(await monthly(weeks)).toEqual([averageOf(1), averageOf(1)]);
});

test('the business that changes terms sees the days that the rep has agreed to on its other gigs', async () => {
  const work = await accepted(app);
  const other = await accepted(app, { title: 'Other', schedule: from(20) }, work);
  await agree(other);
  const days = from(20).dates.map((day) => ({ day, minutes: 480 }));
  expect((await readTerms(work, 'business')).otherDays).toEqual(days);
  expect((await readTerms(work, 'rep')).otherDays).toEqual([]);
  expect((await readTerms(other, 'business')).otherDays).toEqual([]);
});

test('a proposal states the hours of its own days', async () => {
  const work = await accepted(app);
  await agree(work);
  const changed = await changeTerms(work, { schedule: { ...twoDays(), to: '13:00', travelMinutes: 60 } });
  expect(changed.proposed?.minutesAMonth).toBe((2 * 5 * 60) / 3);
  expect(changed.minutesAMonth).toBe(averageOf(1));
});

test('the hours of all gigs with one business add up', async () => {
  const work = await accepted(app);
  await agree(work);
  for (const days of [14, 18, 22])
    await agree(await accepted(app, { title: `In ${days} days`, schedule: from(days) }, work));
  const { items } = await work.business.call(fundingApi.due, {});
  expect(items.map(({ minutesAMonth }) => minutesAMonth)).toEqual([4, 4, 4, 4].map(averageOf));
});

test('no one agrees below the minimum wage, such as one that has risen since the posting', async () => {
  const work = await accepted(app);
  const pay = (cents: number) =>
    app.database.pool.query('update engagements set pay_cents = $2 where id = $1', [work.engagement.id, cents]);
  // 16 hours.
  await pay(30_000);
  await expectRefusal(agree(work), 'engagement.below_minimum_wage');
  await pay(190_000);
  await agree(work);
});

test('terms count the travel that the gig asks for, and state it', async () => {
  const work = await accepted(app);
  // 16 hours at R30.23 are R483.68, 18 hours R544.14.
  await changeTerms(work, { payCents: 48_368 });
  const travel = { schedule: { ...twoDays(), travelMinutes: 60 } };
  await expectRefusal(changeTerms(work, { ...travel, payCents: 54_413 }), 'job.below_minimum_wage');
  const { inForce } = await changeTerms(work, { ...travel, payCents: 54_414 });
  expect(inForce.text).toContain('60 minutes of travel outside these hours. The pay is for them too.');
});

/** A day of 4 hours with 4 hours of travel, at R40 an hour. */
const travelledDay = () => ({
  schedule: { ...twoDays(), dates: [dayFromNow(10)], to: '13:00', travelMinutes: 240 },
  payPer: 'whole' as const,
  compensationCents: 32_000,
  dayRateCents: null,
});

test('hours of pay are those with travel: in the terms, when the business cancels late, and when hours are submitted', async () => {
  const cancelled = await coming(app, clock, travelledDay());
  const { text } = (await readTerms(cancelled)).inForce;
  expect(text).toContain('That is 8 paid hours a day and 8 in all.');
  expect(text).not.toContain('Days under 4 hours');
  await moveBusiness(cancelled, 'cancel');
  const { repCents, platformCents } = (await look(cancelled)).money;
  expect(repCents + platformCents).toBe(16_000);

  const worked = await coming(app, clock, travelledDay());
  await checkIn(worked);
  clock.goTo(endOf(worked), 1);
  const submit = (minutes: number) =>
    worked.rep.call(attendanceApi.submitHours, {
      params: ofWork(worked),
      body: { lines: [{ day: worked.engagement.milestones[0]?.days[0] ?? '', minutes, text: 'Sold soap.' }] },
    });
  await expectRefusal(submit(601), 'hand_in.too_many_hours');
  await submit(600);
});

test('the text says what labour law requires for the days and hours, and whom that concerns', async () => {
  const { text } = (
    await readTerms(
      await accepted(app, { schedule: { ...twoDays(), from: '14:00', to: '22:00', transportHome: false } }),
    )
  ).inForce;
  for (const words of [
    'transport home is not available',
    'Labour law',
    'Work after 18:00 or before 06:00.',
    'Meal break.',
    'not legal advice',
  ])
    expect(text).toContain(words);
  const shifts = { ...twoDays(), from: '09:00', to: '14:00' };
  expect((await readTerms(await accepted(app, { schedule: shifts }))).inForce.text).not.toMatch(
    /Meal break\.|transport home/,
  );
  const night = { ...twoDays(), from: '14:00', to: '22:00' };
  await expectRefusal(changeTerms(await accepted(app), { schedule: night }), 'job.transport_unanswered');
});

test('the fixed pay of a gig reaches the minimum wage', async () => {
  const work = await accepted(app);
  await expectRefusal(changeTerms(work, { payCents: 48_367 }), 'job.below_minimum_wage');
  const { inForce } = await changeTerms(work, { payCents: 48_368 });
  await agreeTo(work, inForce.version);
});

test('editing the job type changes nothing about a gig', async () => {
  const work = await accepted(app);
  const params = { jobId: work.jobId };
  const job = await work.business.call(ownJobsApi.show, { params });
  const pay = { payPer: 'whole', dayRateCents: null, hourlyRateCents: null } as const;
  const body = { ...inputOfJob(job), ...pay, version: job.version, jobType: 'Commission Only' as const };
  await work.business.call(ownJobsApi.edit, { params, body });
  await expectRefusal(changeTerms(work, { payCents: 10_000 }), 'job.below_minimum_wage');
  const { jobType, inForce } = await changeTerms(work, { payCents: 180_000 });
  expect(jobType).toBe(job.jobType);
  expect(inForce.text).not.toContain('Commission only.');
});

test('commission is never taken for the minimum wage', async () => {
  const work = await selling(app, {
    terms: { ...perSale, mostCents: null, bonus: null },
    job: { jobType: 'Commission Only', payPer: 'whole', dayRateCents: null },
  });
  const { jobType, inForce } = await readTerms(work);
  expect(jobType).toBe('Commission Only');
  expect(inForce.text).toContain(
    'Commission only. The National Minimum Wage Act requires at least R30.23 for each hour',
  );
  await agree(work);
});
