import { expect, test } from 'vitest';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { callerOf } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { giveLegalStandingIn } from '#test/support/legal-standing.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { type AppProcess, makePreparedDataDir, startApp } from './app-process.ts';
import { waitFor } from './wait-for.ts';

test('what happened before the app was killed is told by the next one', { timeout: 180_000 }, async () => {
  const dataDir = await makePreparedDataDir();
  const port = await findFreePort();
  const start = async (work: 'web' | 'all'): Promise<AppProcess> => {
    const env = {
      PORT: String(port),
      PROCESS: work,
      AUTH_AUTOCONFIRM: 'true',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    };
    const app = await startApp(dataDir, { env });
    await app.ready();
    return app;
  };
  // It takes no tasks: whatever is killed with it had not been told.
  const killed = await start('web');
  const [business, rep] = [await signUpBusiness(killed), await signUpRep(killed)];
  await giveLegalStandingIn(dataDir, business.email, 'business');
  await giveLegalStandingIn(dataDir, rep.email, 'rep');
  const { id: jobId } = await postJob(business);
  await apply(rep, jobId);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const next = await start('all');
  const call = callerOf(next.url, business.accessToken);
  const told = await waitFor('the news', async () => {
    const { items } = await call(notificationsApi.list, { query: {} });
    return items.length > 0 ? items : null;
  });
  expect(told).toMatchObject([{ kind: 'applicants.new', jobId, count: 1, read: false }]);
  expect(await next.stop()).toBe(0);
});
