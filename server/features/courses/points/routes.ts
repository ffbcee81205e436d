import { pointsApi } from '#contract/courses/points.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { describePoints, listPoints } from './queries/find-points.ts';

export const pointsRoutes = (): readonly Route[] => [
  read(pointsApi.show, async (db, actor, { query }) => {
    const [totals, page] = await Promise.all([describePoints(db, actor), listPoints(db, actor, query.cursor)]);
    return { ...totals, ...page };
  }),
];
