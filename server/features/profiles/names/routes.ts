import { nameChangesApi } from '#contract/profiles/name-review.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { approveName, declineName } from './commands/decide-name.ts';
import { describeNameChange, listNameChanges } from './queries/list-name-changes.ts';

interface Settings {
  /** The public origin of the site. */
  readonly siteUrl: string;
}

/** The team's review of new names. */
export const nameRoutes = (settings: Settings): readonly Route[] => [
  read(nameChangesApi.list, (db, actor, { query }) => listNameChanges(db, actor, query)),
  write(nameChangesApi.approve, async (tx, actor, { params }) => {
    await approveName(tx, actor, params, settings);
    return describeNameChange(tx.db, params.nameChangeId);
  }),
  write(nameChangesApi.decline, async (tx, actor, { params, body }) => {
    await declineName(tx, actor, { ...params, ...body }, settings);
    return describeNameChange(tx.db, params.nameChangeId);
  }),
];
