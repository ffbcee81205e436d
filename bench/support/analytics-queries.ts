import { analyticsProvinces } from '#contract/analytics/analytics.ts';
import { type Figure, figures } from '#contract/analytics/figures.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { listEvents } from '#server/features/analytics/queries/list-events.ts';
import { readCohorts } from '#server/features/analytics/queries/read-cohorts.ts';
import { readFigures } from '#server/features/analytics/queries/read-figures.ts';
import { splitFigure } from '#server/features/analytics/queries/split-figure.ts';
import type { AdminActor } from '#server/features/operators/access.ts';
import type { MarketQuery } from './market-queries.ts';

const admin = {} as AdminActor;

/** The Analytics tab's queries, each turn for another part of the market, figure or page. */
export function analyticsQueries(): MarketQuery[] {
  const to = dayInSouthAfrica(new Date());
  const [quarter, year] = [addDays(to, -7 * 11), addDays(to, -7 * 52)];
  const province = (turn: number) => analyticsProvinces[turn % analyticsProvinces.length];
  const figure = (turn: number): Figure => figures[turn % figures.length] ?? 'applications';
  return [
    { name: 'twelve weeks', run: (db) => readFigures(db, admin, { from: quarter, to, by: 'week' }) },
    { name: 'a year by weeks', run: (db) => readFigures(db, admin, { from: year, to, by: 'week' }) },
    {
      name: 'a year of a province',
      run: (db, turn) => readFigures(db, admin, { from: year, to, by: 'month', province: province(turn) }),
    },
    {
      name: 'a year by industry',
      run: (db, turn) => splitFigure(db, admin, { figure: figure(turn), from: year, to, by: 'industry' }),
    },
    { name: 'cohorts', run: (db, turn) => readCohorts(db, admin, { side: turn % 2 === 0 ? 'rep' : 'business' }) },
    {
      name: 'rows of a figure',
      run: (db, turn) => listEvents(db, admin, { figure: figure(turn), from: year, to: addDays(to, -(turn % 300)) }),
    },
    {
      name: 'rows in a province',
      run: (db, turn) =>
        listEvents(db, admin, { figure: 'applications', from: year, to, province: province(turn), industry: 'Other' }),
    },
  ];
}
