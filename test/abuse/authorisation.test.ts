import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { apply, jobDraft, postJob } from '#test/support/hiring.ts';
import { type Cast, known, makeSecrets, type Role, type Secret, signUpCast } from './cast.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { mountedRoutes } from './mounted-routes.ts';
import { sampleInput } from './sample-input.ts';

// Every route there is, and how it ends for whom. A job and an application in an address are the business's and the
// rep's; the others are strangers to them. What is not listed here must not be mounted.
const table = `
                                                           anonymous rep business otherRep otherBusiness both admin
GET /healthz                                               200 200 200 200 200 200 200
GET /readyz                                                200 200 200 200 200 200 200

GET /robots.txt                                            200 200 200 200 200 200 200
GET /sitemap.xml                                           200 200 200 200 200 200 200

GET /api/openapi.json                                      200 200 200 200 200 200 200
GET /api/docs                                              200 200 200 200 200 200 200
GET /api/docs/json                                         200 200 200 200 200 200 200
GET /api/docs/yaml                                         200 200 200 200 200 200 200
GET /api/docs/static/*                                     404 404 404 404 404 404 404
GET /api/docs/static/index.html                            302 302 302 302 302 302 302
GET /api/docs/static/swagger-initializer.js                200 200 200 200 200 200 200

GET /api/locations                                         200 200 200 200 200 200 200
GET /api/industries                                        200 200 200 200 200 200 200

GET /api/me                                                401 200 200 200 200 200 401
GET /api/live                                              401 200 200 200 200 200 401
GET /api/account                                           401 200 200 200 200 200 401
GET /api/account/export                                    401 200 200 200 200 200 401
GET /api/account/sessions                                  401 200 200 200 200 200 401
DELETE /api/account/sessions/:sessionId                    401 204 404 404 404 404 401
PATCH /api/account/notifications                           401 200 200 200 200 200 401
DELETE /api/account/email-change                           401 204 204 204 204 204 401
POST /api/account/completion                               401 200 200 200 200 200 401
POST /api/account/rep-profile                              401 200 200 200 200 200 401
POST /api/account/business-profile                         401 200 200 200 200 200 401
POST /api/account/closure                                  401 204 204 204 204 204 401

GET /api/jobs                                              401 200 403 200 403 200 401
GET /api/jobs/:jobId                                       401 200 403 200 403 200 401
POST /api/jobs/:jobId/applications                         401 201 403 201 403 201 401
GET /api/rep/dashboard                                     401 200 403 200 403 200 401
GET /api/rep/applications                                  401 200 403 200 403 200 401
GET /api/rep/applications/counts                           401 200 403 200 403 200 401
POST /api/rep/applications/:applicationId/withdrawal       401 200 403 404 403 404 401

GET /api/business/dashboard                                401 403 200 403 200 200 401
GET /api/business/jobs                                     401 403 200 403 200 200 401
POST /api/business/jobs                                    401 403 201 403 201 201 401
GET /api/business/jobs/:jobId                              401 403 200 403 404 404 401
PATCH /api/business/jobs/:jobId                            401 403 200 403 404 404 401
POST /api/business/jobs/:jobId/closure                     401 403 204 403 404 404 401
GET /api/business/jobs/:jobId/applications                 401 403 200 403 404 404 401
POST /api/business/applications/:applicationId/interview   401 403 200 403 404 404 401
POST /api/business/applications/:applicationId/acceptance  401 403 200 403 404 404 401
POST /api/business/applications/:applicationId/rejection   401 403 200 403 404 404 401

POST /api/admin/sign-ins                                   403 403 403 403 403 403 403
POST /api/admin/sign-ins/code                              403 403 403 403 403 403 403
GET /api/admin/session                                     401 401 401 401 401 401 200
DELETE /api/admin/session                                  401 401 401 401 401 401 204
DELETE /api/admin/sessions                                 401 401 401 401 401 401 204
GET /api/admin-standing                                    401 200 200 200 200 200 401
GET /api/admin/figures                                     401 401 401 401 401 401 200
GET /api/admin/users                                       401 401 401 401 401 401 200
GET /api/admin/users/:userId                               401 401 401 401 401 401 200
GET /api/admin/jobs                                        401 401 401 401 401 401 200
GET /api/admin/jobs/:jobId                                 401 401 401 401 401 401 200
GET /api/admin/audit                                       401 401 401 401 401 401 200

POST /api/leads                                            201 201 201 201 201 201 201
POST /api/leads/withdrawal                                 403 403 403 403 403 403 403
POST /functions/v1/send-contact-email                      200 200 200 200 200 200 200

GET /files/*                                               403 403 403 403 403 403 403
GET /dev/mail                                              200 200 200 200 200 200 200
GET /dev/mail/:id                                          404 404 404 404 404 404 404
GET /dev/mail/:id/html                                     404 404 404 404 404 404 404

OPTIONS /auth/v1/*                                         204 204 204 204 204 204 204
GET /auth/v1/.well-known/jwks.json                         200 200 200 200 200 200 200
POST /auth/v1/signup                                       422 422 422 422 422 422 422
POST /auth/v1/token                                        400 400 400 400 400 400 400
POST /auth/v1/recover                                      400 400 400 400 400 400 400
POST /auth/v1/resend                                       400 400 400 400 400 400 400
POST /auth/v1/otp                                          400 400 400 400 400 400 400
POST /auth/v1/verify                                       400 400 400 400 400 400 400
GET /auth/v1/verify                                        303 303 303 303 303 303 303
GET /auth/v1/user                                          401 200 200 200 200 200 401
PUT /auth/v1/user                                          401 200 200 200 200 200 401
GET /auth/v1/reauthenticate                                401 200 200 200 200 200 401
POST /auth/v1/logout                                       401 204 204 204 204 204 401
POST /auth/v1/factors                                      401 400 400 400 400 400 401
DELETE /auth/v1/factors/:factorId                          401 404 404 404 404 404 401
POST /auth/v1/factors/:factorId/challenge                  401 404 404 404 404 404 401
POST /auth/v1/factors/:factorId/verify                     401 400 400 400 400 400 401
GET /auth/v1/factors/recovery-codes                        401 404 404 404 404 404 401
POST /auth/v1/factors/recovery-codes                       401 401 401 401 401 401 401
DELETE /auth/v1/factors/recovery-codes                     401 401 401 401 401 401 401
POST /auth/v1/factors/recovery-codes/regenerate            401 401 401 401 401 401 401
POST /auth/v1/factors/recovery-codes/verify                401 400 400 400 400 400 401
`;

/** Ways of the protocol to sign in that are not offered: refused to everybody, by every method. */
const notOffered = [
  '/auth/v1/sso',
  '/auth/v1/sso/*',
  '/auth/v1/user/identities/*',
  '/auth/v1/authorize',
  '/auth/v1/callback',
];

/** Routes that change who the caller is: each gets people of its own. */
const changesTheCaller = [
  'POST /api/account/rep-profile',
  'POST /api/account/business-profile',
  'POST /api/account/closure',
  'DELETE /api/admin/session',
  'DELETE /api/admin/sessions',
];

type Row = { readonly route: string; readonly expected: Record<Role, number> };

const [header = '', ...lines] = table.split('\n').filter((line) => line.trim() !== '');
const roles = header.trim().split(/\s+/) as Role[];
const rows: Row[] = lines.map((line) => {
  const [method = '', path = '', ...statuses] = line.split(/\s+/);
  const expected = Object.fromEntries(roles.map((role, column) => [role, Number(statuses[column])]));
  return { route: `${method} ${path}`, expected: expected as Record<Role, number> };
});

/** What a row's calls are about, made anew for each row: a call that should have been refused would spoil the next. */
type Scene = {
  readonly cast: Cast;
  readonly params: Record<string, string>;
  readonly secrets: readonly Secret[];
  readonly locationId: string;
};

let app: TestApp;
let cast: Cast;
let secrets: readonly Secret[];

beforeAll(async () => {
  app = await startTestApp({ work: false });
  cast = await signUpCast(app);
  secrets = await makeSecrets(cast);
});
afterAll(() => app.close());

async function setScene(route: string): Promise<Scene> {
  const people = changesTheCaller.includes(route) ? await signUpCast(app) : cast;
  const { locationId } = await jobDraft(people.business.call);
  const job = await postJob(people.business);
  const { userId } = people.rep;
  const params = { jobId: job.id, userId, factorId: randomUUID(), id: randomUUID(), applicationId: '', sessionId: '' };
  // Applying is for a job that nobody of the cast has applied for.
  if (route.endsWith('/jobs/:jobId/applications') && route.startsWith('POST'))
    return { cast: people, params, secrets, locationId };
  const message = `message ${randomUUID()}`;
  const application = await apply(people.rep, job.id, message);
  if (route.includes(':sessionId')) params.sessionId = await secondSessionOf(people);
  params.applicationId = application.id;
  const own = [message, application.id].map(known('rep', 'business'));
  return { cast: people, params, secrets: [...secrets, ...own], locationId };
}

async function secondSessionOf({ rep }: Cast): Promise<string> {
  const { data, error } = await rep.auth.signInWithPassword(rep);
  if (error) throw error;
  return String(decodeJwt(data.session.access_token).session_id);
}

/** One that is accepted, so that only who calls decides. */
function bodyOf(route: string, role: Role, { cast: people, locationId }: Scene): object | undefined {
  const endpoint = contractEndpoints.find(({ method, path }) => `${method} ${path}` === route);
  const password = people[role]?.password ?? 'a guess';
  if (endpoint?.body) return sampleInput(endpoint.body, { locationId, password, email: 'somebody@example.co.za' });
  return /^(POST|PUT) \/auth\/v1\//.test(route) ? {} : undefined;
}

async function ask(route: string, role: Role, scene: Scene): Promise<{ status: number; text: string }> {
  const [method = '', path = ''] = route.split(' ');
  const address = path.replace(/:(\w+)/g, (_, name: string) => scene.params[name] ?? '').replace('*', 'anything');
  const body = bodyOf(route, role, scene);
  const response = await fetch(`${app.url}${address}${path.endsWith('/logout') ? '?scope=others' : ''}`, {
    method,
    redirect: 'manual',
    headers: {
      ...scene.cast[role]?.headers,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status } = response;
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { status, text: '' };
  }
  return { status, text: await response.text() };
}

test('every route is listed, and every listed route is there', async () => {
  const mounted = await mountedRoutes(app.services);
  const listed = [
    ...rows.map(({ route }) => route),
    ...notOffered.flatMap((path) => ['GET', 'POST', 'PUT', 'DELETE'].map((method) => `${method} ${path}`)),
  ];
  // A HEAD comes with each GET and is checked beside it.
  const toList = mounted.filter(
    (route) => !(route.startsWith('HEAD') && mounted.includes(route.replace('HEAD', 'GET'))),
  );
  expect(listed.toSorted()).toEqual(toList);
  const inContract = contractEndpoints.map(({ method, path }) => `${method} ${path}`);
  expect(inContract.filter((route) => !mounted.includes(route))).toEqual([]);
});

test.each(rows)('$route', async ({ route, expected }) => {
  const scene = await setScene(route);
  // The refused ones first: whoever may do it, and thereby changes it, comes last.
  const order = roles.toSorted((one, other) => expected[other] - expected[one]);
  const ended: Partial<Record<Role, number>> = {};
  const shown: string[] = [];
  for (const role of order) {
    const { status, text } = await ask(route, role, scene);
    ended[role] = status;
    for (const secret of scene.secrets)
      if (!secret.parties.includes(role) && text.includes(secret.text)) shown.push(`${secret.text} to ${role}`);
  }
  expect(ended).toEqual(expected);
  expect(shown).toEqual([]);
});

/** A HEAD must not redeem a link or send a mail; and files are read by a GET alone. */
const withoutHead = ['/files/', '/auth/v1/verify', '/auth/v1/reauthenticate'];

test.each(rows.filter(({ route }) => route.startsWith('GET') && !route.endsWith('/live')))(
  'HEAD, for $route',
  async ({ route, expected }) => {
    const scene = await setScene(route);
    for (const role of roles) {
      const { status, text } = await ask(route.replace('GET', 'HEAD'), role, scene);
      expect({ role, status, text }).toEqual({
        role,
        status: withoutHead.some((path) => route.includes(path)) ? 404 : expected[role],
        text: '',
      });
    }
  },
);

test.each(notOffered)('nobody signs in by %s', async (path) => {
  const scene = await setScene(path);
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
    for (const role of roles) {
      const { status } = await ask(`${method} ${path}`, role, scene);
      expect({ method, role, refused: status >= 400 && status < 500 }).toEqual({ method, role, refused: true });
    }
});

test('what is secret is shown to those it belongs to', async () => {
  const scene = await setScene('GET /api/business/jobs/:jobId/applications');
  const received = await ask('GET /api/business/jobs/:jobId/applications', 'business', scene);
  const own = await ask('GET /api/rep/applications', 'rep', scene);
  for (const { text } of scene.secrets.slice(-2)) {
    expect(received.text).toContain(text);
    expect(own.text).toContain(text);
  }
  for (const role of roles.filter((one) => one !== 'anonymous' && one !== 'admin'))
    expect((await ask('GET /api/me', role, scene)).text).toContain(cast[role]?.email);
});
