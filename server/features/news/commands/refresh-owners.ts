import type { LiveEvent } from '#contract/live.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { onAll, type Reaction } from '#server/platform/events/emit.ts';
import type { EventKind } from '#server/platform/events/event-kind.ts';
import { publishLiveNews } from '#server/platform/events/publish-live.ts';
import { gigBriefed } from '../../applications/commands/brief-gig.ts';
import { applicantsWanted } from '../../applications/commands/limit-applicants.ts';
import { findHired } from '../../applications/queries/find-hired.ts';
import { attendanceRecorded } from '../../engagements/attendance/commands/record-attendance.ts';
import { milestoneMoved } from '../../engagements/commands/move-milestone.ts';
import { payHeld } from '../../engagements/settled/commands/hold-pay.ts';
import { termsChanged } from '../../engagements/terms/commands/terms-changed.ts';
import {
  type JobEvent,
  jobClosed,
  jobClosingSoon,
  jobEdited,
  jobFilled,
  jobPaused,
  jobPosted,
  jobReopened,
  jobTagged,
} from '../../jobs/commands/job-events.ts';
import { moneyMoved } from '../../ledger/commands/book-transfer.ts';
import { payoutMoved, walletChanged } from '../../payouts/commands/payout-events.ts';
import { findOwnersByProfile } from '../../profiles/queries/find-owners-by-profile.ts';
import { reviewsClosed, reviewsPublished } from '../../trust/reviews/commands/publish-round.ts';
import { reviewReplied } from '../../trust/reviews/commands/reply-to-review.ts';

type Refresh = readonly [profileId: string, event: LiveEvent];

/** On commit, refreshes open pages of the profiles' owners. */
const refreshes = <Payload extends object>(
  kinds: readonly EventKind<Payload>[],
  of: (payload: Payload, tx: Tx) => readonly Refresh[] | Promise<readonly Refresh[]>,
): readonly Reaction[] =>
  kinds.map((kind) =>
    onAll(kind, async (tx, payloads) => {
      const signals: Refresh[] = [];
      for (const payload of payloads) signals.push(...(await of(payload, tx)));
      const owners = await findOwnersByProfile(
        tx.db,
        signals.map(([profileId]) => profileId),
      );
      await publishLiveNews(
        tx,
        signals.flatMap(([profileId, event]) => {
          const userId = owners.get(profileId);
          return userId === undefined ? [] : [{ userId, event }];
        }),
      );
    }),
  );

interface Sides {
  readonly engagementId: string;
  readonly repId: string;
  readonly businessId: string;
}

/** Which events refresh which owners' screens from the commit on. Reps who look at a job follow in a task (`jobOnScreen`). */
export const refreshing: readonly Reaction[] = [
  ...refreshes<JobEvent>(
    [jobPosted, jobEdited, jobPaused, jobReopened, jobFilled, jobClosed, jobTagged, jobClosingSoon, applicantsWanted],
    ({ jobId, businessId }) => [[businessId, { type: 'job.changed', jobId }]],
  ),
  ...refreshes([gigBriefed], async ({ jobId, businessId }, tx) => {
    const hired = await findHired(tx.db, [jobId]);
    return [businessId, ...hired.map(({ repId }) => repId)].map((id) => [id, { type: 'job.changed', jobId }]);
  }),
  ...refreshes([moneyMoved], ({ businessId, repId }) =>
    [businessId, repId].map((id) => [id, { type: 'ledger.changed' }]),
  ),
  ...refreshes<{ readonly repId: string }>([payoutMoved, walletChanged, payHeld], ({ repId }) => [
    [repId, { type: 'ledger.changed' }],
  ]),
  ...refreshes<Sides>([reviewsClosed, reviewsPublished, reviewReplied], ({ engagementId, repId, businessId }) =>
    [repId, businessId].map((id) => [id, { type: 'reviews.published', engagementId }]),
  ),
  ...refreshes<Sides>([milestoneMoved, termsChanged, attendanceRecorded], ({ engagementId, repId, businessId }) =>
    [repId, businessId].map((id) => [id, { type: 'engagement.changed', engagementId }]),
  ),
];
