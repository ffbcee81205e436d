import { analyticsApi } from '#contract/analytics/analytics.ts';
import type { ReadBehind } from '#server/platform/db/replica.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { listEvents, takeEvents } from './queries/list-events.ts';
import { readCohorts } from './queries/read-cohorts.ts';
import { readFigures } from './queries/read-figures.ts';
import { splitFigure } from './queries/split-figure.ts';
import { eventsCsv } from './texts.ts';

/** The most rows of a CSV file: no one reads more, and spreadsheets open them slowly. */
const mostLines = 10_000;

/** Figures are counted by tasks, so no admin looks for what they have just done. */
export const analyticsRoutes = ({ readBehind }: { readonly readBehind: ReadBehind }): readonly Route[] => [
  read(analyticsApi.figures, (_db, actor, { query }) => readBehind((db) => readFigures(db, actor, query))),
  read(analyticsApi.split, (_db, actor, { query }) => readBehind((db) => splitFigure(db, actor, query))),
  read(analyticsApi.cohorts, (_db, actor, { query }) => readBehind((db) => readCohorts(db, actor, query))),
  read(analyticsApi.events, (_db, actor, { query }) => readBehind((db) => listEvents(db, actor, query))),
  read(analyticsApi.eventsCsv, async (_db, actor, { query }) =>
    eventsCsv(query.figure, await readBehind((db) => takeEvents(db, actor, query, mostLines)), query.format),
  ),
];
