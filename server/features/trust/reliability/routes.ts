import { reliabilityApi } from '#contract/trust/reliability.ts';
import { reliabilityAppealsApi } from '#contract/trust/reliability-appeals.ts';
import { reliabilityExcusesApi } from '#contract/trust/reliability-excuses.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import { appealEntry } from './commands/appeal-entry.ts';
import { decideAppeal } from './commands/decide-appeal.ts';
import { excuseAsBusiness } from './commands/excuse-entry.ts';
import { presentBusinessRecord, presentFigure, presentRepRecord } from './present.ts';
import { listAppeals } from './queries/list-appeals.ts';
import { listExcusable } from './queries/list-excusable.ts';
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
  write(reliabilityAppealsApi.asRep, (tx, { repId }, { params, body }) =>
    appealEntry(tx, { repId }, { ...params, ...body }),
  ),
  write(reliabilityAppealsApi.asBusiness, (tx, { businessId }, { params, body }) =>
    appealEntry(tx, { businessId }, { ...params, ...body }),
  ),
  read(reliabilityExcusesApi.ofGig, async (db, actor, { params }) => ({
    items: await listExcusable(db, actor, params.engagementId),
  })),
  write(reliabilityExcusesApi.accept, (tx, actor, { params, body }) =>
    excuseAsBusiness(tx, actor, { ...params, ...body }),
  ),
  read(reliabilityAppealsApi.list, (db, actor, { query }) => listAppeals(db, actor, query)),
  writeAsAdmin(
    reliabilityAppealsApi.decide,
    {
      name: 'reliability_appeal.decide',
      on: ({ params }) => ({ type: 'reliability_appeal', id: params.appealId }),
      reason: ({ body }) => `${body.outcome}: ${body.reason}`,
    },
    (tx, actor, { params, body }) => decideAppeal(tx, actor, { ...params, ...body }),
  ),
];
