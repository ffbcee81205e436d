/** What became of a proposal: it waits for the team, or a person of it said yes or no. */
export const proposalStates = ['proposed', 'approved', 'dropped'] as const;

export type ProposalState = (typeof proposalStates)[number];

/** Why a job is not for a rep: jobs like it in that respect come later from then on. */
export const dismissalReasons = ['pay', 'too_far', 'days', 'kind_of_work', 'company', 'other'] as const;

export type DismissalReason = (typeof dismissalReasons)[number];

/** What reps may tell for the comparison of groups alone. */
export const genders = ['woman', 'man', 'another'] as const;

export type Gender = (typeof genders)[number];

/** By what groups are compared. */
export const comparedBy = ['town', 'language', 'gender'] as const;

export type ComparedBy = (typeof comparedBy)[number];

/** `mine`: one's own claim; of the others each waits as long as it does. */
export const lookLists = ['open', 'answered'] as const;

export type LookList = (typeof lookLists)[number];

export const matchingLimits = {
  /** How many of them a business is shown. */
  suggestions: 12,
  /** How many suggested reps a business may invite a day, for all its jobs together. */
  invitationsADay: 20,
  /** How long a job is one administrator's, in minutes. */
  claimMinutes: 15,
} as const;
