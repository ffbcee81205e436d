import type { AccountExport } from '#contract/account-export.ts';
import type { SignedInActor } from '#server/features/accounts/access.ts';
import { exportAccount } from '#server/features/accounts/queries/export-account.ts';
import { exportApplications } from '#server/features/applications/queries/export-applications.ts';
import { exportJobs } from '#server/features/jobs/queries/export-jobs.ts';
import { exportProfiles } from '#server/features/profiles/queries/export-profiles.ts';
import type { Db } from '#server/platform/db/pool.ts';

/** Everything that the features keep about one person. A feature that begins to keep something joins here. */
export async function exportEverything(db: Db, { userId }: SignedInActor): Promise<AccountExport> {
  return {
    exportedAt: new Date().toISOString(),
    ...(await exportAccount(db, userId)),
    ...(await exportProfiles(db, userId)),
    jobs: await exportJobs(db, userId),
    ...(await exportApplications(db, userId)),
  };
}
