import type { FastifyInstance } from 'fastify';
import { diagnosticsApi, policyReportsPath } from '#contract/diagnostics/policy-reports.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { subscriberOf } from '#server/platform/http/network.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { recordPolicyReport } from './commands/record-policy-report.ts';
import { listPolicyReports } from './queries/list-policy-reports.ts';
import { readViolations } from './routes/read-violations.ts';

export const diagnosticsRoutes: readonly Route[] = [
  read(diagnosticsApi.policyReports, (db, actor, { query }) => listPolicyReports(db, actor, query)),
];

const limit: Limit = { name: 'policy reports', burst: 20, every: 30 };
/** In bytes. Browsers cut the samples in their reports to 40 characters. */
const largest = 32_768;

interface Services {
  readonly transaction: RunTransaction;
  readonly limiter: RateLimiter;
  readonly siteUrl: string;
}

/** Receives the reports that browsers send automatically, in both of their formats. */
export function addPolicyReports(app: FastifyInstance, { transaction, limiter, siteUrl }: Services): void {
  const types = ['application/csp-report', 'application/reports+json'];
  app.addContentTypeParser(
    types,
    { parseAs: 'string', bodyLimit: largest },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(policyReportsPath, { bodyLimit: largest, schema: { hide: true } }, async (request, reply) => {
    const violations = readViolations(request.body, siteUrl);
    if (violations === null) throw new Refusal('request.malformed');
    for (const violation of violations) {
      // Counted by report, not by request, which brings up to twenty.
      const wait = await limiter.take(limit, subscriberOf(request.ip));
      if (wait > 0) throw new Refusal('request.too_many', { retryAfterSeconds: wait });
      await transaction((tx) => recordPolicyReport(tx, violation));
    }
    return reply.code(204).send();
  });
}
