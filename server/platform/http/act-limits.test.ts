import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { exportsApi } from '#contract/exports/own-export.ts';
import { limitOf } from '#contract/limits.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messageSearchApi } from '#contract/messaging/search.ts';
import { problem } from '#contract/refusals.ts';
import { rehireApi } from '#contract/trust/rehire.ts';
import { contractEndpoints } from '#test/abuse/contract-endpoints.ts';
import { requiredQuery, sampleInput } from '#test/abuse/sample-input.ts';
import type { TestApp } from '#test/support/app.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const [first, second] = await openTwoTestApps({ work: false, env: { RATE_LIMITS: 'on' } });

function send(app: TestApp, { accessToken }: Person, method: string, path: string, body?: object): Promise<Response> {
  return fetch(app.url + path, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const choose = (app: TestApp, person: Person) =>
  send(app, person, 'PATCH', accountApi.chooseNotifications.path, { jobClosing: true });

async function expectTooMany(answer: Response): Promise<void> {
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(problem.parse(await answer.json()).code).toBe('request.too_many');
}

test("one user's writes are limited over all processes; their reads and other users are not affected", async () => {
  const [rep, other] = await Promise.all([signUpRep(first), signUpRep(first)]);
  const answers = await Promise.all(Array.from({ length: 100 }, (_, turn) => choose(turn % 2 ? first : second, rep)));
  const done = answers.filter(({ status }) => status === 200).length;
  expect(done).toBeGreaterThanOrEqual(60);
  expect(done).toBeLessThan(100);
  for (const answer of answers.filter(({ status }) => status !== 200)) await expectTooMany(answer);
  expect((await send(first, rep, 'GET', accountApi.show.path)).status).toBe(200);
  expect((await choose(second, other)).status).toBe(200);
});

test('a user has two slow actions under way at most, over all processes', async () => {
  const [rep, other] = await Promise.all([signUpRep(first), signUpRep(first)]);
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = [first, second].map(({ services: { leases } }) =>
    leases.hold({ name: 'act costly-read', most: 2 }, rep.userId, () => promise),
  );
  const read = (person: Person) => send(second, person, 'GET', exportsApi.copy.path);
  await expect.poll(async () => (await first.database.pool.query('select 1 from leases')).rowCount).toBe(2);
  await expectTooMany(await read(rep));
  // The data has no copy of theirs.
  expect((await read(other)).status).toBe(404);
  resolve();
  await Promise.all(slow);
  expect((await read(rep)).status).toBe(404);
});

const limited = contractEndpoints.filter((endpoint) => limitOf(endpoint) !== null);
const known = {
  email: 'someone@example.co.za',
  website: 'https://example.co.za',
  link: 'https://meet.example.co.za/a',
  videoUrl: 'https://youtu.be/abc123',
  sha256: 'a'.repeat(64),
};

test('no endpoint that names a limit bypasses it', async () => {
  const rep = await signUpRep(first);
  const business = await signUpBusiness(first);
  // Every bucket overflows for days.
  for (const person of [rep, business]) {
    await choose(first, person);
    await send(first, person, 'POST', '/api/files/cv?name=cv.pdf');
    await send(first, person, 'GET', exportsApi.copy.path);
    await send(first, person, 'POST', exportsApi.ask.path);
    const ofUnknown = `${conversationsApi.list.path}/${randomUUID()}`;
    await send(first, person, 'POST', conversationsApi.open.path, { applicationId: randomUUID() });
    await send(first, person, 'POST', `${ofUnknown}/messages`, { id: randomUUID(), content: 'Hello' });
    await send(first, person, 'POST', `${ofUnknown}/typing`);
    await send(first, person, 'GET', `${messageSearchApi.search.path}?q=hello`);
  }
  for (const { method, path, body } of [rehireApi.check, rehireApi.send])
    await send(first, business, method, path, sampleInput(body, known));
  // Refused without an owner, and still counted.
  const { path, params, body } = attendanceApi.checkIn;
  const { engagementId } = sampleInput(params, {});
  await send(first, rep, 'POST', path.replace(':engagementId', String(engagementId)), sampleInput(body, known));
  await first.database.pool.query(
    "update rate_limits set empty_at = now() + interval '10 days' where key like 'act %'",
  );
  for (const endpoint of limited) {
    const params = sampleInput(endpoint.params, {});
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
    const body = endpoint.body && sampleInput(endpoint.body, known);
    const person = endpoint.gate === 'business' ? business : rep;
    const headers = { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/octet-stream' };
    const answer = endpoint.rawBody
      ? await fetch(first.url + path, { method: endpoint.method, headers, body: 'x' })
      : await send(first, person, endpoint.method, path + requiredQuery(endpoint.query), body as object | undefined);
    expect([endpoint.path, answer.status]).toEqual([endpoint.path, 429]);
  }
}, 60_000);
