import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { type WorkCalendar, workCalendarApi } from '#contract/profiles/availability.ts';
import { openCalendar } from '#domain/profiles/work-calendar.ts';
import { weekdayOf } from '#domain/shared/calendar-day.ts';
import { expectRefusal } from '#test/support/api.ts';
import { exportOf } from '#test/support/exports.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const [inside, outside] = [dayFromNow(7), dayFromNow(8)];
const week = { weekdays: [weekdayOf(inside)], daysOff: [inside], daysOn: [outside] };

test('a rep without a saved calendar is available on any day', async () => {
  const rep = await signUpRep(app);
  expect(await rep.call(workCalendarApi.show, {})).toEqual(openCalendar);
});

test('the calendar is saved, exported, and deleted with the account; past and empty entries are left out', async () => {
  const rep = await signUpRep(app);
  const said: WorkCalendar = {
    weekdays: week.weekdays,
    daysOff: [inside, outside, dayFromNow(-7), inside],
    daysOn: [outside, dayFromNow(14), dayFromNow(-1)],
  };
  const kept = { ...week, daysOn: [] };
  expect(await rep.call(workCalendarApi.save, { body: said })).toEqual(kept);
  expect(await rep.call(workCalendarApi.show, {})).toEqual(kept);
  const exported = await exportOf(app, rep);
  expect(exported.rep).toMatchObject({ workWeekdays: week.weekdays, daysOff: [inside], daysOn: [] });
  await rep.call(accountApi.close, { body: { password: rep.password } });
  const { rows } = await app.database.pool.query(
    `select work_weekdays, days_off::text, days_on::text from rep_profiles where full_name = 'Former rep'`,
  );
  expect(rows).toEqual([{ work_weekdays: null, days_off: '{}', days_on: '{}' }]);
});

test('the calendar accepts existing days only', async () => {
  const rep = await signUpRep(app);
  const bad = (body: object) => rep.call(workCalendarApi.save, { body: { ...openCalendar, ...body } as WorkCalendar });
  await expectRefusal(bad({ weekdays: ['Someday'] }), 'request.invalid');
  await expectRefusal(bad({ daysOff: ['2026-02-30'] }), 'request.invalid');
  const many = Array.from({ length: 401 }, (_, number) => dayFromNow(number));
  await expectRefusal(bad({ daysOff: many }), 'request.invalid');
});
