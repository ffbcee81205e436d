import type { AccountExport } from '#contract/exports/export.ts';
import type { SignedInActor } from '#server/features/accounts/access.ts';
import { exportAccount } from '#server/features/accounts/own-account/queries/export-account.ts';
import { exportAgreements } from '#server/features/agreements/queries/export-agreements.ts';
import { exportApplications } from '#server/features/applications/queries/export-applications.ts';
import { exportInterviews } from '#server/features/applications/queries/export-interviews.ts';
import { exportCourses } from '#server/features/courses/queries/export-courses.ts';
import { exportVisits } from '#server/features/dashboards/queries/export-visits.ts';
import { exportEngagements } from '#server/features/engagements/queries/export-engagements.ts';
import { exportTeam } from '#server/features/engagements/team/queries/export-team.ts';
import { exportFiles } from '#server/features/files/queries/export-files.ts';
import { exportModeration } from '#server/features/jobs/moderation/queries/export-moderation.ts';
import { exportFinds } from '#server/features/jobs/queries/export-finds.ts';
import { exportJobs } from '#server/features/jobs/queries/export-jobs.ts';
import { exportLedger } from '#server/features/ledger/queries/export-ledger.ts';
import { exportMatching } from '#server/features/matching/queries/export-matching.ts';
import { exportMessages } from '#server/features/messaging/queries/export-messages.ts';
import { exportReports } from '#server/features/messaging/reports/queries/export-reports.ts';
import { exportDevices } from '#server/features/notifications/push/queries/find-devices.ts';
import { exportNotifications } from '#server/features/notifications/queries/export-notifications.ts';
import { exportSuspensions } from '#server/features/operators/suspensions/queries/find-suspensions.ts';
import { exportViewings } from '#server/features/operators/viewings/queries/export-viewings.ts';
import { exportPayments } from '#server/features/payments/queries/export-payments.ts';
import { exportWallet } from '#server/features/payouts/wallet/queries/export-wallet.ts';
import { exportProfiles } from '#server/features/profiles/queries/export-profiles.ts';
import { findActorProfiles } from '#server/features/profiles/queries.ts';
import { exportTrainingVideos } from '#server/features/training-videos/queries/export-training-videos.ts';
import { exportVetting } from '#server/features/vetting/queries/export-vetting.ts';
import type { Db } from '#server/platform/db/pool.ts';

/** Everything that the features keep about one person. A feature that begins to keep something joins here. */
export async function exportEverything(db: Db, { userId }: Pick<SignedInActor, 'userId'>): Promise<AccountExport> {
  const profiles = await findActorProfiles(db, userId);
  return {
    exportedAt: new Date().toISOString(),
    ...(await exportAccount(db, userId)),
    ...(await exportSuspensions(db, userId)),
    ...(await exportViewings(db, userId)),
    ...(await exportProfiles(db, userId)),
    ...(await exportJobs(db, userId)),
    ...(await exportFinds(db, userId)),
    ...(await exportModeration(db, userId)),
    ...(await exportTrainingVideos(db, userId)),
    ...(await exportCourses(db, userId)),
    ...(await exportVisits(db, userId)),
    ...(await exportApplications(db, userId)),
    ...(await exportInterviews(db, userId)),
    ...(await exportFiles(db, userId)),
    ...(await exportAgreements(db, userId)),
    ...(await exportVetting(db, userId)),
    ...(await exportMessages(db, userId)),
    ...(await exportReports(db, userId)),
    ...(await exportNotifications(db, userId)),
    ...(await exportDevices(db, userId)),
    ...(await exportPayments(db, userId)),
    ...(await exportEngagements(db, profiles)),
    ...(await exportTeam(db, profiles)),
    ...(await exportMatching(db, profiles)),
    ...(await exportLedger(db, profiles)),
    ...(await exportWallet(db, profiles)),
  };
}
