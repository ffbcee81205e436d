import { giftBackDays } from '#contract/courses/options.ts';

interface Given {
  readonly givenAt: Date;
  readonly begunAt: Date | null;
  /** The same course, given to the same rep, was refunded to the same business before. */
  readonly hadBack: boolean;
}

const dayMs = 86_400_000;

/** Until when a business may take back a given course; null: it is the rep's, who has begun it, has had it for so long, or got it a second time. */
export function giftBackUntil({ givenAt, begunAt, hadBack }: Given, now: Date): Date | null {
  const until = new Date(givenAt.getTime() + giftBackDays * dayMs);
  return begunAt === null && !hadBack && now < until ? until : null;
}
