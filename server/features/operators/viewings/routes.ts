import { viewingsApi } from '#contract/operators/viewings.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { onUser, writeAsAdmin } from '../access/write-as-admin.ts';
import { endOwnViewing } from './commands/end-viewings.ts';
import { startViewing } from './commands/start-viewing.ts';
import { presentViewing } from './present.ts';
import { findViewing } from './queries/find-viewing.ts';

export const viewingRoutes: readonly Route[] = [
  writeAsAdmin(
    viewingsApi.start,
    {
      name: 'user.see_as',
      on: onUser,
    },
    (tx, actor, { params, body }) => startViewing(tx, actor, { ...params, ...body }),
  ),
  read(viewingsApi.current, async (db, actor) => {
    const found = await findViewing(db, actor);
    return { viewing: found && presentViewing(found) };
  }),
  write(viewingsApi.end, endOwnViewing),
];
