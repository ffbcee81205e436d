import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications.ts';
import { catalogueApi } from '#contract/catalogue.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { notificationsApi } from '#contract/notifications.ts';
import { startTestApp } from '#test/support/app.ts';
import { apply, lawfulTerms, postJob } from '#test/support/hiring.ts';
import { hoursFromNow } from '#test/support/interviews.ts';
import { profileFields } from '#test/support/profiles.ts';
import { type Cast, signUpCast } from './cast.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { hostileBodies, hostileContentTypes, hostileParts, hostileValues, notoriousValues } from './hostile-values.ts';
import { mountedRoutes } from './mounted-routes.ts';
import { sampleInput } from './sample-input.ts';
import { type Random, seededRandom, seedOfRun } from './seeded-random.ts';
import { type Answered, expectSound, type Sent, send } from './sound-answer.ts';

const atOnce = 8;
// Before any test is named: there are tests for each endpoint that is mounted.
const app = await startTestApp({ work: false });
const mounted = await mountedRoutes(app.services);
const endpoints = contractEndpoints.filter(({ method, path }) => mounted.includes(`${method} ${path}`));

/** Both a rep and a business. */
let person: Cast['both'];
let admin: Cast['admin'];
let known: Record<string, unknown>;
let received: string;

beforeAll(async () => {
  const cast = await signUpCast(app);
  ({ both: person, admin } = cast);
  const [ownJob, theirJob] = await Promise.all([postJob(person), postJob(cast.business)]);
  const [sent, got] = await Promise.all([apply(person, theirJob.id), apply(cast.rep, ownJob.id)]);
  received = got.id;
  const [location] = await person.call(catalogueApi.locations, {});
  known = {
    ...(await profileFields(person.call)),
    jobId: ownJob.id,
    applicationId: sent.id,
    locationId: location?.id,
    ...lawfulTerms(),
    times: [hoursFromNow(30)],
    link: 'https://meet.example.co.za/room',
    sha256: 'a'.repeat(64),
    email: 'somebody@example.co.za',
    password: 'not the password',
  };
});
afterAll(() => app.close());

/** The endpoint's address for rows that the caller may act on, so that what is wrong is the input alone. */
function addressOf({ path, params }: Endpoint): string {
  const own = path.startsWith('/api/business/applications') ? { ...known, applicationId: received } : known;
  const values = sampleInput(params, own);
  return path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
}

/** As somebody whom the gate lets through. */
function signedIn({ path }: Endpoint, headers: Record<string, string> = {}): Record<string, string> {
  return { ...(path.startsWith('/api/admin/') ? admin.headers : person.headers), ...headers };
}

const json = (endpoint: Endpoint, body: unknown) => ({
  headers: signedIn(endpoint, { 'content-type': 'application/json' }),
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Sends all of them, a few at a time; each answer has to be sound. */
async function sendAll(
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

const named = (some: readonly Endpoint[]) => some.map((one) => [`${one.method} ${one.path}`, one] as const);
const writing = endpoints.filter(({ method }) => method !== 'GET');
const withBody = endpoints.filter(({ body }) => body);
const withQuery = endpoints.filter(({ query }) => query);
const withParams = endpoints.filter(({ params }) => params);
const withCursor = endpoints.filter(({ refusals }) => refusals.includes('request.bad_cursor'));
/** Their lists are numbered, and not sorted by time and id as the others. */
const byPlace: readonly Endpoint[] = [notificationsApi.list];
const withSession = endpoints.filter(({ refusals }) => refusals.some((code) => /^(session|role)\./.test(code)));

describe.each(named(withBody))('the body of %s', (_name, endpoint) => {
  const { method, body } = endpoint;
  const sample = () => sampleInput(body, known);

  test('may be anything at all', async () => {
    const path = addressOf(endpoint);
    await sendAll(hostileBodies.map((text) => ({ method, path, ...json(endpoint, text) })));
  });

  test('is JSON, or is refused', async () => {
    const path = addressOf(endpoint);
    const typed = hostileContentTypes.map((type) => ({
      method,
      path,
      headers: signedIn(endpoint, { 'content-type': type }),
      body: JSON.stringify(sample()),
    }));
    await sendAll(typed, (code, _answer, { headers }) => {
      if (!String(headers?.['content-type']).startsWith('application/json'))
        expect(code).toBe('request.unsupported_type');
    });
    await sendAll([{ method, path, headers: signedIn(endpoint) }], (code) => expect(code).toBe('request.invalid'));
  });

  test('is refused when it is too large', async () => {
    const huge = { ...sample(), filler: 'x'.repeat(65_536) };
    await sendAll([{ method, path: addressOf(endpoint), ...json(endpoint, huge) }], (code) => {
      expect(code).toBe('request.too_large');
    });
  });

  test('may have anything in each field', async () => {
    const path = addressOf(endpoint);
    const random = seededRandom(seedOfRun);
    const values = () => [...notoriousValues, ...Array.from({ length: 12 }, () => random.pick(hostileValues))];
    const bodies = Object.keys(sample()).flatMap((field) => [
      ...values().map((value) => ({ ...sample(), [field]: value })),
      Object.fromEntries(Object.entries(sample()).filter(([name]) => name !== field)),
    ]);
    await sendAll(bodies.map((one) => ({ method, path, ...json(endpoint, one) })));
  });

  test('may have anything in several fields at once, and fields nobody knows', async () => {
    const random = seededRandom(seedOfRun);
    const path = addressOf(endpoint);
    const bodies = Array.from({ length: 40 }, () => mutated(random, sample()));
    await sendAll(bodies.map((one) => ({ method, path, ...json(endpoint, one) })));
  });
});

function mutated(random: Random, sample: Record<string, unknown>): Record<string, unknown> {
  const changed = { ...sample };
  const fields = [...Object.keys(sample), 'id', 'userId', 'businessId', 'status', 'role', 'createdAt', 'toString', ''];
  for (let change = random.below(4) + 1; change > 0; change--)
    changed[random.pick(fields)] = random.pick(hostileValues);
  return changed;
}

describe.each(named(withQuery))('the query of %s', (_name, endpoint) => {
  const { method, query } = endpoint;
  const searches = async (random: Random) => {
    const names = Object.keys(sampleInput(query, known));
    const odd = hostileValues
      .map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
      .filter((value) => value.isWellFormed() && value.length < 2000);
    const value = () => encodeURIComponent(random.pick(odd));
    return [
      ...names.flatMap((name) => [
        ...odd.map((one) => `${name}=${encodeURIComponent(one)}`),
        ...hostileParts.filter((part) => part.length < 2000).map((part) => `${name}=${part}`),
        `${name}=${value()}&${name}=${value()}`,
        `${name}[]=${value()}`,
        `${name}[a][b]=${value()}`,
        `${name}`,
        `=${name}`,
        `&&${name}==&`,
      ]),
      '__proto__=1',
      '__proto__[isAdmin]=true',
      'constructor[prototype][isAdmin]=true',
      'unknown=1',
      '?',
      '&'.repeat(1000),
      Array.from({ length: 1500 }, (_, index) => `a${index}=1`).join('&'),
    ];
  };

  test('may be anything at all', async () => {
    const all = await searches(seededRandom(seedOfRun));
    await sendAll(
      all.map((search) => ({ method, path: `${addressOf(endpoint)}?${search}`, headers: signedIn(endpoint) })),
    );
  });

  test('that says one thing twice is refused', async () => {
    for (const [name, value] of Object.entries(sampleInput(query, { ...known, cursor: 'x' }))) {
      const search = `${name}=${encodeURIComponent(String(value))}&${name}=${encodeURIComponent(String(value))}`;
      await sendAll([{ method, path: `${addressOf(endpoint)}?${search}`, headers: signedIn(endpoint) }], (code) =>
        expect(code).toBe('request.invalid'),
      );
    }
  });
});

describe.each(named(withCursor))('the cursor of %s', (_name, endpoint) => {
  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const ask = (text: string) => ({
    method: endpoint.method,
    path: `${addressOf(endpoint)}?cursor=${encodeURIComponent(text)}`,
    headers: signedIn(endpoint),
  });
  const id = '01900000-0000-7000-8000-000000000000';

  test('that no list gave is refused', async () => {
    const random = seededRandom(seedOfRun);
    const bytes = (length: number) => Buffer.from(Array.from({ length }, () => random.below(256)));
    const made = [
      '',
      'x',
      '%%%',
      ...Array.from({ length: 30 }, () => bytes(random.below(100) + 1).toString('base64url')),
      ...[null, 1, 'text', {}, [], [1, 2], [id, id], [id, '2026-01-01T00:00:00.000Z'], { at: 1, id }].map(cursor),
      ...['0000-01-01T00:00:00.000Z', '2026-02-30T00:00:00.000Z', '+275760-09-13T00:00:00.000Z'].map((at) =>
        cursor([at, id]),
      ),
      cursor(['2026-01-01T00:00:00.000Z', `${id}' or 1=1`]),
      cursor(['2026-01-01T00:00:00.000Z', id, { $ne: null }]),
    ];
    await sendAll(made.map(ask), (code, _answer, { path }) => expect(code, path).toBe('request.bad_cursor'));
    await sendAll([ask('x'.repeat(201))], (code) => expect(code).toBe('request.invalid'));
  });

  test('of another list, or of the ends of time, is a place like any other', async () => {
    const expected = byPlace.includes(endpoint) ? 'request.bad_cursor' : null;
    const places = ['0001-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'];
    await sendAll(
      places.map((at) => ask(cursor([at, id]))),
      (code) => expect(code).toBe(expected),
    );
  });
});

test.each(named(withParams))('the address of %s may have anything in it', async (_name, endpoint) => {
  const sample = sampleInput(endpoint.body, known);
  const paths = hostileParts.map((part) => endpoint.path.replace(/:\w+/g, part));
  await sendAll(
    paths.map((path) => ({
      method: endpoint.method,
      path,
      ...(endpoint.body ? json(endpoint, sample) : { headers: signedIn(endpoint) }),
    })),
    (code, _answer, { path }) => expect(code, path).not.toBe(null),
  );
});

test.each(named(endpoints))('%s is not asked in another way', async (_name, endpoint) => {
  const path = addressOf(endpoint);
  const offered = endpoints.filter((one) => one.path === endpoint.path).map(({ method }) => String(method));
  if (offered.includes('GET')) offered.push('HEAD');
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK', 'SEARCH'];
  const others = methods.filter((method) => !offered.includes(method));
  await sendAll(
    others.flatMap((method) => [
      { method, path, headers: signedIn(endpoint) },
      { method, path: `${path}/`, headers: signedIn(endpoint, { 'x-http-method-override': endpoint.method }) },
    ]),
    (_code, { status }, { method }) => expect({ method, status }).toEqual({ method, status: 404 }),
  );
  await sendAll(
    [`${path}/more`, `${path}%`, `/${path}`, path.replace('/api/', '/api//'), path.replace('/api/', '/API/')].map(
      (odd) => ({
        method: endpoint.method,
        path: odd,
        headers: signedIn(endpoint),
      }),
    ),
    (code, _answer, { path: odd }) => expect(code, odd).not.toBe(null),
  );
});

test.each(named(writing))('%s takes no bad Idempotency-Key', async (_name, endpoint) => {
  const { method, body } = endpoint;
  const keys = ['', 'a b', 'x'.repeat(101), 'x'.repeat(8000), 'clé', '\u00ff', 'a\tb', ['one', 'two']];
  const rest = body ? json(endpoint, sampleInput(body, known)) : { headers: signedIn(endpoint) };
  const calls = keys.map((key) => ({
    method,
    path: addressOf(endpoint),
    ...rest,
    headers: { ...rest.headers, 'idempotency-key': key },
  }));
  await sendAll(calls, (code, { text }) => {
    expect(code).toBe('request.invalid');
    expect(JSON.parse(text).errors[0].field).toBe('Idempotency-Key');
  });
});

test.each([
  ['too long', `Bearer ${'x'.repeat(9000)}`],
  ['no token', 'Bearer a.b.c'],
  ['empty', 'Bearer'],
  ['of another kind', 'Basic YTpi'],
  ['null', 'bearer null'],
  ['unsigned', `Bearer ${'e30.'.repeat(3)}`],
  ['not ASCII', '\u00ff'],
])('a session that is %s is none', async (_name, authorization) => {
  await sendAll(
    withSession.map((endpoint) => ({
      method: endpoint.method,
      path: addressOf(endpoint),
      ...(endpoint.body && json(endpoint, sampleInput(endpoint.body, known))),
      headers: { authorization, ...(endpoint.body && { 'content-type': 'application/json' }) },
    })),
    (code) => expect(code).toBe('session.required'),
  );
});

test('after all this the caller still has what is theirs', async () => {
  const track = await person.call(applicationsApi.track, { query: {} });
  expect(track.items.map(({ id }) => id)).toContain(known.applicationId);
  expect(await (await fetch(`${app.url}/readyz`)).json()).toEqual({ status: 'ready' });
});
