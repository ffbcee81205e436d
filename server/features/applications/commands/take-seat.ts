import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { freeSeat } from '#domain/applications/interview-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { interviewRounds, interviews } from '../tables.ts';

/**
 * A free seat at a time of an invitation to many. Locks the invitation, so that of two reps who want the last seat the second sees that it is taken.
 * The index would refuse it too.
 */
export async function takeSeat(tx: Tx, roundId: string, time: Date): Promise<number> {
  const [round] = await tx.db.select().from(interviewRounds).where(eq(interviewRounds.id, roundId)).for('update');
  const taken = await tx.db
    .select({ seat: interviews.seat })
    .from(interviews)
    .where(
      and(
        eq(interviews.roundId, roundId),
        eq(interviews.acceptedTime, time),
        eq(interviews.status, 'accepted'),
        isNotNull(interviews.seat),
      ),
    );
  const seat = freeSeat(
    round?.capacity ?? 0,
    taken.flatMap(({ seat }) => seat ?? []),
  );
  if (seat === null) throw new Refusal('interview.time_taken');
  return seat;
}

/** Frees the seats of applicants who are no longer in interview. */
export async function freeSeats(tx: Tx, applicationIds: readonly string[]): Promise<void> {
  await tx.db
    .update(interviews)
    .set({ seat: null })
    .where(and(inArray(interviews.applicationId, [...applicationIds]), isNotNull(interviews.seat)));
}
