import { siteCheckApi } from '#contract/diagnostics/site-check.ts';
import { systemChecksApi } from '#contract/diagnostics/system-checks.ts';
import { now } from '#server/platform/clock.ts';
import type { DatabaseWatch } from '#server/platform/db/database-watch.ts';
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
  readonly databaseWatch: Pick<DatabaseWatch, 'answers'>;
  readonly limiter: RateLimiter;
}

export function systemRoutes({ databaseWatch, limiter, ...given }: Services): readonly Route[] {
  const runCheck = createChecks(given);
  const askMeeting = createMeetingCheck(given.env.mode);
  return [
    look(siteCheckApi.status, { limiter, limit }, async () => ({
      now: now().toISOString(),
      databaseAnswers: databaseWatch.answers,
    })),
    look(siteCheckApi.meetingLink, { limiter, limit }, () => askMeeting()),
    read(systemChecksApi.run, (_db, _actor, { params }) => runCheck(params.check)),
    read(systemChecksApi.failedTasks, (db, actor, { query }) => listFailedTasks(db, actor, query)),
    write(systemChecksApi.retry, (tx, actor, { params, body }) => retryTask(tx, actor, { ...params, ...body })),
  ];
}
