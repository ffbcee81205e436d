import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { recommendedApi } from '#contract/matching/recommended.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import {
  addressOf,
  json,
  known,
  named,
  openFuzzedApp,
  sendAll,
  sendDrawn,
  signedIn,
  testWhatIsLeft,
} from './fuzzed-app.ts';
import { hostileParts, hostileValues } from './hostile-values.ts';
import { requiredQuery, sampleInput } from './sample-input.ts';
import { type Random, seededRandom, seedOfRun } from './seeded-random.ts';

const endpoints = await openFuzzedApp();
const writing = endpoints.filter(({ method }) => method !== 'GET');
const withQuery = endpoints.filter(({ query }) => query);
const withParams = endpoints.filter(({ params }) => params);
const withCursor = endpoints.filter(({ refusals }) => refusals?.includes('request.bad_cursor'));
/** Their lists are paginated by number, and not sorted by time and id like the others. */
const byPlace: readonly Endpoint[] = [notificationsApi.list, recommendedApi.list];
const withSession = endpoints.filter(({ gate }) => gate !== 'open' && gate !== 'admin');

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

  test('may be any value', async () => {
    const all = await searches(seededRandom(seedOfRun));
    await sendDrawn(
      all.map((search) => ({ method, path: `${addressOf(endpoint)}?${search}`, headers: signedIn(endpoint) })),
    );
  });

  test('with a repeated parameter is refused', async () => {
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
  const begin = `${addressOf(endpoint)}${requiredQuery(endpoint.query) || '?'}`;
  const ask = (text: string) => ({
    method: endpoint.method,
    path: `${begin}&cursor=${encodeURIComponent(text)}`,
    headers: signedIn(endpoint),
  });
  const id = '01900000-0000-7000-8000-000000000000';

  test('from no list is refused', async () => {
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

  test('of another list, or of extreme times, is valid', async () => {
    const expected = byPlace.includes(endpoint) ? 'request.bad_cursor' : null;
    const places = ['0001-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'];
    await sendAll(
      places.map((at) => ask(cursor([at, id]))),
      (code) => expect(code).toBe(expected),
    );
  });
});

test.each(named(withParams))('the URL of %s may contain anything', async (_name, endpoint) => {
  const sample = sampleInput(endpoint.body, known);
  const places = endpoint.path.match(/:\w+/g)?.length ?? 1;
  // Node itself refuses longer ones, and closes the connection.
  const fits = (part: string) => places * part.length < 15_000;
  const paths = hostileParts.filter(fits).map((part) => endpoint.path.replace(/:\w+/g, part));
  await sendDrawn(
    paths.map((path) => ({
      method: endpoint.method,
      path,
      ...(endpoint.body ? json(endpoint, sample) : { headers: signedIn(endpoint) }),
    })),
    (code, _answer, { path }) => expect(code, path).not.toBe(null),
  );
});

test.each(named(endpoints))('%s is not available through another method', async (_name, endpoint) => {
  const path = addressOf(endpoint);
  // A name where another endpoint takes an id.
  const offered = endpoints
    .filter((one) => new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
    .map(({ method }) => String(method));
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

test.each(named(writing))('%s refuses a bad Idempotency-Key', async (_name, endpoint) => {
  const { method, body } = endpoint;
  const keys = ['', 'a b', 'x'.repeat(101), 'x'.repeat(8000), 'clé', '\u00ff', 'a\tb', ['one', 'two']];
  const rest = body ? json(endpoint, sampleInput(body, known)) : { headers: signedIn(endpoint) };
  const calls = keys.map((key) => ({
    method,
    path: addressOf(endpoint) + requiredQuery(endpoint.query),
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
])('a session that is %s is not accepted', async (_name, authorization) => {
  await sendAll(
    withSession.map((endpoint) => ({
      method: endpoint.method,
      path: addressOf(endpoint) + requiredQuery(endpoint.query),
      ...(endpoint.body && json(endpoint, sampleInput(endpoint.body, known))),
      headers: { authorization, ...(endpoint.body && { 'content-type': 'application/json' }) },
    })),
    (code) => expect(code).toBe('session.required'),
  );
});

testWhatIsLeft();
