import { settledApi as api } from '#contract/engagements/settled.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { proposeLift } from './commands/propose-lift.ts';
import { describeMoney } from './queries/describe-money.ts';
import { listHolds } from './queries/list-holds.ts';

export const settledRoutes: readonly Route[] = [
  read(api.money, (db) => describeMoney(db)),
  read(api.holds, (db, actor, { query }) => listHolds(db, actor, query.cursor)),
  write(api.lift, async (tx, actor, { params, body }) => {
    await proposeLift(tx, actor, { ...params, ...body });
    return describeMoney(tx.db);
  }),
];
