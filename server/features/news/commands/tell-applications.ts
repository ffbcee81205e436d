import type { LiveEvent } from '#contract/live.ts';
import type { interviewChanged } from '#server/features/applications/commands/lock-interview.ts';
import type { ApplicationChange } from '#server/features/applications/commands/record-step.ts';
import {
  type DescribedApplication,
  describeApplications,
} from '#server/features/applications/queries/describe-applications.ts';
import { type News, tellUsers } from '#server/features/notifications/commands/tell-users.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLiveNews } from '#server/platform/events/publish-live.ts';
import { type Happened, settleBefore } from './settle-applications.ts';

type InterviewChange = NonNullable<(typeof interviewChanged)['payload']>;

/** To the rep, about the business. */
function toRep(found: DescribedApplication, about: { readonly once: string }) {
  const { applicationId, jobId, appliedTitle, companyName, repUserId, businessUserId } = found;
  const shared = { userId: repUserId, aboutUserId: businessUserId, how: about };
  return { shared, facts: { applicationId, jobId, jobTitle: appliedTitle, name: companyName } };
}

/** To the business, about the rep. */
function toBusiness(found: DescribedApplication) {
  const { applicationId, jobId, jobTitle, repName, repUserId, businessUserId } = found;
  const shared = { userId: businessUserId, aboutUserId: repUserId };
  return { shared, job: { jobId, jobTitle, name: repName }, facts: { applicationId, jobId, jobTitle, name: repName } };
}

/** Whoever did it is told nothing: the business of what the rep did, the rep of what the business did. */
function newsOfChange(
  { applicationId, status }: ApplicationChange,
  found: DescribedApplication,
  now: Date,
): News | null {
  if (status === 'pending' || status === 'withdrawn') {
    const { shared, job, facts } = toBusiness(found);
    const { acceptedTime } = found;
    if (status === 'withdrawn' && found.interviewStatus === 'accepted' && acceptedTime && acceptedTime > now) {
      const content = { kind: 'interview.off' as const, ...facts, time: acceptedTime.toISOString() };
      return { ...shared, content, how: { once: `interview.off ${applicationId}` } };
    }
    const kind = status === 'pending' ? ('applicants.new' as const) : ('applicants.withdrew' as const);
    return { ...shared, content: { kind, ...job, count: 1 }, how: { counted: job.jobId } };
  }
  // Its times come with it, and are told of below.
  if (status === 'interview' && found.interviewStatus !== null) return null;
  const { shared, facts } = toRep(found, { once: `application.moved ${applicationId} ${status}` });
  return { ...shared, content: { kind: 'application.moved', ...facts, status } };
}

function newsOfInterview({ interviewId, status, anew }: InterviewChange, found: DescribedApplication): News | null {
  const { interviewTimes, acceptedTime } = found;
  const once = `interview.${status} ${interviewId}`;
  const time = acceptedTime?.toISOString() ?? null;
  if (status === 'proposed' || status === 'cancelled') {
    const { shared, facts } = toRep(found, { once });
    if (status === 'cancelled') return { ...shared, content: { kind: 'interview.cancelled', ...facts, time } };
    const times = (interviewTimes ?? []).map((one) => one.toISOString());
    return { ...shared, content: { kind: 'interview.proposed', ...facts, times, anew } };
  }
  const { shared, facts } = toBusiness(found);
  if (status === 'declined') return { ...shared, how: { once }, content: { kind: 'interview.declined', ...facts } };
  if (time === null) return null;
  return { ...shared, how: { once }, content: { kind: 'interview.accepted', ...facts, time } };
}

/** Tells each side what it is to know, and makes everything that either of them has open show it. */
async function tell<Change extends { readonly applicationId: string; readonly jobId: string }>(
  tx: Tx,
  changes: readonly Change[],
  newsOf: (change: Change, found: DescribedApplication) => News | null,
  standingOf: (change: Change) => Omit<Happened, 'found'> & { readonly shown: ApplicationChange['status'] },
): Promise<void> {
  const described = await describeApplications(
    tx.db,
    changes.map(({ applicationId }) => applicationId),
  );
  const each = changes.flatMap((change) => {
    const found = described.get(change.applicationId);
    return found ? [{ change, found }] : [];
  });
  const settled = await settleBefore(
    tx,
    each.map(({ change, found }) => ({ ...standingOf(change), found })),
  );
  const told = await tellUsers(
    tx,
    each.flatMap(({ change, found }) => newsOf(change, found) ?? []),
  );
  const changed = each.flatMap(({ change, found }) => {
    const { applicationId, jobId } = change;
    const event: LiveEvent = { type: 'application.changed', applicationId, jobId, status: standingOf(change).shown };
    return [...new Set([found.repUserId, found.businessUserId])].map((userId) => ({ userId, event }));
  });
  await publishLiveNews(tx, [
    ...changed,
    ...[...new Set([...settled, ...told])].map((userId) => ({ userId, event: notificationChanged })),
  ]);
}

export const notificationChanged = { type: 'notification.changed' } as const satisfies LiveEvent;

export function tellOfApplications(tx: Tx, changes: readonly ApplicationChange[]): Promise<void> {
  const now = new Date();
  return tell(
    tx,
    changes,
    (change, found) => newsOfChange(change, found, now),
    ({ status }) => ({ status, answered: true, shown: status }),
  );
}

export function tellOfInterviews(tx: Tx, changes: readonly InterviewChange[]): Promise<void> {
  return tell(tx, changes, newsOfInterview, ({ status }) => ({ status, answered: false, shown: 'interview' }));
}
