import { randomUUID } from 'node:crypto';
import { GoTrueClient } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { adminLivePath, livePath } from '#contract/live-stream.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf } from '#test/support/api.ts';
import type { TestApp } from '#test/support/app.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { waitingRep } from '#test/support/vetting.ts';

const [here, elsewhere] = await openTwoTestApps({ work: false, own: true });
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const within = { timeout: 5_000, interval: 10 };

/** An open stream, and whether it has ended. */
async function listen(app: TestApp, headers: Record<string, string>, path: string = livePath) {
  const abort = new AbortController();
  closing.push(() => abort.abort());
  const response = await fetch(app.url + path, { headers, signal: abort.signal });
  expect(response.status).toBe(200);
  const stream = { text: '', ended: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk, { stream: true });
    stream.ended = true;
  })().catch(() => {});
  await vi.waitFor(() => expect(stream.text).toContain('event: ready\n'), within);
  return stream;
}

/** Two devices of one person, and a stream of each in each process. */
async function openDevices() {
  const person = await signUpRep(here);
  const second = new GoTrueClient({ url: `${here.url}/auth/v1`, persistSession: false, autoRefreshToken: false });
  const { data } = await second.signInWithPassword(person);
  const secondToken = data.session?.access_token ?? '';
  const streams = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return [await listen(here, headers), await listen(elsewhere, headers)];
  };
  const own = await streams(person.accessToken);
  const other = await streams(secondToken);
  return { person, second, own, other, otherSession: String(decodeJwt(secondToken).session_id) };
}

type Devices = Awaited<ReturnType<typeof openDevices>>;

const ended = (streams: readonly { ended: boolean }[]) => streams.map((stream) => stream.ended);

test.each<[string, (devices: Devices) => Promise<unknown>]>([
  ['signing out', ({ second }) => second.signOut({ scope: 'local' })],
  [
    'its owner, from another device',
    ({ person, otherSession: sessionId }) => person.call(accountApi.endSession, { params: { sessionId } }),
  ],
  ['signing out the others', ({ person }) => person.auth.signOut({ scope: 'others' })],
  [
    'a new password, chosen on another device',
    ({ person }) => person.auth.updateUser({ password: 'another horse, another battery', ...current(person) }),
  ],
])('a stream ends immediately, in every process, when its session is ended by %s', async (_what, end) => {
  const devices = await openDevices();
  await end(devices);
  await vi.waitFor(() => expect(ended(devices.other)).toEqual([true, true]), within);
  // New events are still sent.
  expect(ended(devices.own)).toEqual([false, false]);
});

const current = ({ password }: Person) => ({ current_password: password });

test('the streams of an account end with it', async () => {
  const { person, own, other } = await openDevices();
  await person.call(accountApi.close, { body: { password: person.password } });
  await vi.waitFor(() => expect(ended([...own, ...other])).toEqual([true, true, true, true]), within);
});

test('the streams of a banned account end when the ban is announced', async () => {
  const { person, own } = await openDevices();
  await here.database.pool.query(`update users set banned_until = now() + interval '1 day' where id = $1`, [
    person.userId,
  ]);
  await here.database.pool.query(`select pg_notify('account_changes', $1)`, [person.userId]);
  await vi.waitFor(() => expect(ended(own)).toEqual([true, true]), within);
});

test('an announcement missed by a broken listener ends a stream too', async () => {
  const { person, own } = await openDevices();
  // The session ends unannounced to it: the connections that would have received it break.
  await here.database.pool.query('delete from sessions where user_id = $1', [person.userId]);
  await here.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'thengisa live%'`,
  );
  await vi.waitFor(() => expect(ended(own)).toEqual([true, true]), within);
});

test('a change that leaves the session valid leaves its stream', async () => {
  const { person, own } = await openDevices();
  await person.call(ownRolesApi.addBusinessProfile, { body: { companyName: 'Ubuntu Foods' } });
  const elsewhereCall = callerOf(elsewhere.url, person.accessToken);
  await vi.waitFor(async () => expect((await elsewhereCall(profilesApi.me, {})).roles).toHaveLength(2), within);
  const event = { type: 'job.changed' as const, jobId: randomUUID() };
  await here.services.transaction((tx) => publishLive(tx, [person.userId], event));
  await vi.waitFor(() => expect(own.every(({ text }) => text.includes(event.jobId))).toBe(true), within);
  expect(ended(own)).toEqual([false, false]);
});

test('administrators get events of cases, in every process, and only with their own session', async () => {
  const { cookies } = await signInAdmin(here, await makeAdmin(here));
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stream = await listen(elsewhere, { cookie }, adminLivePath);
  const rep = await waitingRep(here);
  await vi.waitFor(() => expect(stream.text).toContain('"type":"case.changed"'), within);
  const { status } = await fetch(here.url + adminLivePath, {
    headers: { authorization: `Bearer ${rep.accessToken}` },
  });
  expect(status).toBe(401);
});
