import type { ReportHead } from '#contract/messaging/reports.ts';
import type { SelectedReport } from './queries/select-reports.ts';

export function presentReportHead({
  report,
  kind,
  jobTitle,
  reporter,
  reported,
  decidedBy,
}: SelectedReport): ReportHead {
  const { id, reason, createdAt, outcome, outcomeReason, decidedAt } = report;
  return {
    ...{ id, kind, jobTitle, reason, reporter, reported },
    createdAt: createdAt.toISOString(),
    decision:
      outcome === null || outcomeReason === null || decidedAt === null
        ? null
        : { outcome, reason: outcomeReason, by: decidedBy ?? '', at: decidedAt.toISOString() },
  };
}
