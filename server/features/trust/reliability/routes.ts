import { reliabilityApi } from '#contract/trust/reliability.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { presentBusinessRecord, presentFigure, presentRepRecord } from './present.ts';
import { listEntries, workOutOwn } from './queries/show-own.ts';

export const reliabilityRoutes: readonly Route[] = [
  read(reliabilityApi.ofRep, async (db, { repId }) => {
    const figure = await workOutOwn(db, 'rep', repId);
    return { ...presentFigure(figure), record: presentRepRecord(figure) };
  }),
  read(reliabilityApi.entriesOfRep, (db, { repId }, { query }) => listEntries(db, { repId }, query.cursor)),
  read(reliabilityApi.ofBusiness, async (db, { businessId }) => {
    const figure = await workOutOwn(db, 'business', businessId);
    return { ...presentFigure(figure), record: presentBusinessRecord(figure) };
  }),
  read(reliabilityApi.entriesOfBusiness, (db, { businessId }, { query }) =>
    listEntries(db, { businessId }, query.cursor),
  ),
];
