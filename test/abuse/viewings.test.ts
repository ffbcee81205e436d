import { expect, test } from 'vitest';
import { gigsApi } from '#contract/applications/gigs.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { fairnessApi } from '#contract/matching/fairness.ts';
import { recommendedApi } from '#contract/matching/recommended.ts';
import { matchJob } from '#server/features/matching/commands/match-job.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { accepted, agree, payGigsHere } from '#test/support/engagements.ts';
import { apply, lawfulTerms, postJob } from '#test/support/hiring.ts';
import { hoursFromNow, propose } from '#test/support/interviews.ts';
import { matchedRep } from '#test/support/matching.ts';
import { openConversation, say } from '#test/support/messaging.ts';
import { sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { startCheckout } from '#test/support/paying.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { profileFields } from '#test/support/profiles.ts';
import { uploadFile } from '#test/support/uploads.ts';
import { seeAs } from '#test/support/viewings.ts';
import { insertAccount, repIdOf } from '#test/support/wallets.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { learnedCourseOf } from './own-things.ts';
import { requiredQuery, sampleInput } from './sample-input.ts';

// What our team sees while it sees as a user, written down beside the contract, so that a wrong mark there differs from
// this.
const seen = {
  both: `
    /api/me
    /api/trial-status
    /api/billing
    /api/payments
    /api/payments/:merchantPaymentId
    /api/notifications
    /api/notifications/unread
    /api/skills
    /api/tags
    /api/applications/:applicationId/engagement
    /api/engagements/:engagementId`,
  rep: `
    /api/rep/profile
    /api/rep/work-calendar
    /api/rep/dashboard
    /api/rep/earnings
    /api/jobs
    /api/job-counts
    /api/jobs/:jobId
    /api/rep/saved-jobs
    /api/rep/saved-searches
    /api/rep/recommended-jobs
    /api/rep/dismissed-jobs
    /api/rep/match-choices
    /api/rep/how-matching-works
    /api/rep/invitations
    /api/rep/applications/counts
    /api/rep/applied-jobs
    /api/rep/engagements
    /api/rep/engagements/running
    /api/rep/engagements/over
    /api/rep/courses
    /api/rep/courses/:courseId
    /api/rep/points
    /api/rep/certificates
    /api/rep/reliability
    /api/rep/reliability/entries
    /api/rep/standby-offers
    /api/rep/standbys
    /api/rep/rehire-invitations`,
  business: `
    /api/business/profile
    /api/business/dashboard
    /api/business/jobs
    /api/business/jobs/:jobId
    /api/business/job-counts
    /api/business/jobs/:jobId/take-down
    /api/business/jobs/:jobId/applications/counts
    /api/business/application-jobs
    /api/business/course-choices
    /api/business/rehires
    /api/business/engagements
    /api/business/fundings/due
    /api/business/team/totals
    /api/business/team/spend
    /api/business/reliability
    /api/business/reliability/entries`,
};

const routesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

const app = await openTestApp({ work: false });
await payGigsHere(app);
const rep = await matchedRep(app, { fullName: 'Thabo Moloi', skills: ['Cold calling'] });
const business = await signUpBusiness(app);
const admin = await signInAdmin(app, await makeAdmin(app));

const secrets = {
  letter: 'A letter to the business alone',
  note: 'A note of the business to the rep',
  link: 'https://meet.example.co.za/secret-room',
  words: 'Words of a message',
  bring: 'What to bring, and the number of the gate',
  answer: 'Why no time suits',
  account: 'T Mokoena',
  file: '/files/',
  gender: 'woman',
} as const;

const work = await accepted(app, {}, { business, rep });
await agree(work, 'Thabo Moloi');
await app.database.pool.query('update milestone_steps set note = $1', [secrets.note]);
const fitting = { title: 'Cold calling', requiredSkills: 'Cold calling' };
const [interviewed, declined, open] = await Promise.all([
  postJob(business),
  postJob(business),
  postJob(business, fitting),
]);
const application = await apply(rep, interviewed.id, secrets.letter);
const inSecret = { place: null, link: secrets.link, note: secrets.note };
const { interview } = await propose(business, application.id, [hoursFromNow(30)], inSecret);
const agreed = { params: { interviewId: interview?.id ?? '' }, body: { time: interview?.times[0] ?? '' } };
await rep.call(interviewsApi.accept, agreed);
const other = await apply(rep, declined.id, secrets.letter);
const refused = await propose(business, other.id);
await rep.call(interviewsApi.decline, {
  params: { interviewId: refused.interview?.id ?? '' },
  body: { message: secrets.answer },
});
await app.services.transaction((tx) => matchJob(tx, open.id));
await business.call(gigsApi.brief, { params: { jobId: work.jobId }, body: { bring: secrets.bring } });
const { id: conversationId } = await openConversation(rep, { applicationId: application.id });
const { id: messageId } = await say(rep, conversationId, secrets.words);
await rep.call(fairnessApi.saveGender, { body: { gender: secrets.gender } });
await insertAccount(app, await repIdOf(app, rep));
const { courseId } = await learnedCourseOf(app, rep as never);
const params: Record<string, string> = {
  jobId: work.jobId,
  engagementId: work.engagement.id,
  applicationId: work.engagement.applicationId,
  fileId: (await uploadFile(app, rep, 'cv')).id,
  purpose: 'cv',
  userType: 'rep',
  courseId,
  conversationId,
  messageId,
};
const ofSide = {
  rep: { merchantPaymentId: (await startCheckout(rep)).paymentId },
  business: { merchantPaymentId: (await startCheckout(business, 'business')).paymentId },
};
await sendPendingNews(app);

/** For bodies, so that only the caller decides. */
const fields = {
  ...lawfulTerms(),
  ...(await profileFields(rep.call)),
  schedule: null,
  times: [hoursFromNow(30)],
  time: hoursFromNow(30),
  link: 'https://meet.example.co.za/room',
  videoUrl: 'https://youtu.be/abc123',
  sha256: 'a'.repeat(64),
  serverKey: app.services.pusher.publicKey,
  email: 'someone@example.co.za',
  copyOf: null,
};

async function ask(
  endpoint: Endpoint,
  side: 'rep' | 'business',
  headers: Record<string, string>,
): Promise<{ said: string; text: string }> {
  const { method, path, query, body } = endpoint;
  const given = endpoint.params ? sampleInput(endpoint.params, {}) : {};
  const known = { ...given, ...params, ...ofSide[side] } as Record<string, string>;
  if (path.includes('/lessons/')) known.number = '1';
  const address = path.replace(/:(\w+)/g, (_, name: string) => known[name] ?? '01980000-0000-7000-8000-000000000000');
  const response = await fetch(`${app.url}${address}${requiredQuery(query).replace('side=rep', `side=${side}`)}`, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(sampleInput(body, fields)) }),
  });
  const text = await response.text();
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  return { said: isProblem ? (JSON.parse(text) as { code: string }).code : 'answered', text };
}

/** A fingerprint of every row of every table, with the transaction that wrote it. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: marks } = await app.database.pool.query<{ mark: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t.xmin || t::text, ',' order by t::text)), '') as mark from ${name} t`,
    );
    found[name] = marks[0]?.mark ?? '';
  }
  return found;
}

const people = { rep, business };

test.each(['rep', 'business'] as const)('seeing as a %s: listed reads, and nothing else', async (side) => {
  const { headers } = await seeAs(app, admin, people[side]);
  const mayBeSeen = new Set(routesOf(seen.both + seen[side]).map((path) => `GET ${path}`));
  const ofOther = new Set(routesOf(seen[side === 'rep' ? 'business' : 'rep']).map((path) => `GET ${path}`));
  const before = await everything();
  const wrong: string[] = [];
  const told: string[] = [];
  for (const endpoint of contractEndpoints) {
    const route = `${endpoint.method} ${endpoint.path}`;
    const { said, text } = await ask(endpoint, side, headers);
    const expected = endpoint.rawBody || endpoint.method !== 'GET' ? 'viewing.reading_only' : 'viewing.hidden';
    const right = mayBeSeen.has(route)
      ? said === 'answered' || (/job/i.test(route) && said.startsWith('job.'))
      : ofOther.has(route)
        ? said.startsWith('role.') || said === 'viewing.hidden'
        : endpoint.gate === 'open' && endpoint.method === 'GET'
          ? !said.startsWith('viewing.')
          : said === expected;
    if (!right) wrong.push(`${route}: ${said}`);
    if (endpoint.gate === 'open') continue;
    for (const [name, secret] of Object.entries(secrets)) if (text.includes(secret)) told.push(`${route}: ${name}`);
  }
  expect(wrong).toEqual([]);
  expect(told).toEqual([]);
  expect(await everything()).toEqual(before);
});

test("the users themselves see what our team doesn't, and impressions are recorded for them", async () => {
  const texts = [
    await rep.call(dashboardsApi.rep, {}),
    await business.call(dashboardsApi.business, {}),
    await rep.call(engagementsApi.show, { params: { engagementId: work.engagement.id } }),
  ].map((one) => JSON.stringify(one));
  expect(texts[0]).toContain(secrets.link);
  expect(texts[1]).toContain(secrets.answer);
  expect(texts[2]).toContain(secrets.note);
  const before = await everything();
  const { items } = await rep.call(recommendedApi.list, { query: {} });
  expect(items.length).toBeGreaterThan(0);
  expect(await everything()).not.toEqual(before);
});

test('the listed endpoints are marked in the contract, and only reads of a user are', () => {
  const marked = contractEndpoints.filter(({ seenByTeam }) => seenByTeam !== undefined);
  expect(marked.filter(({ method, gate }) => method !== 'GET' || gate === 'open' || gate === 'admin')).toEqual([]);
  expect(marked.map(({ path }) => path).toSorted()).toEqual(routesOf(seen.both + seen.rep + seen.business).toSorted());
});
