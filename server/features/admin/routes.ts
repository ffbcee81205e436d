import { adminApi } from '#contract/admin.ts';
import { passGate, type Route, read, write } from '#server/platform/http/route.ts';
import type { Admin } from './access/open-admin.ts';
import { sessionCookie } from './access/settings.ts';
import { endAdminSessions } from './commands/end-admin-sessions.ts';
import { recordAct } from './commands/record-act.ts';
import { presentAdminSession, presentAdminUser } from './present.ts';
import { countFigures } from './queries/count-figures.ts';
import { describeJob } from './queries/describe-job.ts';
import { describeUser } from './queries/describe-user.ts';
import { isAdminEmail } from './queries/find-admin.ts';
import { listAudit } from './queries/list-audit.ts';
import { listJobs } from './queries/list-jobs.ts';
import { listUsers } from './queries/list-users.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { vettingRoutes } from './routes/vetting.ts';

export const adminRoutes = ({ admin }: { readonly admin: Admin }): readonly Route[] => [
  ...signInRoutes(admin),
  read(adminApi.standing, async (db, { email }) => ({ isAdmin: await isAdminEmail(db, email) })),
  read(adminApi.session, async (_db, actor) => presentAdminSession(actor)),
  signOut(admin, adminApi.signOut, 'here'),
  signOut(admin, adminApi.signOutEverywhere, 'everywhere'),
  read(adminApi.figures, countFigures),
  read(adminApi.users, async (db, actor, { query }) => {
    const { items, nextCursor } = await listUsers(db, actor, query);
    return { items: items.map(presentAdminUser), nextCursor };
  }),
  showUser,
  read(adminApi.jobs, (db, actor, { query }) => listJobs(db, actor, query.cursor)),
  read(adminApi.job, (db, actor, { params }) => describeJob(db, actor, params.jobId)),
  read(adminApi.audit, (db, actor, { query }) => listAudit(db, actor, query.cursor)),
  ...vettingRoutes(admin),
];

function signOut(
  { settings }: Admin,
  endpoint: typeof adminApi.signOut | typeof adminApi.signOutEverywhere,
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

/** Nobody looks at a person without a line in the record: it is written before the answer leaves. */
const showUser = write(adminApi.user, async (tx, actor, { params: { userId } }) => {
  const user = await describeUser(tx.db, actor, userId);
  await recordAct(tx, actor, 'user.view', { type: 'user', id: userId });
  return user;
});
