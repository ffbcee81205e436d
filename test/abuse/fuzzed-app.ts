import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { TestApp } from '#test/support/app.ts';
import { accepted, payGigsHere } from '#test/support/engagements.ts';
import { apply, lawfulTerms, postJob } from '#test/support/hiring.ts';
import { hoursFromNow } from '#test/support/interviews.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { profileFields } from '#test/support/profiles.ts';
import { type Cast, signUpCast } from './cast.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { deskThingsOf } from './desk-things.ts';
import { mountedRoutes } from './mounted-routes.ts';
import { certificateOf, conversationOf, learnedCourseOf } from './own-things.ts';
import { sampleInput } from './sample-input.ts';
import { drawn, seedOfRun } from './seeded-random.ts';
import { type Answered, expectSound, type Sent, send } from './sound-answer.ts';

const atOnce = 8;
let app: TestApp;
/** Both a rep and a business. */
let person: Cast['both'];
let admin: Cast['admin'];
export let known: Record<string, unknown>;
let ownWork: string;
let received: string;
let certificate: { number: string };
let desk: Record<string, string>;

/** An app for one test file, and the endpoints mounted on it. Called by each file, since files of a worker share this module. */
export async function openFuzzedApp(): Promise<readonly Endpoint[]> {
  app = await openTestApp({ work: false });
  await fillApp();
  const mounted = await mountedRoutes(app.services);
  return contractEndpoints.filter(({ method, path }) => mounted.includes(`${method} ${path}`));
}

async function fillApp(): Promise<void> {
  const cast = await signUpCast(app);
  ({ both: person, admin } = cast);
  const [ownJob, theirJob] = await Promise.all([postJob(person), postJob(cast.business)]);
  const [sent, got] = await Promise.all([apply(person, theirJob.id), apply(cast.rep, ownJob.id)]);
  received = got.id;
  desk = { ...(await deskThingsOf(app)), userId: cast.otherRep.userId };
  await payGigsHere(app);
  const hired = await accepted(app, {}, { business: cast.business, rep: person });
  const hiring = await accepted(app, {}, { business: person, rep: cast.rep });
  ownWork = hiring.engagement.id;
  const written = await conversationOf({ rep: person }, sent.id, 'Hello');
  certificate = await certificateOf(app, person);
  const [location] = await person.call(catalogueApi.locations, {});
  known = {
    ...(await profileFields(person.call)),
    jobId: ownJob.id,
    applicationId: sent.id,
    engagementId: hired.engagement.id,
    ...written,
    ...(await learnedCourseOf(app, person)),
    ending: '00',
    check: 'disk',
    task: 'platform.sweep',
    milestoneIds: hiring.engagement.milestones.map(({ id }) => id),
    locationId: location?.id,
    ...lawfulTerms(),
    times: [hoursFromNow(30)],
    link: 'https://meet.example.co.za/room',
    videoUrl: 'https://youtu.be/abc123',
    sha256: 'a'.repeat(64),
    email: 'someone@example.co.za',
    password: 'not the password',
  };
}

/** The endpoint's URL for objects that the caller may act on, so that only the input is wrong. */
export function addressOf({ path, params }: Endpoint): string {
  const ofAdmin = path.startsWith('/api/admin/') ? { ...known, ...desk } : known;
  const own = path.startsWith('/api/business/')
    ? { ...known, applicationId: received, engagementId: ownWork }
    : ofAdmin;
  const values = sampleInput(params, path.includes('/certificates/') ? { ...own, ...certificate } : own);
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** A caller whom the gate admits. */
export function signedIn({ path }: Endpoint, headers: Record<string, string> = {}): Record<string, string> {
  return { ...(path.startsWith('/api/admin/') ? admin.headers : person.headers), ...headers };
}

export const json = (endpoint: Endpoint, body: unknown) => ({
  headers: signedIn(endpoint, { 'content-type': 'application/json' }),
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Sends all of them, a few at a time; each response has to be sound. */
export async function sendAll(
  all: readonly Sent[],
  check: (code: string | null, answer: Answered, sent: Sent) => void = () => {},
) {
  const left = [...all.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, one] = next;
      const shown = `${one.method} ${one.path.slice(0, 200)} ${(one.body ?? '').slice(0, 500)}`;
      const about = `FUZZ_SEED=${seedOfRun}, request ${index}: ${shown} ${JSON.stringify(one.headers).slice(0, 300)}`;
      const answer = await send(app.url, one);
      check(expectSound(answer, about), answer, one);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Sends the sample drawn in this run. */
export const sendDrawn: typeof sendAll = (all, check) => sendAll(drawn(all), check);

export const named = (some: readonly Endpoint[]) => some.map((one) => [`${one.method} ${one.path}`, one] as const);

/** The last test of a file. */
export function testWhatIsLeft(): void {
  test('after all this the caller’s data is intact', async () => {
    const track = await person.call(applicationsApi.track, { query: {} });
    expect(track.items.map(({ id }) => id)).toContain(known.applicationId);
    expect(await (await fetch(`${app.url}/readyz`)).json()).toEqual({ status: 'ready' });
  });
}
