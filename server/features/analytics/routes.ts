import { analyticsApi } from '#contract/analytics/analytics.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { listDeeds, takeDeeds } from './queries/list-deeds.ts';
import { readCohorts } from './queries/read-cohorts.ts';
import { readFigures } from './queries/read-figures.ts';
import { splitFigure } from './queries/split-figure.ts';
import { deedsCsv } from './texts.ts';

/** The most rows of a CSV file: no one reads more, and spreadsheets open them slowly. */
const mostLines = 10_000;

export const analyticsRoutes = (): readonly Route[] => [
  read(analyticsApi.figures, (db, actor, { query }) => readFigures(db, actor, query)),
  read(analyticsApi.split, (db, actor, { query }) => splitFigure(db, actor, query)),
  read(analyticsApi.cohorts, (db, actor, { query }) => readCohorts(db, actor, query)),
  read(analyticsApi.deeds, (db, actor, { query }) => listDeeds(db, actor, query)),
  read(analyticsApi.deedsCsv, async (db, actor, { query }) =>
    deedsCsv(query.figure, await takeDeeds(db, actor, query, mostLines), query.format),
  ),
];
