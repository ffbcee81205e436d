import type { RepActor, SignedInActor } from '#server/features/accounts/access.ts';
import { exportAccount } from '#server/features/accounts/own-account/queries/export-account.ts';
import { exportDecisions } from '#server/features/applications/queries/export-decisions.ts';
import { exportCourses } from '#server/features/courses/queries/export-courses.ts';
import { exportEngagements } from '#server/features/engagements/queries/export-engagements.ts';
import { exportLedger } from '#server/features/ledger/queries/export-ledger.ts';
import { showChoices } from '#server/features/matching/queries/show-choices.ts';
import { exportMessages } from '#server/features/messaging/queries/export-messages.ts';
import { exportDevices } from '#server/features/notifications/push/queries/find-devices.ts';
import { exportNotifications } from '#server/features/notifications/queries/export-notifications.ts';
import { exportPayments } from '#server/features/payments/queries/export-payments.ts';
import { exportPayouts } from '#server/features/payouts/wallet/queries/export-payouts.ts';
import { findActorProfiles } from '#server/features/profiles/queries.ts';
import { exportReviews } from '#server/features/trust/reviews/queries/export-reviews.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { exportRows } from '#server/platform/personal-data/export-rows.ts';

type Part = Readonly<Record<string, unknown>>;

/** What the tables declare as exported for a user, with what joins several or is computed. */
export async function exportEverything(db: Db, { userId }: Pick<SignedInActor, 'userId'>): Promise<Part> {
  const profiles = await findActorProfiles(db, userId);
  const { repId } = profiles;
  const byHand: readonly Part[] = [
    await exportAccount(db, userId),
    await exportDecisions(db, userId),
    await exportCourses(db, userId),
    await exportMessages(db, userId),
    await exportNotifications(db, userId),
    await exportDevices(db, userId),
    await exportPayments(db, userId),
    await exportEngagements(db, profiles),
    await exportReviews(db, profiles),
    { matching: { choices: repId === null ? null : await showChoices(db, { repId } as RepActor) } },
    await exportLedger(db, profiles),
    await exportPayouts(db, profiles),
  ];
  const whole: Record<string, unknown> = { exportedAt: new Date().toISOString(), ...(await exportRows(db, userId)) };
  for (const part of byHand)
    for (const [name, value] of Object.entries(part))
      whole[name] = Array.isArray(value) || typeof value !== 'object' ? value : { ...(whole[name] as Part), ...value };
  return whole;
}
