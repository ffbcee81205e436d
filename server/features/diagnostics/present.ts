import type { PolicyReport } from '#contract/diagnostics/policy-reports.ts';
import type { PolicyReportRow } from './tables.ts';

export const presentPolicyReport = ({ firstSeenAt, lastSeenAt, ...report }: PolicyReportRow): PolicyReport => ({
  ...report,
  firstSeenAt: firstSeenAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
});
