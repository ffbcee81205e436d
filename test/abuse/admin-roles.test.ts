import { afterAll, expect, test } from 'vitest';
import { adminLivePath } from '#contract/live-stream.ts';
import {
  type AdminPermission,
  type AdminRole,
  adminPermissions,
  adminRoles,
  mayAdmin,
} from '#contract/operators/roles.ts';
import { documentContentPath } from '#contract/vetting/documents.ts';
import { adminPassword, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { requiredQuery, sampleInput } from './sample-input.ts';

// Actions each role must never perform, written down beside the gate's table, so that a wrong entry there differs from
// this.
const never: Record<AdminRole, string> = {
  owner: '',
  reviewer: `
    GET /api/admin/team
    POST /api/admin/team
    PUT /api/admin/team/:memberId/role
    POST /api/admin/team/:memberId/disabling
    GET /api/admin/audit
    GET /api/admin/audit/csv
    GET /api/admin/analytics
    GET /api/admin/analytics/deeds
    GET /api/admin/analytics/deeds/csv
    GET /api/admin/settings
    PATCH /api/admin/settings
    GET /api/admin/settings/changes
    POST /api/admin/users/:userId/suspension
    GET /api/admin/users/csv
    POST /api/admin/users/:userId/email-corrections
    POST /api/admin/users/:userId/data-exports
    POST /api/admin/users/:userId/erasures
    POST /api/admin/users/:userId/messages
    DELETE /api/admin/users/:userId/sessions
    POST /api/admin/users/:userId/second-factor-removal
    GET /api/admin/support/:conversationId
    GET /api/admin/reports/:reportId
    GET /api/admin/payments
    GET /api/admin/payments/csv
    GET /api/admin/payments/:merchantPaymentId
    POST /api/admin/payments/:merchantPaymentId/refunds
    POST /api/admin/refunds/:refundId/approval
    GET /api/admin/payouts
    GET /api/admin/payout-batches/:batchId/file
    POST /api/admin/payout-batches/:batchId/release
    GET /api/admin/bank-statements/:statementId
    POST /api/admin/corrections
    POST /api/admin/pay-holds/:holdId/lifting
    POST /api/admin/failed-tasks/:taskId/retries`,
  finance: `
    GET /api/admin/team
    POST /api/admin/team
    PUT /api/admin/team/:memberId/role
    POST /api/admin/team/:memberId/disabling
    GET /api/admin/audit
    GET /api/admin/audit/csv
    GET /api/admin/users
    GET /api/admin/users/:userId
    POST /api/admin/users/:userId/suspension
    GET /api/admin/users/csv
    POST /api/admin/users/:userId/email-corrections
    POST /api/admin/users/:userId/data-exports
    POST /api/admin/users/:userId/erasures
    POST /api/admin/users/:userId/messages
    DELETE /api/admin/users/:userId/sessions
    POST /api/admin/users/:userId/second-factor-removal
    GET /api/admin/jobs/csv
    GET /api/admin/vetting
    GET /api/admin/vetting/:vettingId
    GET /api/admin/vetting/:vettingId/documents/:documentId/content
    POST /api/admin/vetting/:vettingId/approval
    GET /api/admin/name-changes
    POST /api/admin/name-changes/:nameChangeId/approval
    POST /api/admin/name-changes/:nameChangeId/declining
    GET /api/admin/support/:conversationId
    GET /api/admin/reports/:reportId
    GET /api/admin/match-jobs/:jobId
    GET /api/admin/engagements/:engagementId
    POST /api/admin/engagements/:engagementId/decisions
    POST /api/admin/engagements/:engagementId/evidence/:fileId/link
    POST /api/admin/engagements/:engagementId/evidence-pack
    GET /api/admin/engagements/:engagementId/triage
    POST /api/admin/failed-tasks/:taskId/retries`,
  support: `
    GET /api/admin/team
    POST /api/admin/team
    PUT /api/admin/team/:memberId/role
    POST /api/admin/team/:memberId/disabling
    GET /api/admin/audit
    GET /api/admin/audit/csv
    GET /api/admin/analytics
    GET /api/admin/analytics/deeds
    GET /api/admin/analytics/deeds/csv
    GET /api/admin/settings
    PATCH /api/admin/settings
    GET /api/admin/settings/changes
    GET /api/admin/vetting/:vettingId
    GET /api/admin/vetting/:vettingId/documents/:documentId/content
    POST /api/admin/vetting/:vettingId/approval
    GET /api/admin/name-changes
    POST /api/admin/name-changes/:nameChangeId/approval
    POST /api/admin/name-changes/:nameChangeId/declining
    GET /api/admin/engagements/:engagementId
    POST /api/admin/engagements/:engagementId/decisions
    POST /api/admin/engagements/:engagementId/evidence/:fileId/link
    POST /api/admin/engagements/:engagementId/evidence-pack
    GET /api/admin/engagements/:engagementId/triage
    POST /api/admin/refunds/:refundId/approval
    POST /api/admin/refunds/:refundId/eft
    GET /api/admin/payouts
    GET /api/admin/payout-batches/:batchId
    GET /api/admin/payout-batches/:batchId/file
    POST /api/admin/payout-batches
    POST /api/admin/payout-batches/:batchId/release
    GET /api/admin/bank-statements/:statementId
    GET /api/admin/money
    GET /api/admin/payments/csv
    POST /api/admin/corrections
    POST /api/admin/corrections/:correctionId/approval
    POST /api/admin/pay-holds/:holdId/lifting
    POST /api/admin/wallet-holds/:holdId/lifting
    POST /api/admin/failed-tasks/:taskId/retries`,
};

const ofContract = contractEndpoints.flatMap((endpoint) =>
  endpoint.gate === 'admin' ? [{ ...endpoint, route: `${endpoint.method} ${endpoint.path}` }] : [],
);

/** Actions that no endpoint of the contract names. */
const others = [
  { route: `GET ${documentContentPath}`, permission: 'vetting.review' },
  { route: `GET ${adminLivePath}`, permission: 'panel.enter' },
  { route: 'GET /api/admin/openapi.json', permission: 'panel.enter' },
  { route: 'GET /api/admin/docs', permission: 'panel.enter' },
] as const;

const all = [...ofContract, ...others];

const app = await openTestApp({ work: false });

type Headers = Record<string, string>;

async function signIn(role: AdminRole): Promise<Headers> {
  const { cookies } = await signInAdmin(app, await makeAdmin(app, adminPassword, role));
  return { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), origin: app.url };
}

/** The response to each caller, for a valid request about nothing that exists. */
async function ask({ route, ...given }: (typeof all)[number], headers: Headers): Promise<string> {
  const [method = '', path = ''] = route.split(' ');
  const endpoint = 'status' in given ? given : undefined;
  const params: Record<string, unknown> = endpoint?.params ? (sampleInput(endpoint.params, {}) as never) : {};
  const id = '01980000-0000-7000-8000-000000000000';
  const address = path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? id));
  const body = endpoint?.body && JSON.stringify(sampleInput(endpoint.body, {}));
  const response = await fetch(`${app.url}${address}${requiredQuery(endpoint?.query)}`, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  });
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  if (isProblem) return ((await response.json()) as { code: string }).code;
  await response.body?.cancel();
  return 'answered';
}

const isStopped = (said: string) => ['admin.not_permitted', 'admin.session_required'].includes(said);
/** These end the caller's session. */
const ending = ['DELETE /api/admin/session', 'DELETE /api/admin/sessions'];

const rep = await signUpRep(app);

afterAll(() => expect(all.length).toBeGreaterThan(100));

test.each(adminRoles)('%s: what the table allows, and nothing else', async (role) => {
  const headers = await signIn(role);
  const stopped: Record<string, string> = {};
  for (const one of all.toSorted((a, b) => ending.indexOf(a.route) - ending.indexOf(b.route))) {
    const said = await ask(one, ending.includes(one.route) ? await signIn(role) : headers);
    if (isStopped(said)) stopped[one.route] = said;
  }
  const expected = all.filter(({ permission }) => !mayAdmin(role, permission));
  expect(stopped).toEqual(Object.fromEntries(expected.map(({ route }) => [route, 'admin.not_permitted'])));
});

test.each(adminRoles)('%s: none of its forbidden actions', async (role) => {
  const forbidden = never[role].split('\n').flatMap((line) => line.trim() || []);
  const known = new Map(all.map((one) => [one.route, one]));
  expect(forbidden.filter((route) => !known.has(route))).toEqual([]);
  const headers = await signIn(role);
  for (const route of forbidden) {
    const one = known.get(route);
    if (one) expect(await ask(one, headers), route).toBe('admin.not_permitted');
  }
});

test('a user of the marketplace, and a session that has ended, are refused everywhere', async () => {
  const ended = await signIn('owner');
  await app.database.pool.query("update admin_sessions set expires_at = now() - interval '1 second'");
  const said = new Set<string>();
  for (const one of all) {
    said.add(await ask(one, ended));
    said.add(await ask(one, { authorization: `Bearer ${rep.accessToken}`, origin: app.url }));
  }
  expect([...said]).toEqual(['admin.session_required']);
});

test('every permission is required somewhere, and an owner has them all', () => {
  // Settings that aren't about money: `changeSettings` checks, and its tests cover it.
  const asked = new Set<AdminPermission>([...all.map(({ permission }) => permission), 'settings.edit']);
  expect(adminPermissions.filter((permission) => !asked.has(permission))).toEqual([]);
  expect(adminPermissions.filter((permission) => !mayAdmin('owner', permission))).toEqual([]);
});

test('a changed role applies to the next call of an open session', async () => {
  const email = await makeAdmin(app, adminPassword, 'support');
  const { cookies } = await signInAdmin(app, email);
  const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), origin: app.url };
  const change = (role: AdminRole) =>
    app.database.pool.query('update admin_users set role = $2 where email = $1', [email, role]);
  const payouts = all.find(({ route }) => route === 'GET /api/admin/payouts') ?? expect.fail();
  expect(await ask(payouts, headers)).toBe('admin.not_permitted');
  await change('finance');
  expect(await ask(payouts, headers)).toBe('answered');
  await change('reviewer');
  const response = await fetch(`${app.url}/api/admin/payouts`, { headers });
  expect(await response.json()).toMatchObject({
    status: 403,
    code: 'admin.not_permitted',
    detail:
      'This needs the role owner or finance, and your role is reviewer. Ask a team member with that role, or ask an owner to change yours.',
  });
});
