import type { MatchLook } from '#contract/matching/choices.ts';
import type { AdminMatchLook } from '#contract/matching/review.ts';
import type { matchLooks } from '../tables/shown.ts';

export interface LookRow {
  readonly look: typeof matchLooks.$inferSelect;
  readonly jobTitle: string | null;
}

export const presentLook = ({ look, jobTitle }: LookRow): MatchLook => ({
  ...{ id: look.id, jobId: look.jobId, jobTitle, words: look.words },
  askedAt: look.askedAt.toISOString(),
  answer:
    look.answer === null || look.answeredAt === null ? null : { words: look.answer, at: look.answeredAt.toISOString() },
});

export interface AskedLookRow extends LookRow {
  readonly person: AdminMatchLook['person'];
  readonly answeredBy: string | null;
}

export const presentAskedLook = ({ person, answeredBy, ...row }: AskedLookRow): AdminMatchLook => ({
  ...presentLook(row),
  person,
  answeredBy,
});
