import { settledApi as api } from '#contract/engagements/settled.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import { liftHold } from './commands/lift-hold.ts';
import { describeMoney } from './queries/describe-money.ts';
import { listHolds } from './queries/list-holds.ts';

export const settledRoutes: readonly Route[] = [
  read(api.money, (db) => describeMoney(db)),
  read(api.holds, (db, actor, { query }) => listHolds(db, actor, query.cursor)),
  writeAsAdmin(
    api.lift,
    {
      name: 'hold.lift',
      on: ({ params }) => ({ type: 'pay_hold', id: params.holdId }),
    },
    async (tx, actor, { params, body }) => {
      await liftHold(tx, actor, { ...params, ...body });
      return describeMoney(tx.db);
    },
  ),
];
