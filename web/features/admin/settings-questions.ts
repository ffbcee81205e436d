import type { Settings } from '#contract/operators/settings.ts';

interface Question {
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
}

const reps = {
  free: {
    title: 'Charge reps nothing?',
    description: 'The portal opens to every rep, and every price for reps goes from the site. It takes a second.',
    confirmLabel: 'Charge reps nothing',
  },
  charged: {
    title: 'Charge reps again?',
    description:
      'Prices for reps are shown again. Reps whose trial is over and who have no subscription are asked to pay.',
    confirmLabel: 'Charge reps again',
  },
} as const satisfies Record<string, Question>;

const gigs = {
  here: {
    title: 'Have gigs paid for here?',
    description:
      'From now on a business pays before the work begins, and that money belongs to others until the work is done. Holding other people’s money may need a licence, or a partner who has one: ask your lawyer first.',
    confirmLabel: 'Have gigs paid for here',
  },
  elsewhere: {
    title: 'No longer have gigs paid for here?',
    description:
      'Whoever is accepted from now on settles the pay with the business themselves. Work that was agreed before is still funded, done and paid out here.',
    confirmLabel: 'Leave the pay to them',
  },
} as const satisfies Record<string, Question>;

const unreviewed: Question = {
  title: 'Suggest reps without a person looking?',
  description:
    'Businesses are at once suggested everybody whom nobody dropped. Our pages say that the team reviews every match: change them first.',
  confirmLabel: 'Suggest them at once',
};

type Felt = Pick<Settings, 'repsPayNothing' | 'gigsPaidHere' | 'reviewMatches'>;

/** What is asked before a change that is felt by many. */
export function questionsOf(before: Felt, after: Felt): readonly Question[] {
  return [
    ...(after.repsPayNothing === before.repsPayNothing ? [] : [reps[after.repsPayNothing ? 'free' : 'charged']]),
    ...(after.gigsPaidHere === before.gigsPaidHere ? [] : [gigs[after.gigsPaidHere ? 'here' : 'elsewhere']]),
    ...(before.reviewMatches && !after.reviewMatches ? [unreviewed] : []),
  ];
}
