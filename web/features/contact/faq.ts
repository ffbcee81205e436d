import { brand } from '#contract/brand.ts';
import { charges, courseCents } from '#contract/pricing.ts';
import { formatRand } from '#web/lib/format.ts';
import { gigWords, support, trial } from '#web/lib/site-facts.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** While the operator charges reps nothing. */
  readonly answerRepsFree?: string;
}

const { rep, business } = charges;

/** Shown on the contact page and, except for answers that depend on the operator's settings, given to search engines in the same words. */
export const faq: readonly Question[] = [
  {
    question: `How does ${brand.name} work?`,
    answer:
      'A business posts a gig and says what to sell, where, for how long and what it pays. Verified reps apply. The business invites the reps it likes to an interview and accepts the best. You both see every step as it happens.',
  },
  {
    question: 'What does it cost?',
    answer: `An account is ${formatRand(rep.monthlyCents)} a month for a rep${trial.rep.after}, and ${formatRand(business.monthlyCents)} a month for a business${trial.business.after}. There are no setup fees. ${gigWords.fee.both} Training courses are optional and cost ${formatRand(courseCents)} each.`,
    answerRepsFree: `Reps pay nothing for an account. A business is charged ${formatRand(business.monthlyCents)} a month${trial.business.after}. There are no setup fees. ${gigWords.fee.both}`,
  },
  {
    question: 'Can I cancel?',
    answer: `Yes, at any time. A subscription runs from month to month. Once you cancel, you won’t be charged again. You can also delete your account in the settings. If you get stuck, email ${support.email}.`,
  },
  {
    question: 'Do reps get training?',
    answer:
      'Yes, two kinds. Businesses share their own training videos with the reps they hire. Reps can also take beginner, intermediate and advanced courses, earn XP and get a certificate for each one.',
  },
];
