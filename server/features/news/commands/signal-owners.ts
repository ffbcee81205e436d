import type { LiveEvent } from '#contract/live.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLiveNews } from '#server/platform/events/publish-live.ts';
import type { Briefing } from '../../applications/commands/brief-gig.ts';
import { findHired } from '../../applications/queries/find-hired.ts';
import type { MilestoneChange } from '../../engagements/commands/move-milestone.ts';
import type { JobEvent } from '../../jobs/commands/job-events.ts';
import type { moneyMoved } from '../../ledger/commands/book-transfer.ts';
import { findOwnersByProfile } from '../../profiles/queries/find-owners-by-profile.ts';

type MoneyMoved = NonNullable<(typeof moneyMoved)['payload']>;

interface Signal {
  readonly profileId: string;
  readonly event: LiveEvent;
}

/** Whatever the people behind these profiles have open shows it once the deed is committed. */
async function signal(tx: Tx, signals: readonly Signal[]): Promise<void> {
  const owners = await findOwnersByProfile(
    tx.db,
    signals.map(({ profileId }) => profileId),
  );
  await publishLiveNews(
    tx,
    signals.flatMap(({ profileId, event }) => {
      const userId = owners.get(profileId);
      return userId === undefined ? [] : [{ userId, event }];
    }),
  );
}

export function signalJobs(tx: Tx, jobs: readonly JobEvent[]): Promise<void> {
  return signal(
    tx,
    jobs.map(({ jobId, businessId: profileId }) => ({ profileId, event: { type: 'job.changed', jobId } })),
  );
}

/** The business, and everybody whom it accepted: as many as the job asks for at most. */
export async function signalBriefings(tx: Tx, briefed: readonly Briefing[]): Promise<void> {
  const hired = await findHired(
    tx.db,
    briefed.map(({ jobId }) => jobId),
  );
  const concerned = [
    ...briefed.map(({ jobId, businessId }) => ({ jobId, profileId: businessId })),
    ...hired.map(({ jobId, repId }) => ({ jobId, profileId: repId })),
  ];
  return signal(
    tx,
    concerned.map(({ jobId, profileId }) => ({ profileId, event: { type: 'job.changed', jobId } })),
  );
}

export function signalMoney(tx: Tx, moved: readonly MoneyMoved[]): Promise<void> {
  const profileIds = new Set(moved.flatMap(({ businessId, repId }) => [businessId, repId]));
  return signal(
    tx,
    [...profileIds].map((profileId) => ({ profileId, event: { type: 'ledger.changed' } })),
  );
}

export function signalWallets(tx: Tx, changed: readonly { readonly repId: string }[]): Promise<void> {
  return signal(
    tx,
    changed.map(({ repId: profileId }) => ({ profileId, event: { type: 'ledger.changed' } })),
  );
}

/** Both sides of the work. */
export function signalMilestones(
  tx: Tx,
  moved: readonly Pick<MilestoneChange, 'engagementId' | 'repId' | 'businessId'>[],
): Promise<void> {
  return signal(
    tx,
    moved.flatMap(({ engagementId, repId, businessId }) =>
      [repId, businessId].map(
        (profileId) => ({ profileId, event: { type: 'engagement.changed', engagementId } }) as const,
      ),
    ),
  );
}
