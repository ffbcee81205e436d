import { expect, test } from 'vitest';
import { isForWeekends, namesDays, spansWeek } from './named-days.ts';

test.each([
  ['Six Saturdays, 10:00 to 15:00.', true],
  ['Every Saturday from 8:30.', true],
  ['Saturdays and Sundays, for three months. Paid on Monday.', false],
  ['Two weekends in a row, Friday afternoon to Sunday.', false],
  ['It gets crazy on Saturday.', false],
  ['Late afternoons and Saturdays.', false],
  ['Show houses on Sundays, Sunday afternoons only.', true],
  ['Saturdays too, 24 hours a week.', false],
  ['Sundays as well, four days a week.', false],
])('“%s” is for weekends only: %s', (text, expected) => {
  expect(isForWeekends(text)).toBe(expected);
});

test('days and hours are named in words or numbers', () => {
  for (const text of ['Mon to Fri', 'Woensdag tot Sondag', 'Ten hours a week', 'Two days in each of three pharmacies'])
    expect(namesDays(text)).toBe(true);
  for (const text of ['Bundles last 30 days.', 'Monthly market', 'We pay within 48 hours.'])
    expect(namesDays(text)).toBe(false);
});

test('a week with its weekend is no weekend', () => {
  expect(spansWeek('Wednesday to Sunday')).toBe(true);
  expect(spansWeek('Thurs to Sunday')).toBe(true);
  expect(spansWeek('Friday to Sunday')).toBe(false);
});
