import { siteCheckApi } from '#contract/diagnostics/site-check.ts';
import { adminLivePath, livePath } from '#contract/live-stream.ts';
import { operatorsApi } from '#contract/operators/operators.ts';
import { call } from '#web/lib/api-client.ts';
import { mayBeSignedIn } from '#web/lib/stored-session.ts';
import { type Check, failedWith, passed } from './check.ts';
import { clockOutcome } from './clock-outcome.ts';

const group = 'Your connection';
const sessionCode = () => import('#web/lib/session-store.ts');
const clientCode = () => import('#web/lib/auth-client.ts');
const signedOut = 'No user is signed in here.';

async function took(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round(performance.now() - started);
}

/** Waits for the first message of a stream. */
async function hear(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<void> {
  const response = await fetch(path, { headers: { accept: 'text/event-stream', ...headers }, signal });
  const reader = response.body?.getReader();
  if (!response.ok || !reader) throw new Error(`The stream returned status ${response.status}`);
  const { done } = await reader.read();
  await reader.cancel();
  if (done) throw new Error('The stream ended immediately');
}

/** @param isAdmin signed in to the panel, without a user session */
export const sessionCheck = (isAdmin: boolean) => async () => {
  const none = isAdmin ? passed('An admin is signed in here.') : passed(signedOut);
  if (!mayBeSignedIn()) return none;
  const { data, error } = await (await clientCode()).authClient().getSession();
  if (error) throw error;
  if (!data.session) return none;
  return passed(isAdmin ? 'A user and an admin are signed in here.' : 'A user is signed in here.');
};

async function knownAdmin() {
  const { role } = await call(operatorsApi.session, {});
  return passed(`The server recognises the admin, with the role ${role}.`);
}

/** @param isAdmin signed in to the panel */
export const userCheck = (isAdmin: boolean) => async () => {
  const alone = () => (isAdmin ? knownAdmin() : passed(signedOut));
  if (!mayBeSignedIn()) return alone();
  const client = (await clientCode()).authClient();
  if (!(await client.getSession()).data.session) return alone();
  const { data, error } = await client.getUser();
  if (error) throw error;
  const { user_type: type } = data.user.user_metadata as { user_type?: unknown };
  const side = type === 'business' ? ' as a business' : type === 'sales_rep' ? ' as a sales rep' : '';
  return passed(`The server recognises the user, signed in${side}.`);
};

/** @param isAdmin signed in to the panel, which has another stream */
export const connectionChecks = (isAdmin: boolean): readonly Check[] => [
  {
    title: 'Site',
    group,
    async run(signal) {
      const ms = await took(async () => {
        const { ok, status } = await fetch('/healthz', { cache: 'no-store', signal });
        if (!ok) throw new Error(`The site returned status ${status}`);
      });
      return passed(`The site responded in ${ms} ms.`);
    },
  },
  {
    title: 'API',
    group,
    async run(signal) {
      const { databaseAnswers } = await call(siteCheckApi.status, {}, { signal });
      return databaseAnswers
        ? passed('The API and its database respond.')
        : failedWith('The API’s database doesn’t respond.');
    },
  },
  {
    title: 'Device clock',
    group,
    async run(signal) {
      const sent = Date.now();
      const { now } = await call(siteCheckApi.status, {}, { signal });
      return clockOutcome({ sent, received: Date.now(), server: new Date(now).getTime() });
    },
  },
  { title: 'Session', group, run: sessionCheck(isAdmin) },
  { title: 'User', group, run: userCheck(isAdmin) },
  {
    title: 'Live updates',
    group,
    async run(signal) {
      const token = mayBeSignedIn() ? await (await sessionCode()).accessToken() : null;
      if (token) await hear(livePath, { authorization: `Bearer ${token}` }, signal);
      else if (isAdmin) await hear(adminLivePath, {}, signal);
      else return passed(`${signedOut} There are no live updates to receive.`);
      return passed('The stream opens and sends data.');
    },
  },
];
