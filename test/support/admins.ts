import { randomUUID } from 'node:crypto';
import { type Approval, approvalsApi } from '#contract/operators/approvals.ts';
import { operatorsApi } from '#contract/operators/operators.ts';
import type { AdminRole } from '#contract/operators/roles.ts';
import { teamOfAdminsApi } from '#contract/operators/team.ts';
import { createAdmin } from '#server/features/operators/commands/manage-admins.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { browserFetch } from './accounts-app.ts';
import { type Call, callerOf } from './api.ts';
import type { TestApp } from './app.ts';
import { appCode } from './second-factors.ts';

export const adminPassword = 'jacaranda over the stoep';

/** Created as by the command line. Returns the address. */
export async function makeAdmin(
  { services }: TestApp,
  password = adminPassword,
  role: AdminRole = 'owner',
): Promise<string> {
  const email = `admin-${randomUUID()}@thengisa.example`;
  const passwordHash = await hashPassword(password);
  await services.transaction((tx) => createAdmin(tx, 'command line', { email, role, passwordHash }));
  return email;
}

export type AdminBrowser = { call: Call; cookies: Map<string, string> };

/** A browser on a page of our own origin, or of another: it keeps cookies and sends the page's origin. */
export function openAdminBrowser(app: Pick<TestApp, 'url'>, headers: Record<string, string> = {}): AdminBrowser {
  const { fetch: browse, cookies } = browserFetch(headers.origin ?? app.url);
  const fetcher: typeof fetch = (input, init) => {
    const all = new Headers(init?.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return browse(input, { ...init, headers: all });
  };
  return { call: callerOf(app.url, null, fetcher), cookies };
}

/** With a session, by password only. */
export async function signInAdmin(app: TestApp, email: string): Promise<AdminBrowser> {
  const browser = openAdminBrowser(app);
  await browser.call(operatorsApi.signIn, { body: { email, password: adminPassword } });
  return browser;
}

/** A finance admin whom `by` has just added in the panel, and who can't approve yet. */
export async function addColleague(app: TestApp, by: Call) {
  const email = `colleague-${randomUUID()}@thengisa.example`;
  const { id } = await by(teamOfAdminsApi.add, { body: { email, role: 'finance', reason: 'Help' } });
  const update = 'update admin_users set password_hash = $1 where id = $2';
  await app.database.pool.query(update, [await hashPassword(adminPassword), id]);
  return { id, email, ...(await signInAdmin(app, email)) };
}

/** With a session and a new authenticator app, its secret, and the code that was used up. */
export async function setUpApp(
  app: TestApp,
  email: string,
): Promise<AdminBrowser & { secret: string; usedCode: string }> {
  const browser = openAdminBrowser(app);
  const body = { email, password: adminPassword, setUpSecondFactor: true };
  const { setUp } = await browser.call(operatorsApi.signIn, { body });
  if (!setUp) throw new Error('There is an authenticator app already.');
  const usedCode = appCode(setUp.secret);
  await browser.call(operatorsApi.proveCode, { body: { code: usedCode } });
  return { ...browser, secret: setUp.secret, usedCode };
}

/** The open proposal about an object; about the settings without one. */
export async function openProposal(call: Call, targetId: string | null = null): Promise<Approval> {
  const { items } = await call(approvalsApi.list, { query: {} });
  const found = items.find(({ target }) => (target?.id ?? null) === targetId);
  if (!found) throw new Error('Nothing is proposed about it.');
  return found;
}

/** Approves as a second admin. */
export const approveOpen = async (call: Call, targetId: string | null = null): Promise<Approval> =>
  call(approvalsApi.approve, { params: { approvalId: (await openProposal(call, targetId)).id } });

/** The audit entries about an address, oldest first: `sign_in refused admin.password_wrong`. */
export async function auditOf({ database }: TestApp, who: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ act: string; outcome: string; reason: string | null }>(
    'select act, outcome, reason from admin_audit where who = $1 order by created_at, id',
    [who],
  );
  return rows.map(({ act, outcome, reason }) => [act, outcome, reason].filter(Boolean).join(' '));
}
