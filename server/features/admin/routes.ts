import { adminApi } from '#contract/admin.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../operators/access/write-as-admin.ts';
import { presentAdminUser } from './present.ts';
import { countFigures } from './queries/count-figures.ts';
import { describeUser } from './queries/describe-user.ts';
import { listUsers } from './queries/list-users.ts';

export const adminRoutes: readonly Route[] = [
  read(adminApi.figures, countFigures),
  read(adminApi.users, async (db, actor, { query }) => {
    const { items, nextCursor } = await listUsers(db, actor, query);
    return { items: items.map(presentAdminUser), nextCursor };
  }),
  writeAsAdmin(
    adminApi.user,
    { name: 'user.view', on: ({ params }) => ({ type: 'user', id: params.userId }) },
    (tx, actor, { params }) => describeUser(tx.db, actor, params.userId),
  ),
];
