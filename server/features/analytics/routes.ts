import { analyticsApi } from '#contract/analytics/analytics.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { listEvents, takeEvents } from './queries/list-events.ts';
import { readCohorts } from './queries/read-cohorts.ts';
import { readFigures } from './queries/read-figures.ts';
import { splitFigure } from './queries/split-figure.ts';
import { eventsCsv } from './texts.ts';

/** The most rows of a CSV file: no one reads more, and spreadsheets open them slowly. */
const mostLines = 10_000;

export const analyticsRoutes = (): readonly Route[] => [
  read(analyticsApi.figures, (db, actor, { query }) => readFigures(db, actor, query)),
  read(analyticsApi.split, (db, actor, { query }) => splitFigure(db, actor, query)),
  read(analyticsApi.cohorts, (db, actor, { query }) => readCohorts(db, actor, query)),
  read(analyticsApi.events, (db, actor, { query }) => listEvents(db, actor, query)),
  read(analyticsApi.eventsCsv, async (db, actor, { query }) =>
    eventsCsv(query.figure, await takeEvents(db, actor, query, mostLines), query.format),
  ),
];
