import { eq } from 'drizzle-orm';
import type { AgreeInput } from '#contract/engagements/terms.ts';
import { isOver, refuseMove } from '#domain/engagements/lifecycle.ts';
import type { MilestoneMove } from '#domain/engagements/moves.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor, RepActor } from '../../accounts/access.ts';
import { attachEvidence } from '../disputes/commands/attach-evidence.ts';
import { engagements, type MilestoneRow } from '../tables.ts';
import { adoptTerms } from '../terms/commands/answer-terms.ts';
import { insistOnWage } from '../terms/commands/check-terms.ts';
import { type Signer, signTerms } from '../terms/commands/sign-terms.ts';
import { insistOnCourses } from './insist-on-courses.ts';
import { insistOnFreeHours } from './insist-on-free-hours.ts';
import { type LockedEngagement, lockOwnEngagement, milestoneOf, moveMilestone } from './move-milestone.ts';
import { moveByClock } from './move-on-time.ts';

interface Said {
  readonly engagementId: string;
  readonly move: MilestoneMove;
  readonly note: string | null;
  /** The number of the milestone to move. */
  readonly milestone?: number | undefined;
  /** Of a move that opens a dispute. */
  readonly proposedCents?: number | null;
  readonly fileIds?: readonly string[];
}

/** Moves that apply to all milestones that are still to come. */
const ofAll: readonly MilestoneMove[] = ['agree', 'withdraw', 'cancel'];

/** The milestone that a move applies to: the first that accepts it, else the first that isn't over. */
function concerned(
  locked: LockedEngagement,
  { move, milestone }: Pick<Said, 'move' | 'milestone'>,
  by: 'rep' | 'business',
): readonly MilestoneRow[] {
  const isMeant = ({ number }: MilestoneRow) => milestone === undefined || number === milestone || ofAll.includes(move);
  const open = locked.milestones.filter((row) => isMeant(row) && !isOver(row));
  const movable = open.filter((row) => refuseMove(move, by, milestoneOf(locked, row), now()) === null);
  const chosen = movable.length > 0 ? movable : open;
  return ofAll.includes(move) ? chosen : chosen.slice(0, 1);
}

interface By {
  readonly by: 'rep' | 'business';
  readonly userId: string;
}

async function moveAs(tx: Tx, locked: LockedEngagement, { by, userId }: By, said: Said): Promise<void> {
  const { move, note, proposedCents = null, fileIds = [] } = said;
  const rows = concerned(locked, said, by);
  if (rows.length === 0) throw new Refusal('engagement.moved_on');
  for (const row of rows) {
    await moveMilestone(tx, locked, row, { move, by, note, proposedCents });
    for (const fileId of new Set(fileIds)) await attachEvidence(tx, row, { by, userId, fileId });
  }
}

interface Agreed extends Pick<AgreeInput, 'termsVersion' | 'fullName' | 'phone'> {
  readonly engagementId: string;
  readonly from: Pick<Signer, 'address' | 'userAgent'>;
}

/** Agrees for the rep to the version they read: the terms in force, or the business's proposal. */
export async function agreeToTerms(
  tx: Tx,
  { repId, userId, sessionId }: RepActor,
  { engagementId, termsVersion, fullName, phone, from }: Agreed,
): Promise<void> {
  const locked = await lockOwnEngagement(tx, { repId }, engagementId);
  if (locked.engagement.termsVersion === termsVersion) {
    await moveAs(tx, locked, { by: 'rep', userId }, { engagementId, move: 'agree', note: null });
    await tx.db.update(engagements).set({ agreedAt: now() }).where(eq(engagements.id, engagementId));
    await insistOnFreeHours(tx, repId, engagementId);
  } else {
    await adoptTerms(tx, locked, termsVersion);
    await insistOnFreeHours(tx, repId, engagementId);
    await moveByClock(tx, engagementId);
  }
  await insistOnWage(tx.db, engagementId);
  await insistOnCourses(tx, locked.engagement, userId);
  const terms = [{ engagementId, termsVersion }];
  await signTerms(tx, { side: 'rep', terms, fullName, phone, signer: { userId, sessionId, ...from } });
}

export async function moveAsRep(tx: Tx, { repId, userId }: RepActor, said: Said): Promise<void> {
  await moveAs(tx, await lockOwnEngagement(tx, { repId }, said.engagementId), { by: 'rep', userId }, said);
}

export async function moveAsBusiness(tx: Tx, { businessId, userId }: BusinessActor, said: Said): Promise<void> {
  await moveAs(tx, await lockOwnEngagement(tx, { businessId }, said.engagementId), { by: 'business', userId }, said);
}
