import { sql } from 'drizzle-orm';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { describeApplications } from '../../applications/queries/describe-applications.ts';
import { findAnswered } from '../../applications/queries/waiting-applicants.ts';
import { findEngaged } from '../../engagements/queries/describe-work.ts';
import type { Settled } from '../../notifications/commands/mark-settled.ts';
import { type PendingChange, presentChange } from '../present.ts';
import { type KeptChange, pendingChanges } from '../tables.ts';
import type { Outcome } from './run-notifiers.ts';

const take = prepared('news_take_changes', (db, name) => {
  // Waits for another worker that has some of them: a later change must not be notified of first.
  const taken = db.$with('taken', {}).as(
    sql`delete from untold_changes where turn = any (array(
        select turn from untold_changes where application_id = any(${sql.placeholder('applicationIds')}::uuid[])
        order by turn for update))
      returning *`,
  );
  return db
    .with(taken)
    .select({
      applicationId: sql<string>`application_id`,
      repUserId: sql<string>`rep_user_id`,
      businessUserId: sql<string>`business_user_id`,
      change: sql<KeptChange>`change`,
      happenedAt: sql`happened_at`.mapWith(pendingChanges.happenedAt),
    })
    .from(sql`taken`)
    .orderBy(sql`turn`)
    .prepare(name);
});

type Taken = Omit<PendingChange, 'about'>;

/** Takes the stored changes of these applications. One transaction takes and notifies, so that a change is notified of once. */
export async function takeChanges(tx: Tx, applicationIds: readonly string[]) {
  const found: readonly Taken[] = await take(tx.db).execute({ applicationIds });
  const userIds = found.flatMap(({ repUserId, businessUserId }) => [repUserId, businessUserId]);
  return found.length === 0 ? null : { userIds, found };
}

/** Notifies both sides of changes to their applications, in the order in which they happened. */
export async function ofChanges(
  tx: Tx,
  applicationIds: readonly string[],
  { found }: { readonly found: readonly Taken[] },
): Promise<Outcome[]> {
  const described = await describeApplications(tx.db, applicationIds);
  const changes = found.flatMap((one): PendingChange[] => {
    const about = described.get(one.applicationId);
    return about ? [{ ...one, about }] : [];
  });
  const engaged = await findEngaged(tx.db, applicationIds);
  // Applicants from now on are notified of after this, and stay unread.
  const decidedJobs = [...new Set(changes.flatMap(answeredJob))];
  const answeredJobs = new Set(decidedJobs.length > 0 ? await findAnswered(tx.db, decidedJobs) : []);
  return inRounds(changes).map((round) => ({
    settles: round.flatMap((change) => settledBy(change, answeredJobs)),
    notifications: round.flatMap((change) => (isNotifiedAsWork(change, engaged) ? [] : (presentChange(change) ?? []))),
  }));
}

/** Whether the rep is notified of the acceptance with the terms to agree to, for a gig that is paid here. */
const isNotifiedAsWork = ({ applicationId, change }: PendingChange, engaged: ReadonlySet<string>) =>
  change.of === 'application' && change.status === 'accepted' && engaged.has(applicationId);

/** Groups changes into rounds: the first of each application, then the second, and so on. */
function inRounds(changes: readonly PendingChange[]): PendingChange[][] {
  const ofEach = [...Map.groupBy(changes, ({ applicationId }) => applicationId).values()];
  const longest = Math.max(0, ...ofEach.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => ofEach.flatMap((own) => own[round] ?? []));
}

/** Which interview notifications each status makes outdated: proposals to the rep, answers to the business. */
const outdated: Record<
  Exclude<KeptChange['status'], 'pending'>,
  { readonly proposal: boolean; readonly answer: boolean }
> = {
  interview: { proposal: false, answer: false },
  // Declined by the rep: an agreed interview, a proposal or the application.
  declined: { proposal: true, answer: true },
  withdrawn: { proposal: true, answer: false },
  // By the business, which has seen the rep's answer.
  proposed: { proposal: true, answer: true },
  cancelled: { proposal: true, answer: true },
  rejected: { proposal: true, answer: true },
  accepted: { proposal: true, answer: true },
  // Notified of with the engagement.
  ended: { proposal: false, answer: false },
};

/** The job of an application that was decided, invited or withdrawn: its notification of new applicants may be outdated. */
const answeredJob = ({ change: { of, status }, about }: PendingChange): string[] =>
  of === 'application' && status !== 'pending' ? [about.jobId] : [];

function settledBy(changed: PendingChange, answeredJobs: ReadonlySet<string>): Settled[] {
  const { change, applicationId: about, repUserId, businessUserId } = changed;
  const { of, status } = change;
  if (status === 'pending') return [];
  const { proposal, answer } = outdated[status];
  const settled: Settled[] = answeredJob(changed)
    .filter((jobId) => answeredJobs.has(jobId))
    .map((jobId) => ({ userId: businessUserId, kinds: ['applicants.new'], about: jobId }));
  if (proposal) settled.push({ userId: repUserId, kinds: ['interview.proposed'], about });
  // A rep's own answer is notified of after this.
  if (answer && (of === 'application' || status !== 'accepted'))
    settled.push({ userId: businessUserId, kinds: ['interview.accepted', 'interview.declined'], about });
  return settled;
}
