import { engagementTimes } from '#contract/agreed-terms.ts';
import type { MilestoneMove } from './moves.ts';

const hourMs = 3_600_000;

/** Moves by which a rep leaves paid work before it begins: a cancellation, and a missed confirmation. */
const leaving: readonly MilestoneMove[] = ['withdraw', 'lapse'];

/** Until when freed money is held for a replacement: some hours, and never past the start. Null: it is refunded immediately. */
export function keptUntil(move: MilestoneMove, start: Date | null, now: Date): Date | null {
  if (!leaving.includes(move) || start === null || start <= now) return null;
  return new Date(Math.min(start.getTime(), now.getTime() + engagementTimes.replaceHours * hourMs));
}

interface OfJob {
  readonly jobId: string;
}

/**
 * Which held money pays for which milestone of the same job: the smallest amount that covers all of its price. One that covers a part only is not
 * used, because a milestone has one payment.
 */
export function assignKept<
  Due extends OfJob & { readonly priceCents: bigint },
  Kept extends OfJob & { readonly amountCents: bigint },
>(due: readonly Due[], kept: readonly Kept[]): Map<Due, Kept> {
  const free = kept.toSorted((one, other) => Number(one.amountCents - other.amountCents));
  const assigned = new Map<Due, Kept>();
  for (const one of due) {
    const at = free.findIndex(({ jobId, amountCents }) => jobId === one.jobId && amountCents >= one.priceCents);
    const [found] = at < 0 ? [] : free.splice(at, 1);
    if (found) assigned.set(one, found);
  }
  return assigned;
}
