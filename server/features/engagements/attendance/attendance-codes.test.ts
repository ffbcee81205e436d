import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { engagementLimits } from '#contract/agreed-terms.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  checkIn,
  coming,
  fundAll,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
} from '#test/support/engagements.ts';
import { apply, dayFromNow } from '#test/support/hiring.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { dayCodeDays, sweepDayCodes } from './commands/sweep-day-codes.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

/** At 23:20: one rep of the job is late for 18:00 to 24:00, another agreed to 00:00 to 06:00 of the next day. */
async function twoShifts() {
  const day = dayFromNow(10);
  const schedule = {
    kind: 'days' as const,
    dates: [day],
    from: '18:00',
    to: '24:00',
    breakMinutes: 0,
    transportHome: true,
  };
  const work = await accepted(app, { positions: 2, schedule });
  const next = await signUpRep(app);
  const { id: applicationId } = await apply(next, work.jobId);
  await work.business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  const after = addDays(day, 1);
  const agreed = JSON.stringify({ ...schedule, dates: [after], from: '00:00', to: '06:00' });
  await app.database.pool.query(
    `with changed as (
       update engagements e set schedule = $1 from rep_profiles r
       where r.id = e.rep_id and r.user_id = $2 and e.job_id = $3 returning e.id)
     update milestones m set days = array[$4::date], starts_at = $5, ends_at = $6 from changed where m.engagement_id = changed.id`,
    [agreed, next.userId, work.jobId, after, `${after}T00:00+02:00`, `${after}T06:00+02:00`],
  );
  await agree(work);
  await fundAll(app, work);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  clock.goTo(startOf(work), 5 + 1 / 3);
  const shown = () => work.business.call(attendanceApi.code, { params: { jobId: work.jobId } });
  return { work, after, shown };
}

test('the displayed code checks in every rep with a shift in progress, whichever shift they agreed to', async () => {
  const { work, after, shown } = await twoShifts();
  expect((await shown()).day).toBe(after);
  expect((await checkIn(work)).milestones[0]?.status).toBe('active');
});

test('wrong codes from a rep of the earlier shift replace the displayed code', async () => {
  const { work, shown } = await twoShifts();
  const { code } = await shown();
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const at = now().toISOString();
  for (let tries = 0; tries < engagementLimits.wrongCodes; tries++)
    await expectRefusal(
      work.rep.call(attendanceApi.checkIn, {
        params: { engagementId: work.engagement.id },
        body: { id: randomUUID(), at, sentAt: at, place: null, code: wrong },
      }),
      'engagement.code_wrong',
    );
  expect((await shown()).code).not.toBe(code);
  expect((await listNews(app, work.business)).filter(({ kind }) => kind === 'work.code_replaced')).toHaveLength(1);
});

test('replaced codes of past days are deleted once no milestone of the job can take a check-in', async () => {
  const work = await coming(app, clock);
  const { pool } = app.database;
  const today = dayInSouthAfrica(now());
  const [past, recent] = [addDays(today, -dayCodeDays - 1), addDays(today, -dayCodeDays)];
  await pool.query(`insert into day_codes (job_id, day, version) values ($1, $2, 1), ($1, $3, 1)`, [
    work.jobId,
    past,
    recent,
  ]);
  const left = async () => {
    await sweepDayCodes(app.services, new AbortController().signal);
    const { rows } = await pool.query<{ day: string }>(
      'select day::text from day_codes where job_id = $1 order by day',
      [work.jobId],
    );
    return rows.map(({ day }) => day);
  };
  const become = (changes: string) =>
    pool.query(`update milestones set ${changes} where engagement_id = $1`, [work.engagement.id]);
  expect(await left()).toEqual([past, recent]);
  // A reported no-show may still be answered by a check-in.
  await become("status = 'no_show'");
  expect(await left()).toEqual([past, recent]);
  await become('back_cents = back_cents + held_cents, held_cents = 0');
  expect(await left()).toEqual([recent]);
});
