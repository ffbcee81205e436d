import { siteCheckApi } from '#contract/diagnostics/site-check.ts';
import { systemChecksApi } from '#contract/diagnostics/system-checks.ts';
import { now } from '#server/platform/clock.ts';
import type { DatabaseProbe } from '#server/platform/db/probe-database.ts';
import { look } from '#server/platform/http/look.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { retryTask } from './commands/retry-task.ts';
import { listFailedTasks } from './queries/list-failed-tasks.ts';
import type { Checked } from './services/checks.ts';
import { createMeetingCheck } from './services/meeting-link.ts';
import { createChecks } from './services/run-check.ts';

/** Opening the page takes two. */
const limit: Limit = { name: 'diagnostics', burst: 60, every: 5 };

interface Services extends Checked {
  readonly probe: DatabaseProbe;
  readonly limiter: RateLimiter;
}

export function systemRoutes({ probe, limiter, ...given }: Services): readonly Route[] {
  const runCheck = createChecks(given);
  const askMeeting = createMeetingCheck(given.env.mode);
  return [
    look(siteCheckApi.status, { limiter, limit }, async () => {
      const databaseAnswers = await probe.ask().then(
        () => true,
        () => false,
      );
      return { now: now().toISOString(), databaseAnswers };
    }),
    look(siteCheckApi.meetingLink, { limiter, limit }, () => askMeeting()),
    read(systemChecksApi.run, (_db, _actor, { params }) => runCheck(params.check)),
    read(systemChecksApi.failedTasks, (db, actor, { query }) => listFailedTasks(db, actor, query)),
    write(systemChecksApi.retry, (tx, actor, { params, body }) => retryTask(tx, actor, { ...params, ...body })),
  ];
}
