import { auditApi } from '#contract/operators/audit.ts';
import { operatorsApi } from '#contract/operators/operators.ts';
import { passGate, type Route, read } from '#server/platform/http/route.ts';
import { endAdminSessions } from './commands/end-admin-sessions.ts';
import { presentAdminSession } from './present.ts';
import { isAdminEmail } from './queries/find-admin.ts';
import { listAudit } from './queries/list-audit.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { sessionCookie } from './services/settings.ts';
import type { Operators } from './services.ts';

export const operatorRoutes = ({ operators }: { readonly operators: Operators }): readonly Route[] => [
  ...signInRoutes(operators),
  read(operatorsApi.standing, async (db, { email }) => ({ isAdmin: await isAdminEmail(db, email) })),
  read(operatorsApi.session, async (_db, actor) => presentAdminSession(actor)),
  signOut(operators, operatorsApi.signOut, 'here'),
  signOut(operators, operatorsApi.signOutEverywhere, 'everywhere'),
  read(auditApi.list, (db, actor, { query }) => listAudit(db, actor, query.cursor)),
];

function signOut(
  { settings }: Operators,
  endpoint: typeof operatorsApi.signOut | typeof operatorsApi.signOutEverywhere,
  where: 'here' | 'everywhere',
): Route {
  const cookie = sessionCookie(settings);
  return {
    endpoint,
    handle: async ({ gates, caller, transaction, setCookie }) => {
      const actor = await passGate(endpoint, gates, caller);
      await transaction((tx) => endAdminSessions(tx, actor, where));
      setCookie(cookie.remove());
    },
  };
}
