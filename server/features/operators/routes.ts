import { operatorsApi } from '#contract/operators/operators.ts';
import { settingsApi } from '#contract/operators/settings.ts';
import { siteApi } from '#contract/operators/site.ts';
import { passGate, type Route, read, write } from '#server/platform/http/route.ts';
import { findSignedIn, type TokenCheck } from '../accounts/access.ts';
import { endSessions } from '../accounts/sessions/commands/end-sessions.ts';
import { changeSettings } from './commands/change-settings.ts';
import { endAdminSessions } from './commands/end-admin-sessions.ts';
import { adminPasskeyRoutes } from './passkeys/routes.ts';
import { presentAdminSession } from './present.ts';
import { isAdministratorsUser } from './queries/find-admin.ts';
import { listChanges } from './queries/list-changes.ts';
import { readSettingsNow } from './queries/read-settings.ts';
import { siteNow } from './queries/site-now.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { sessionCookie } from './services/settings.ts';
import type { Operators } from './services.ts';
import { adminTeamRoutes } from './team/routes.ts';
import { userNoteRoutes } from './user-notes/routes.ts';
import { viewingRoutes } from './viewings/routes.ts';

interface Services {
  readonly operators: Operators;
  readonly accounts: TokenCheck;
}

export const operatorRoutes = ({ operators, accounts }: Services): readonly Route[] => [
  ...signInRoutes(operators),
  ...adminPasskeyRoutes(operators),
  ...adminTeamRoutes(operators),
  ...userNoteRoutes,
  ...viewingRoutes,
  read(operatorsApi.ownStatus, async (db, { userId }) => ({ isAdmin: await isAdministratorsUser(db, userId) })),
  read(operatorsApi.session, async (_db, actor) => presentAdminSession(actor)),
  signOut({ operators, accounts }, operatorsApi.signOut, 'here'),
  signOut({ operators, accounts }, operatorsApi.signOutEverywhere, 'everywhere'),
  read(siteApi.now, (db) => siteNow(db)),
  read(settingsApi.show, (db) => readSettingsNow(db)),
  write(settingsApi.edit, (tx, actor, { body }) => changeSettings(tx, actor, body)),
  read(settingsApi.changes, (db, actor, { query }) => listChanges(db, actor, query.cursor)),
];

/** Signs the admin out of the panel, and the browser out of the marketplace too. */
function signOut(
  { operators: { settings }, accounts }: Services,
  endpoint: typeof operatorsApi.signOut | typeof operatorsApi.signOutEverywhere,
  where: 'here' | 'everywhere',
): Route {
  const cookie = sessionCookie(settings);
  return {
    endpoint,
    handle: async ({ gates, caller, transaction, setCookie }) => {
      const actor = await passGate(endpoint, gates, caller);
      const user = await findSignedIn(accounts, caller);
      await transaction(async (tx) => {
        await endAdminSessions(tx, actor, where);
        if (user) await endSessions(tx, { ...user, scope: 'local' });
      });
      setCookie(cookie.remove());
    },
  };
}
