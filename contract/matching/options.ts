/** The status of a proposal: pending, approved or rejected by the team. */
export const proposalStates = ['proposed', 'approved', 'dropped'] as const;

export type ProposalState = (typeof proposalStates)[number];

/** Why a job is not for a rep: similar jobs in that respect rank lower from then on. */
export const dismissalReasons = ['pay', 'too_far', 'days', 'kind_of_work', 'company', 'other'] as const;

export type DismissalReason = (typeof dismissalReasons)[number];

/** What reps may disclose for the comparison of groups alone. */
export const genders = ['woman', 'man', 'another'] as const;

export type Gender = (typeof genders)[number];

/** The attributes by which groups are compared. */
export const comparedBy = ['town', 'language', 'gender'] as const;

export type ComparedBy = (typeof comparedBy)[number];

/** `open`: oldest first. `answered`: latest answer first. */
export const lookLists = ['open', 'answered'] as const;

export type LookList = (typeof lookLists)[number];

export const matchingLimits = {
  /** How many of them a business is shown. */
  suggestions: 12,
  /** How many suggested reps a business may invite a day, for all its jobs together. */
  invitationsADay: 20,
  /** How long an administrator's claim of a job lasts, in minutes. */
  claimMinutes: 15,
} as const;
