import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { freeSeat } from '#domain/applications/interview-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { interviewRounds, interviews } from '../tables.ts';

/**
 * A place at a time of an invitation to many. It holds the invitation: of two who want the last place, the second sees that it is
 * taken, and the index would refuse it too.
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

/** Whoever is no longer in interview needs no place any more. */
export async function freeSeats(tx: Tx, applicationIds: readonly string[]): Promise<void> {
  await tx.db
    .update(interviews)
    .set({ seat: null })
    .where(and(inArray(interviews.applicationId, [...applicationIds]), isNotNull(interviews.seat)));
}
