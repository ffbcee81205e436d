import { giftBackDays } from '#contract/courses/options.ts';

interface Given {
  readonly givenAt: Date;
  readonly begunAt: Date | null;
}

const dayMs = 86_400_000;

/** Until when a business may take back what it gave; null: it is the rep's, who has begun it, or has had it for so long. */
export function giftBackUntil({ givenAt, begunAt }: Given, now: Date): Date | null {
  const until = new Date(givenAt.getTime() + giftBackDays * dayMs);
  return begunAt === null && now < until ? until : null;
}
