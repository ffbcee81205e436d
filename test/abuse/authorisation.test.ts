import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { jobDraftsApi } from '#contract/jobs/job-drafts.ts';
import { savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { jobSlug } from '#domain/jobs/job-slug.ts';
import { payGigsHere, twoDays } from '#test/support/engagements.ts';
import { apply, dayFromNow, jobDraft, lawfulTerms, postJob } from '#test/support/hiring.ts';
import { agree, hoursFromNow, propose } from '#test/support/interviews.ts';
import { sendFileTo } from '#test/support/messaging.ts';
import { sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { startCheckout } from '#test/support/paying.ts';
import { profileFields } from '#test/support/profiles.ts';
import { turnPushOn } from '#test/support/pushes.ts';
import { addVideo } from '#test/support/training-videos.ts';
import { uploadFile } from '#test/support/uploads.ts';
import { type Cast, known, makeSecrets, type Role, type Secret, signUpCast } from './cast.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { courseDraftOf, deskThingsOf, invitedMember, judgedJobOf } from './desk-things.ts';
import { matchingThingsOf } from './matching-things.ts';
import { mountedRoutes } from './mounted-routes.ts';
import {
  certificateOf,
  challengedFactorOf,
  conversationOf,
  giftOf,
  learnedCourseOf,
  openPayoutOf,
  passkeyOf,
  secondSessionOf,
} from './own-things.ts';
import { paymentThingsOf } from './payment-things.ts';
import { payoutThingsOf } from './payout-things.ts';
import { roles, rows } from './route-table.ts';
import { requiredQuery, sampleInput } from './sample-input.ts';
import { takenCaseFor, waitingNameOf } from './vetting-case.ts';

/** Sign-in methods of the protocol that are not offered: refused to every caller, for every method. */
const notOffered = [
  '/auth/v1/sso',
  '/auth/v1/sso/*',
  '/auth/v1/user/identities/*',
  '/auth/v1/authorize',
  '/auth/v1/callback',
];

/** Routes that change the caller's account: each gets its own users. */
const changesTheCaller = [
  'POST /api/account/rep-profile',
  'POST /api/account/business-profile',
  'POST /api/account/closure',
  'PUT /api/conversations/:conversationId/block',
  // The note that the business has of the rep would be changed by others than it was read from.
  'PUT /api/business/applications/:applicationId/rep-note',
  'PATCH /api/rep/profile',
  'PATCH /api/business/profile',
  'DELETE /api/admin/users/:userId/sessions',
  'POST /api/admin/users/:userId/email-corrections',
  'POST /api/admin/users/:userId/erasures',
  'POST /api/admin/users/:userId/suspension',
  'DELETE /api/admin/session',
  'DELETE /api/admin/sessions',
];

/** An interview time, to propose and to accept. */
const times = [hoursFromNow(30)];

/** The objects of a row's calls, created for each row: a call that wrongly succeeds would spoil the next. */
type Scene = {
  readonly cast: Cast;
  readonly params: Record<string, string>;
  readonly secrets: readonly Secret[];
  readonly locationId: string;
};

// On a different server: the stand-in for PayFast isn't part of the product.
const app = await openTestApp({ work: false, env: { PAYFAST_URL: 'https://payfast.test' } });
const cast = await signUpCast(app);
const secrets = await makeSecrets(cast);
await payGigsHere(app);
const ofProfiles = await profileFields(cast.rep.call);

async function setScene(route: string, people?: Cast): Promise<Scene> {
  if (!people) return setScene(route, changesTheCaller.includes(route) ? await signUpCast(app) : cast);
  const { locationId } = await jobDraft(people.business.call);
  const ofGig = /\/gigs?(\.ics)?$/.test(route);
  const ofEngagement = route.includes('/engagement');
  const job = await postJob(
    people.business,
    ofGig ? { startDate: dayFromNow(3) } : ofEngagement ? { schedule: twoDays() } : {},
  );
  const { userId } = people.rep;
  const params = {
    check: 'queue',
    taskId: randomUUID(),
    jobId: job.id,
    userId,
    factorId: randomUUID(),
    id: randomUUID(),
    slug: jobSlug(job),
    file: '1',
    month: '2026-11',
    year: '2027',
    applicationId: '',
    sessionId: '',
    purpose: 'cv',
    userType: 'rep',
    fileId: '',
    // Not tied to any object: each can be decided only once.
    holdId: randomUUID(),
    messageId: randomUUID(),
    leadId: randomUUID(),
    keyId: randomUUID(),
    saleId: randomUUID(),
    externalId: 'ORDER-1',
    ending: '00',
    correctionId: randomUUID(),
    approvalId: randomUUID(),
    entryId: randomUUID(),
    appealId: randomUUID(),
    reviewId: randomUUID(),
    offerId: randomUUID(),
    invitationId: randomUUID(),
    reviewCaseId: randomUUID(),
  };
  // Applying needs a job that no member of the cast has applied for.
  if (route.endsWith('/jobs/:jobId/applications') && route.startsWith('POST'))
    return { cast: people, params, secrets, locationId };
  const message = `message ${randomUUID()}`;
  const application = await apply(people.rep, job.id, message);
  if (route.includes(':sessionId')) params.sessionId = await secondSessionOf(people);
  if (route.includes(':factorId')) Object.assign(params, await challengedFactorOf(people, app.url));
  if (route.includes(':passkeyId')) Object.assign(params, await passkeyOf(people, app.url));
  if (/:fileId|\/:purpose\/link/.test(route)) params.fileId = (await uploadFile(app, people.rep, 'cv')).id;
  if (route.includes(':vettingId')) Object.assign(params, await takenCaseFor(app, people.admin));
  if (route.includes(':nameChangeId')) Object.assign(params, await waitingNameOf(app));
  if (route.includes('/notifications/:notificationId'))
    Object.assign(params, { notificationId: await newestOf(people.business) });
  if (route.includes(':deviceId')) Object.assign(params, { deviceId: (await turnPushOn(people.rep)).id });
  if (route.includes(':videoId')) Object.assign(params, { videoId: (await addVideo(people.business)).id });
  if (route.includes(':draftId'))
    Object.assign(params, { draftId: (await people.business.call(jobDraftsApi.start, { body: {} })).id });
  if (route.includes(':searchId')) Object.assign(params, { searchId: (await saveSearch(people.rep)).id });
  if (route.includes('/payments/:merchantPaymentId'))
    Object.assign(params, { merchantPaymentId: (await startCheckout(people.rep)).paymentId });
  if (/\/admin\/payment|:refundId|:differenceId/.test(route))
    Object.assign(params, await paymentThingsOf(app, people.rep, route));
  if (route.endsWith('.ics')) await agree(people.business, people.rep, application.id);
  if (ofGig || ofEngagement) {
    const accepted = { params: { applicationId: application.id }, body: {} };
    await people.business.call(applicationsApi.accept, accepted);
  }
  if (ofEngagement) {
    const { items } = await people.rep.call(engagementsApi.ofRep, { query: {} });
    Object.assign(params, { engagementId: items[0]?.id });
  }
  if (route.includes(':courseId')) Object.assign(params, await learnedCourseOf(app, people.rep));
  if (route.includes('/course-drafts/:courseId')) Object.assign(params, await courseDraftOf(app));
  if (route.includes(':memberId')) Object.assign(params, { memberId: await invitedMember(app) });
  if (route.includes(':giftId')) Object.assign(params, await giftOf(app, people.business, people.rep));
  if (route.includes('/certificates/:number')) Object.assign(params, await certificateOf(app, people.rep));
  if (route.endsWith('/retake'))
    await app.database.pool.query(
      "update certificates set withdrawn_at = now(), withdrawn_reason = 'A slip' where user_id = $1",
      [people.rep.userId],
    );
  if (route.includes('/rep/payouts/:payoutId')) Object.assign(params, await openPayoutOf(app, people.rep));
  if (/\/admin\/(payout|wallet-hold|bank-statement)/.test(route))
    Object.assign(params, await payoutThingsOf(app, route));
  if (route.includes(':interviewId')) {
    const { interview } = await propose(people.business, application.id, [times[0] ?? '']);
    Object.assign(params, { interviewId: interview?.id ?? '' });
  }
  if (/:repId|\/rep\/invitations\/|\/admin\/match-/.test(route))
    Object.assign(params, await matchingThingsOf(app, { rep: people.rep, jobId: job.id }));
  params.applicationId = application.id;
  if (/\/admin\/(support|reports|canned-answers)\//.test(route)) Object.assign(params, await deskThingsOf(app, route));
  if (/take-down|putting-back|:caseId|:wordId/.test(route))
    Object.assign(params, await judgedJobOf(app, route, job.id));
  const ofConversation = /\/conversations|\/messages\/search/.test(route);
  const written = `words ${randomUUID()}`;
  if (ofConversation) {
    const of = await conversationOf(people, application.id, written);
    Object.assign(params, of, route.includes(':fileId') && (await sendFileTo(app, people.rep, of.conversationId)));
  }
  const own = [message, application.id, written].map(known('rep', 'business'));
  // A file is stored under its owner's id: access to the file reveals it.
  const kept = secrets.filter(
    ({ text }) =>
      !(route.includes('/:purpose/link') && text === people.rep.userId) &&
      // The conversations are distinguished by the field below a message.
      !(ofConversation && [people.rep.userId, people.business.userId].includes(text)),
  );
  return { cast: people, params, secrets: [...kept, ...own], locationId };
}

/** URLs that name nothing, and whose answers don't depend on anything a scene creates for them. */
const needsNothing = (route: string) =>
  route.startsWith('GET ') &&
  !/:|gig|engagement|conversation|message|\.ics|\/admin\/(payment|payout|wallet|bank|support|report|canned|match)/.test(
    route,
  );
let ofReaders: Promise<Scene> | undefined;

/** Reads don't affect later reads: callers without their own objects share a scene. */
function sceneOf(route: string): Promise<Scene> {
  if (!needsNothing(route)) return setScene(route);
  ofReaders ??= setScene('GET /api/me');
  return ofReaders;
}

/** The business's latest notification: that a rep applied. */
async function newestOf({ call }: Cast['business']): Promise<string> {
  await sendPendingNews(app);
  const { items } = await call(notificationsApi.list, { query: {} });
  return items[0]?.id ?? '';
}

const saveSearch = ({ call }: Cast['rep']) =>
  call(savedSearchesApi.save, { body: { name: 'Mine', mail: 'none', filters: {} } });

const endpoints = new Map(contractEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));
const endpointOf = (route: string) => endpoints.get(route.replace('HEAD', 'GET'));

/** A valid request, so that only the caller decides. */
function bodyOf(route: string, role: Role, { cast: people, locationId, params }: Scene): object | undefined {
  const endpoint = endpointOf(route);
  const password = people[role]?.password ?? 'a guess';
  if (endpoint?.body)
    return sampleInput(endpoint.body, {
      ...lawfulTerms(),
      // Its rules have separate tests.
      schedule: route.endsWith('/terms') ? twoDays() : null,
      ...ofProfiles,
      // Only the name on the account is accepted as a signature.
      ...(/\/(agree|terms|jobs\/:jobId\/standby)$/.test(route) && {
        fullName: route.includes('/rep/') ? 'Rep Redhill' : 'Owner Blueberg',
      }),
      // A business can't post two identical jobs.
      title: `Weekend promoters ${randomUUID()}`,
      times,
      time: times[0],
      ...(route === 'POST /api/conversations' && { applicationId: params.applicationId }),
      ...(route.endsWith('/rep-note') && { updatedAt: null }),
      // Each sends their own message.
      ...(route.endsWith('/messages') && { id: randomUUID() }),
      ...(route.endsWith('/reports') && { messageId: params.messageId }),
      ...(route.endsWith('/assignee') && 'adminId' in params && { adminId: params.adminId }),
      // They have applied for it already.
      ...(/\/(invitations|match-looks)$/.test(route) && { jobId: params.jobId }),
      // Not a copy of another course.
      copyOf: null,
      phrase: randomUUID(),
      link: 'https://meet.example.co.za/room',
      videoUrl: 'https://youtu.be/abc123',
      sha256: 'a'.repeat(64),
      locationId,
      password,
      serverKey: app.services.pusher.publicKey,
      submittedAt: params.submittedAt,
      ...(params.profileVersion && { profileVersion: params.profileVersion }),
      questionId: params.questionId,
      ...(params.repId && { repId: params.repId, repIds: [params.repId] }),
      email: 'someone@example.co.za',
      // Otherwise the trial gate would be open to all reps from then on.
      repsPayNothing: false,
      // Otherwise no rep accepted from then on would get a gig.
      gigsPaidHere: true,
    });
  if (route.endsWith('/:factorId/verify')) return { challenge_id: params.challengeId, code: 'a guess' };
  if (route.endsWith('/:passkeyId')) return { friendly_name: `Phone ${randomUUID()}` };
  return /^(POST|PUT) \/auth\/v1\//.test(route) ? {} : undefined;
}

async function ask(route: string, role: Role, scene: Scene): Promise<{ status: number; text: string }> {
  const [method = '', path = ''] = route.split(' ');
  const address = path.replace(/:(\w+)/g, (_, name: string) => scene.params[name] ?? '').replace('*', 'anything');
  const endpoint = endpointOf(route);
  const query = path.endsWith('/logout') ? '?scope=others' : requiredQuery(endpoint?.query);
  const body = bodyOf(route, role, scene);
  const response = await fetch(`${app.url}${address}${query}`, {
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

test('every route is listed, and every listed route exists', async () => {
  const mounted = await mountedRoutes(app.services);
  const listed = [
    ...rows.map(({ route }) => route),
    ...notOffered.flatMap((path) => ['GET', 'POST', 'PUT', 'DELETE'].map((method) => `${method} ${path}`)),
  ];
  // Each GET has a HEAD, which is tested with it.
  const toList = mounted.filter(
    (route) => !(route.startsWith('HEAD') && mounted.includes(route.replace('HEAD', 'GET'))),
  );
  expect(listed.toSorted()).toEqual(toList);
  const inContract = contractEndpoints.map(({ method, path }) => `${method} ${path}`);
  expect(inContract.filter((route) => !mounted.includes(route))).toEqual([]);
});

test('every endpoint is behind its listed gate', () => {
  const words = (gate: string | undefined, always: boolean) => (always ? `${gate}, after the trial too` : gate);
  const named = contractEndpoints.map(({ method, path, gate, afterTrial }) => [
    `${method} ${path}`,
    words(gate, afterTrial !== undefined),
  ]);
  const listed = new Map(rows.map(({ route, gate, staysPossible }) => [route, words(gate, staysPossible)]));
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries(named.map(([route = '']) => [route, listed.get(route)])),
  );
});

/** A HEAD must not redeem a link or send an email; and files are served to GET only. */
const withoutHead = [' /files/', '/content', '/auth/v1/verify', '/auth/v1/reauthenticate'];

test.each(rows)('$route', async ({ route, expected }) => {
  const scene = await sceneOf(route);
  // Refused callers first: a permitted call, which changes state, comes last.
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
  if (!route.startsWith('GET') || route.endsWith('/live')) return;
  // About the same objects: reads have changed none.
  await Promise.all(
    roles.map(async (role) => {
      const { status, text } = await ask(route.replace('GET', 'HEAD'), role, scene);
      expect({ role, status, text }, 'by HEAD').toEqual({
        role,
        status: withoutHead.some((path) => route.includes(path)) ? 404 : expected[role],
        text: '',
      });
    }),
  );
});

/** These URLs name objects that exist for every user of the role, or for none. */
const openToTheRole = [
  'GET /jobs/:slug',
  'GET /certificates/:number',
  'GET /sitemaps/jobs/:file',
  'GET /api/badges/ended/:ending',
  'GET /api/legal/:userType/status',
  'GET /api/legal/:userType/agreement',
  'PUT /api/rep/dismissed-jobs/:jobId',
  'DELETE /api/rep/dismissed-jobs/:jobId',
  'POST /api/rep/saved-jobs/:jobId',
  'DELETE /api/rep/saved-jobs/:jobId',
  'GET /api/jobs/:jobId',
  'POST /api/jobs/:jobId/reports',
  'POST /api/jobs/:jobId/views',
  'POST /api/jobs/:jobId/applications',
  'GET /api/rep/courses/:courseId',
  'GET /api/jobs/:jobId/sales-terms',
  'GET /api/rep/jobs/:jobId/reviews',
  // Each user gets their own document for that period.
  'GET /api/rep/statements/:month/pdf',
  'GET /api/rep/statements/:month/csv',
  'GET /api/rep/tax-years/:year/csv',
];

test('a URL that names an object gives a stranger of the same role another answer', () => {
  const naming = rows.filter(({ route, expected }) => route.includes('/:') && expected.rep + expected.business < 802);
  expect(naming.length).toBeGreaterThan(10);
  const alike = naming.filter(
    ({ expected: { rep, otherRep, business, otherBusiness } }) => rep === otherRep && business === otherBusiness,
  );
  expect(alike.map(({ route }) => route).filter((route) => !route.startsWith('GET /dev/'))).toEqual(openToTheRole);
});

const reject = "update user_vetting set status = 'rejected' where user_id = $1";

test.each(
  contractEndpoints.flatMap(({ method, path, legal }) => (legal ? [{ route: `${method} ${path}`, legal }] : [])),
)('$route requires legal standing', async ({ route, legal }) => {
  const people = await signUpCast(app);
  const scene = await setScene(route, people);
  await app.database.pool.query(reject, [people[legal].userId]);
  const { status, text } = await ask(route, legal, scene);
  expect({ status, code: JSON.parse(text).code }).toEqual({ status: 403, code: 'legal.review_rejected' });
});

test('every action behind the legal gate in the specification is gated', () => {
  const gated = contractEndpoints.flatMap(({ method, path, legal }) => (legal ? [`${method} ${path} ${legal}`] : []));
  expect(gated.toSorted()).toEqual([
    'POST /api/business/applications/:applicationId/acceptance business',
    'POST /api/business/engagements/:engagementId/standby-place business',
    'POST /api/business/job-drafts/:draftId/publication business',
    'POST /api/business/jobs business',
    'POST /api/business/jobs/:jobId/reopening business',
    'POST /api/business/rehire-checks business',
    'POST /api/business/rehires business',
    'POST /api/jobs/:jobId/applications rep',
    'POST /api/rep/rehire-invitations/:invitationId/acceptance rep',
    'POST /api/rep/standby-offers/:offerId/acceptance rep',
    'PUT /api/business/jobs/:jobId/invitations/:repId business',
    'PUT /api/business/jobs/:jobId/standby business',
  ]);
});

test.each(notOffered)('no one can sign in by %s', async (path) => {
  const scene = await setScene(path);
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
    for (const role of roles) {
      const { status } = await ask(`${method} ${path}`, role, scene);
      expect({ method, role, refused: status >= 400 && status < 500 }).toEqual({ method, role, refused: true });
    }
});

test('secrets are shown only to those they belong to', async () => {
  const scene = await setScene('GET /api/business/jobs/:jobId/applications');
  const received = await ask('GET /api/business/jobs/:jobId/applications', 'business', scene);
  const own = await ask('GET /api/rep/applications', 'rep', scene);
  for (const { text } of scene.secrets.slice(-3, -1)) {
    expect(received.text).toContain(text);
    expect(own.text).toContain(text);
  }
  for (const role of roles.filter((one) => one !== 'anonymous' && one !== 'admin'))
    expect((await ask('GET /api/me', role, scene)).text).toContain(cast[role]?.email);
});
